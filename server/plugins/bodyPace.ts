import { finished, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MEGABYTE } from '#domain/files';
import { tooMany, unavailable } from '#server/contract/errors.ts';

/** Bodies up to here are read as they come. */
const smallBytes = 65_536;
/** What is read of larger bodies a second: of one address, and of all. */
const bytesPerSecond = { address: 16 * MEGABYTE, all: 32 * MEGABYTE } as const;
/** What may come at once after a quiet time, as time of the pace in milliseconds. */
const burstMs = 250;
/** Larger bodies that are held in memory at one time, in bytes: of one address (the largest of the contract has room), and of all. */
const heldBytes = { address: 40 * MEGABYTE, all: 64 * MEGABYTE } as const;
const mostRemembered = 10_000;

const busy = 'The server is reading too much at once. Try again in a moment.';

/** When bytes may go on: each of them takes its share of a second, one after the other. */
export function createPace(perSecond: number, clock: () => number): (bytes: number) => number {
  let taken = -Infinity;
  return (bytes) => {
    const now = clock();
    taken = Math.max(taken, now - burstMs) + (bytes / perSecond) * 1000;
    return Math.max(0, taken - now);
  };
}

type Sender = { pace: (bytes: number) => number; held: number };

/** Length of a body that has to be paced; undefined for none, and for a small one. One without a length may be of any. */
function largeBody({ headers, routeOptions }: FastifyRequest): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 0;
  const length = Number(headers['content-length'] ?? 0);
  return length > smallBytes ? length : undefined;
}

/**
 * Large bodies are read at a pace: what they leave in memory is cleared away in between, and not in pauses that everybody waits for. Those
 * that are held as a whole are few at one time. What is left of a refused one is read at the same pace and forgotten.
 */
export function paceBodies(app: FastifyInstance, clock: () => number = () => performance.now()): void {
  const paceOfAll = createPace(bytesPerSecond.all, clock);
  const senders = new Map<string, Sender>();
  let heldOfAll = 0;

  const senderOf = (address: string): Sender => {
    const known = senders.get(address);
    senders.delete(address);
    const sender = known ?? { pace: createPace(bytesPerSecond.address, clock), held: 0 };
    senders.set(address, sender);
    for (const [oldest, { held }] of senders) {
      if (senders.size <= mostRemembered) break;
      if (held === 0) senders.delete(oldest);
    }
    return sender;
  };

  const pacer = ({ pace }: Sender): Transform =>
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        const waitMs = Math.max(pace(chunk.length), paceOfAll(chunk.length));
        if (waitMs < 1) done(null, chunk);
        else setTimeout(done, waitMs, null, chunk);
      },
    });

  app.addHook('preParsing', async (request, reply, payload) => {
    const length = largeBody(request);
    if (length === undefined) return payload;
    const sender = senderOf(request.ip);
    // A file goes to the disk piece by piece; everything else is held until it is answered.
    if (!request.headers['content-type']?.startsWith('multipart/')) {
      const held = Math.min(length, request.routeOptions.bodyLimit ?? length);
      if (sender.held + held > heldBytes.address) throw tooMany(2);
      if (heldOfAll + held > heldBytes.all) throw unavailable(busy);
      sender.held += held;
      heldOfAll += held;
      finished(reply.raw, () => {
        sender.held -= held;
        heldOfAll -= held;
      });
    }
    const paced = pacer(sender);
    payload.on('error', (error: Error) => paced.destroy(error));
    request.raw.once('close', () => {
      if (!request.raw.readableEnded) paced.destroy(request.raw.errored ?? new Error('The body broke off.'));
    });
    // What nobody has asked for by then is forgotten, so that the connection can serve on.
    finished(reply.raw, () => paced.resume());
    return payload.pipe(paced);
  });

  app.addHook('onSend', async (request, _reply, answer) => {
    const { raw } = request;
    if (raw.complete || raw.readableFlowing !== null || largeBody(request) === undefined) return answer;
    raw.pipe(pacer(senderOf(request.ip))).resume();
    return answer;
  });
}
