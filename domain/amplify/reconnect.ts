/** How a lost connection is taken up again (docs/product/amplify.md). */
export const RECONNECT = { first: 1000, longest: 30_000, tries: 10, heartbeat: 30_000 } as const;

/** Milliseconds before the n-th try in a row, from 1: 1, 2, 4 … 30 s; null once there were ten. */
export const reconnectDelay = (attempt: number): number | null =>
  attempt > RECONNECT.tries ? null : Math.min(RECONNECT.first * 2 ** (attempt - 1), RECONNECT.longest);
