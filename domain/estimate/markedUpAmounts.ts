import { type CostMode, type DisplayLine, displayCost } from '#domain/markups';
import { roundCents, subtractMoney, sumMoney, toDecimal } from '#domain/money';

/** What lines of one place come to, and what of it markups are reckoned on. Amounts in dollars. */
export interface EnteredAmount {
  amount: number;
  /** Of the lines that take the markups of their estimate. */
  taking: number;
  /** What the lines with a markup of their own add. */
  own: number;
}

/** Amounts with the markups that hide in them, and those that stand below. Amounts in dollars. */
export interface MarkedUpAmounts<Row> {
  amounts: Row[];
  markups: { name: string; amount: number }[];
}

/** What the markups that lines say for themselves stand as. */
const LINE_MARKUPS = 'Line markups';

/**
 * What a line says of markups: null takes those of its estimate; a rate in percent of its amount stands in their place, 0 for none. Answers
 * what it adds by itself, in dollars.
 */
export const ownMarkup = (amount: number, rate: number | null): number =>
  rate === null ? 0 : roundCents(toDecimal(amount).times(rate).div(100).toFixed());

/**
 * Amounts of an estimate as they were entered, under the markups that lie on it: those are reckoned on the lines that take them. Lines that
 * hide, or all of them where they are allocated, are spread over these amounts by their share, the others stand below, and so do the markups
 * that lines say for themselves. Together they come to the total with all markups, to the cent. `area` is in the unit that lines by area are
 * priced in.
 */
export function markedUpAmounts<Row extends EnteredAmount>(
  amounts: readonly Row[],
  lines: readonly DisplayLine[],
  area: number,
  mode: CostMode = 'separated',
): MarkedUpAmounts<Omit<Row, 'taking' | 'own'>> {
  const shown = displayCost(
    amounts.map(({ taking }) => taking),
    lines,
    mode,
    { area },
  );
  const own = mode === 'direct_only' ? 0 : sumMoney(amounts.map((one) => one.own));
  const isBelow = mode === 'separated';
  return {
    amounts: amounts.map(({ taking, own: added, ...one }, at) => ({
      ...one,
      amount: sumMoney([
        one.amount,
        subtractMoney(shown.rows[at] ?? taking, taking),
        ...(mode === 'allocated' ? [added] : []),
      ]),
    })),
    markups: [
      ...shown.lines.map(({ name, amount }) => ({ name, amount })),
      ...(isBelow && own !== 0 ? [{ name: LINE_MARKUPS, amount: own }] : []),
    ],
  };
}

/** Amounts as they were entered, without what markups are reckoned on. */
export const enteredAmounts = <Row extends EnteredAmount>(
  amounts: readonly Row[],
): Omit<Row, 'taking' | 'own'>[] => amounts.map(({ taking: _taking, own: _own, ...row }) => row);
