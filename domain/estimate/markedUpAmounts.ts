import { type CostMode, type DisplayLine, displayCost } from '#domain/markups';

/** Amounts with the markups that hide in them, and those that stand below. Amounts in dollars. */
export interface MarkedUpAmounts<Row> {
  amounts: Row[];
  markups: { name: string; amount: number }[];
}

/**
 * Amounts of an estimate as they were entered, under the markups of the project: lines that hide, or all of them where they are
 * allocated, are spread over the amounts by their share, the others stand below. Together they come to the total with all markups, to the cent. `area` is in the unit that
 * lines by area are priced in.
 */
export function markedUpAmounts<Row extends { amount: number }>(
  amounts: readonly Row[],
  lines: readonly DisplayLine[],
  area: number,
  mode: CostMode = 'separated',
): MarkedUpAmounts<Row> {
  const shown = displayCost(
    amounts.map(({ amount }) => amount),
    lines,
    mode,
    { area },
  );
  return {
    amounts: amounts.map((one, at) => ({ ...one, amount: shown.rows[at] ?? one.amount })),
    markups: shown.lines.map(({ name, amount }) => ({ name, amount })),
  };
}
