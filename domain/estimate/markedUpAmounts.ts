import { type DisplayLine, displayCost } from '#domain/markups';
import type { GroupAmount } from './rollUp.ts';

/** Amounts with the markups that hide in them, and those that stand below. Amounts in dollars. */
export interface MarkedUpAmounts {
  amounts: GroupAmount[];
  markups: { name: string; amount: number }[];
}

/**
 * Amounts of an estimate as they were entered, under the markups of the project: lines that hide are spread over the amounts by
 * their share, the others stand below. Together they come to the total with all markups, to the cent. `area` is in the unit that
 * lines by area are priced in.
 */
export function markedUpAmounts(
  amounts: readonly GroupAmount[],
  lines: readonly DisplayLine[],
  area: number,
): MarkedUpAmounts {
  const shown = displayCost(
    amounts.map(({ amount }) => amount),
    lines,
    'separated',
    { area },
  );
  return {
    amounts: amounts.map((one, at) => ({ ...one, amount: shown.rows[at] ?? one.amount })),
    markups: shown.lines.map(({ name, amount }) => ({ name, amount })),
  };
}
