import { fromCents, toCents } from '#domain/money';
import type { GapItem } from './closeGap.ts';

/** Items that can be approved together, and what they change together, in dollars. */
export interface Combination {
  item_ids: number[];
  change: number;
}

/** Items that save beyond which there are too many combinations to list. */
const MOST_ITEMS = 12;

/**
 * Every combination of the items that save, never two of one group, the best for a gap first: those that close it by the least beyond it,
 * then those that do not by the most that they save; of equal ones the one with fewer items. The last is none at all where there is a gap.
 * Null where there are too many to list.
 */
export function combinationsOf(items: readonly GapItem[], gap: number): Combination[] | null {
  const savers = items.filter(({ amount }) => amount < 0).toSorted((a, b) => a.id - b.id);
  if (savers.length > MOST_ITEMS) return null;
  const wanted = toCents(gap);
  const found: { ids: number[]; saved: number }[] = [];
  const add = (at: number, ids: number[], saved: number, taken: ReadonlySet<number>): void => {
    const item = savers[at];
    if (!item) return void found.push({ ids, saved });
    add(at + 1, ids, saved, taken);
    const { id, amount, group_ids: groups } = item;
    if (!groups.some((group) => taken.has(group)))
      add(at + 1, [...ids, id], saved - toCents(amount), new Set([...taken, ...groups]));
  };
  add(0, [], 0, new Set());
  const beyond = ({ saved }: { saved: number }) => (saved >= wanted ? saved - wanted : Infinity);
  const orderly = found.toSorted(
    (a, b) =>
      (beyond(a) === beyond(b) ? b.saved - a.saved : beyond(a) - beyond(b)) ||
      a.ids.length - b.ids.length ||
      (a.ids[0] ?? 0) - (b.ids[0] ?? 0),
  );
  return orderly.map(({ ids, saved }) => ({ item_ids: ids, change: -fromCents(saved) || 0 }));
}
