/** Label of the size that shows everything (docs/product/lists.md). */
export const viewAll = 'View all';

const step = 20;

/** Sizes on offer: multiples of twenty below the count, five at most, then all. */
export function pageSizes(count: number): readonly (number | 'all')[] {
  const sizes: number[] = [step];
  for (let size = step * 2; size < count && sizes.length < 5; size += step) sizes.push(size);
  return [...sizes, 'all'];
}

/** First and last row shown, counted from 1; zeros when there are none. */
export function rangeOf(
  { offset, limit }: { offset: number; limit: number | 'all' },
  count: number,
): { from: number; to: number } {
  if (count === 0) return { from: 0, to: 0 };
  const from = Math.min(offset, count - 1) + 1;
  return { from, to: limit === 'all' ? count : Math.min(count, offset + limit) };
}
