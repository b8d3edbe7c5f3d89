import type { ColumnLayout } from './columnLayout.ts';

/** Columns worth leaving out, in pixels: below this the bookkeeping costs more than the cells. */
const worthwhile = 400;
/** Pixels drawn beyond each edge. */
const overscan = 200;

/** Positions drawn between the frozen ones, both ends included. */
export interface ColumnWindow {
  first: number;
  last: number;
}

/** Positions to draw at a sideways scroll of `left` pixels in a view of `width` pixels; all of them unless much is hidden. */
export function columnWindow(
  { starts, widths, startCount, endCount, startWidth, endWidth, width: total }: ColumnLayout,
  left: number,
  width: number,
): ColumnWindow {
  const all = { first: startCount, last: widths.length - endCount - 1 };
  if (width === 0 || total - width < worthwhile) return all;
  const from = left + startWidth - overscan;
  const to = left + width - endWidth + overscan;
  let { first, last } = all;
  while (first < last && (starts[first] ?? 0) + (widths[first] ?? 0) <= from) first += 1;
  while (last > first && (starts[last] ?? 0) >= to) last -= 1;
  return { first, last };
}
