import { totalOf } from './linesSoFar.ts';
import type { SheetLines, StatedTotal } from './sheetLineTypes.ts';

/**
 * The total that a sheet states of all its lines. Where the last one cannot be read, those above it are of parts, unless one
 * agrees with all of them.
 */
export function wholeTotal(read: SheetLines): StatedTotal | undefined {
  const found = read.totals.findLast(({ scope }) => scope === 'all');
  return read.totals.at(-1)?.amount !== null || statesAll(read) ? found : undefined;
}

/** Whether the last total that a sheet states of everything agrees with all its lines. */
export function statesAll({ totals, lines }: SheetLines): boolean {
  const last = totals.findLast(({ scope }) => scope === 'all');
  return (last?.agrees ?? false) && last?.sum === totalOf(lines);
}
