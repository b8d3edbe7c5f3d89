import { unavailable } from './errors.ts';

/** Calls that may wait for servers elsewhere at one time, of all companies together; a company has one. */
const most = 3;

/**
 * Lets a few calls wait for another server at one time. Each holds a connection of the database until that server
 * answers, so without a limit a slow one would take the connections of every company.
 * Throws 503 where the company waits already, or where too many do.
 */
export function makeElsewhere(): <T>(tenantId: number, ask: () => Promise<T>) => Promise<T> {
  const waiting = new Set<number>();
  return async (tenantId, ask) => {
    if (waiting.has(tenantId) || waiting.size >= most)
      throw unavailable(
        'Another server is being asked already, and has not answered yet. Try again in a moment.',
      );
    waiting.add(tenantId);
    try {
      return await ask();
    } finally {
      waiting.delete(tenantId);
    }
  };
}
