import type { FastifyReply } from 'fastify';
import { unavailable } from './errors.ts';

/**
 * Runs `work` for at most `ms`. Its signal fires when the time is up or the client has gone; at the deadline the
 * caller gets 503 at once, and what `work` still does ends with its database transaction.
 */
export async function withDeadline<T>(
  ms: number,
  reply: FastifyReply,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(unavailable('This took too long and was stopped. Try again in a moment.'));
      controller.abort();
    }, ms);
  });
  const gone = () => controller.abort();
  reply.raw.once('close', gone);
  try {
    const running = work(controller.signal);
    running.catch(() => undefined); // heard below unless the deadline came first
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
    reply.raw.off('close', gone);
  }
}
