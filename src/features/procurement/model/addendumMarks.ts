import type { IssueChange } from '#domain/bidding';

/** What addenda did to the lines of a scope sheet. */
export interface AddendumMarks {
  /** The addendum that changed each line last. */
  byLine: ReadonlyMap<number, number>;
  /** The newest addendum and how many lines it left changed; null before the first. */
  last: { number: number; count: number } | null;
  /** Whether the newest addendum changed a line. */
  isNew: (line: number) => boolean;
}

/** Marks scope lines with the addenda that changed them. */
export function addendumMarks(
  addenda: readonly { number: number; changes: readonly IssueChange[] }[],
): AddendumMarks {
  const byLine = new Map<number, number>();
  const ordered = addenda.toSorted((a, b) => a.number - b.number);
  for (const { number, changes } of ordered)
    for (const { subject, after } of changes) if (subject === 'LINE' && after) byLine.set(after.id, number);
  const newest = ordered.at(-1);
  const isNew = (line: number) => newest !== undefined && byLine.get(line) === newest.number;
  return {
    byLine,
    isNew,
    last: newest ? { number: newest.number, count: [...byLine.keys()].filter(isNew).length } : null,
  };
}
