import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '#server/contract/errors.ts';
import type { Database } from '#server/database/tenantTransaction.ts';

/** So long the process waits for the database before it says that it is away. */
const patienceMs = 1000;

/**
 * `/healthz`: the process answers, and says how its parts are; it stays 200 while a part is away that comes back without a
 * new start. `/readyz`: everything it needs answers too; a 503 says which part does not.
 */
export function addHealth(app: FastifyInstance, database: Database): void {
  let open: Promise<void> | undefined;
  /** Anybody may ask, and no limit stands before it: all who ask at the same time share one question to the database. */
  const ping = (): Promise<void> => (open ??= database.ping().finally(() => (open = undefined)));
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const answers = await Promise.race([
      ping().then(
        () => true,
        () => false,
      ),
      delay(patienceMs, false, { ref: false }),
    ]);
    return { status: 'ok', parts: { database: answers ? 'ok' : 'away' } };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await ping().catch((error: unknown) => {
      throw unavailable('The database does not answer. The server will be ready when it does.', error);
    });
    return { status: 'ready', parts: { database: 'ok' } };
  });
}
