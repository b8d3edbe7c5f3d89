import { excludeEachOther, FOCUS_PROBLEMS, type FocusableItem, focusItem } from '#domain/items';

/** The focus after boxes were ticked or cleared, with what is to be said of those that stayed out. */
export interface FocusStep<Item> {
  focused: Item[];
  problem: string | null;
}

/**
 * From the focused items to those that the grid says are ticked now. One ticked item lets those of its groups go;
 * of many at once (all, a range) each joins unless it excludes one that is in already (docs/product/foresite.md). Ticking
 * all again, when none can join, clears. Items that stand on another page (not in `shown`) are neither in the grid's
 * keys for certain nor its to take away: they stay, unless one of their group comes in.
 */
export function focusStep<Item extends FocusableItem>(
  before: readonly Item[],
  wanted: readonly Item[],
  shown: readonly { id: number }[],
): FocusStep<Item> {
  const onPage = new Set(shown.map(({ id }) => id));
  const ids = new Set(wanted.map(({ id }) => id));
  const elsewhere = before.filter(({ id }) => !onPage.has(id));
  const kept = before.filter(({ id }) => ids.has(id) || !onPage.has(id));
  const had = new Set(before.map(({ id }) => id));
  const added = wanted.filter(({ id }) => !had.has(id));
  const [only] = added;
  if (added.length === 1 && only) return { focused: focusItem(kept, only), problem: null };
  const focused = [...kept];
  for (const item of added) if (!focused.some((other) => excludeEachOther(item, other))) focused.push(item);
  if (added.length > 0 && focused.length === kept.length) return { focused: elsewhere, problem: null };
  const left = focused.length < kept.length + added.length;
  return { focused, problem: left ? FOCUS_PROBLEMS.exclusive : null };
}
