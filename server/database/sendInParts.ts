import { setImmediate } from 'node:timers/promises';

/** Rows of one statement: what this thread makes of them takes it a few milliseconds. */
export const ROWS_AT_ONCE = 2000;

/**
 * Sends a statement for many rows part by part. While the database works on one part this thread makes the next, and others get
 * their turn in between; a part is sent before the one ahead of it is answered, and no more than one.
 */
export async function sendInParts<Row>(
  rows: readonly Row[],
  send: (part: readonly Row[], from: number) => Promise<unknown>,
): Promise<void> {
  if (rows.length <= ROWS_AT_ONCE) return void (await send(rows, 0));
  let ahead: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await setImmediate();
    const sent = send(rows.slice(from, from + ROWS_AT_ONCE), from);
    sent.catch(() => undefined); // awaited below, after the one ahead of it, which says first what went wrong
    await ahead;
    ahead = sent;
  }
  await ahead;
}

/** Does `work` for each of many rows; others get their turn in between. */
export async function eachInParts<Row>(
  rows: readonly Row[],
  work: (row: Row, index: number) => void,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_ONCE === 0) await setImmediate();
    work(row, index);
  }
}
