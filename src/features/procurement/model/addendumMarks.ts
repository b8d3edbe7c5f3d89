import type { IssueChange } from '#domain/bidding';

/** Which addendum changed each scope line last, and how many lines the newest addendum left changed; null before the first. */
export function addendumMarks(addenda: readonly { number: number; changes: readonly IssueChange[] }[]): {
  byLine: ReadonlyMap<number, number>;
  last: { number: number; count: number } | null;
} {
  const byLine = new Map<number, number>();
  const ordered = addenda.toSorted((a, b) => a.number - b.number);
  for (const { number, changes } of ordered)
    for (const { subject, after } of changes) if (subject === 'LINE' && after) byLine.set(after.id, number);
  const newest = ordered.at(-1);
  return {
    byLine,
    last: newest
      ? {
          number: newest.number,
          count: [...byLine.values()].filter((number) => number === newest.number).length,
        }
      : null,
  };
}
