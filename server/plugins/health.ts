import type { FastifyInstance } from 'fastify';
import { unavailable } from '#server/contract/errors.ts';
import type { Database } from '#server/database/tenantTransaction.ts';

/** `/healthz`: the process answers. `/readyz`: so does everything it needs; a 503 says which part does not. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await database.ping().catch((error: unknown) => {
      throw unavailable('The database does not answer. The server will be ready when it does.', error);
    });
    return { status: 'ready', parts: { database: 'ok' } };
  });
}
