import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { DatabaseError } from '#server/database/databaseError.ts';

/** Addresses that are asked every few seconds and say nothing. */
const quiet = new Set(['/healthz', '/readyz']);

type DescribedError = { type: string; message: string; stack: string; [detail: string]: unknown };

/** An error for the log: what failed and where. A statement's text and parameters hold people's data and stay out. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const detail =
    error instanceof DatabaseError
      ? { problem: error.problem, constraint: error.constraint, sqlState: error.sqlState }
      : { cause: error.cause === undefined ? undefined : describeError(error.cause) };
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...detail };
}

/** How the server logs: JSON lines without headers, bodies or query texts, so that no secret can be in them. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  serializers: { err: describeError },
  redact: {
    paths: ['req.headers', '*.authorization', '*.cookie', '*.password', '*.token', '*.secret'],
    remove: true,
  },
});

const idBytes = 9;
const randomness = Buffer.alloc(idBytes * 128);
let used = randomness.length;

/** Twelve letters of chance; drawn for many ids at once, because each draw asks the system. */
function ownId(): string {
  if (used === randomness.length) {
    randomFillSync(randomness);
    used = 0;
  }
  used += idBytes;
  return randomness.toString('base64url', used - idBytes, used);
}

/** The id of a request: a trusted proxy's own, else a fresh one. */
export const makeRequestId = (trustProxy: boolean) => (raw: IncomingMessage) => {
  const given = raw.headers['x-request-id'];
  return trustProxy && typeof given === 'string' && /^[\w.:-]{8,100}$/.test(given) ? given : ownId();
};

/** One line for each answered request: who asked for what, how it ended, and how long it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (quiet.has(path)) return;
    // Files of the page are many and say little; they show when somebody looks for trouble.
    const level = path.startsWith('/assets/') && reply.statusCode < 400 ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        tenant: request.tenant?.slug,
        user: request.caller?.userId,
        apiKey: request.caller?.apiKey?.id,
        impersonating: request.caller?.impersonation?.roleName,
      },
      'answered',
    );
  });
}
