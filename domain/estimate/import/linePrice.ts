import { roundCents } from '#domain/money';
import { type Cell, columnLetter } from '#domain/sheets';
import { lineAmount } from '../lineAmount.ts';
import type { ColumnMapping } from './estimateColumns.ts';
import type { readNumber } from './sheetNumber.ts';
import type { FileLine } from './sheetLineTypes.ts';

type Row = readonly Cell[];

/** What a cell says, on one line. */
export const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).replaceAll(/\s+/g, ' ').trim();

/** Units without what stands before them in some trades: `P Cum`, `Per Rm.`. */
export const tidyUnit = (text: string): string => text.replace(/^p(?:er)?\.?\s+|^p\.\s*/i, '').slice(0, 40);

/** The three figures of a row, read once. */
export type Figures = Record<'quantity' | 'cost' | 'amount', ReturnType<typeof readNumber>>;

/** The figures of a row as they stand in the file. */
export const ownFigures = ({ quantity, cost, amount }: Figures) => ({
  quantity: quantity.kind === 'number' ? four(quantity.value) : null,
  unit_cost: cost.kind === 'number' ? four(cost.value) : null,
  amount: amount.kind === 'number' ? roundCents(amount.value) : null,
});

type Price = Pick<FileLine, 'quantity' | 'unit' | 'unit_cost' | 'amount' | 'problem' | 'warning'>;

const four = (value: number): number => Math.round((value + Number.EPSILON) * 10_000) / 10_000;

/** What a formula without a value asks of a person. */
const recalculate = 'Save the file in Excel and upload it again, or type the amount';

/** What a row says of its price: figures in dollars to the cent, quantity and unit cost to four decimals, and what is wrong with them. */
export function priceOf(
  row: Row,
  place: number,
  mapping: ColumnMapping,
  { quantity, cost, amount }: Figures,
): Price {
  const { unit } = mapping;
  const unitText = unit === undefined ? '' : textOf(row[unit]);
  const problems: string[] = [];
  const warnings: string[] = [];
  const isPriced = quantity.kind === 'number' && cost.kind === 'number';
  for (const [label, field, read] of [
    ['Quantity', 'quantity', quantity],
    ['Unit cost', 'unit_cost', cost],
    ['Amount', 'amount', amount],
  ] as const) {
    const name = `${label} ${columnLetter(mapping[field] ?? 0)}${place}`;
    if (read.kind === 'error') problems.push(`${name} is ${read.text} in the file.`);
    // Beside an amount a text does no harm; without one it is why there is none.
    if (read.kind === 'text')
      (amount.kind === 'number' ? warnings : problems).push(
        `${name} is not a number: “${read.text.slice(0, 40)}”.`,
      );
    if (read.kind !== 'empty') continue;
    const empty = `${name} is a formula that was never calculated`;
    if (label !== 'Amount' && amount.kind === 'number')
      warnings.push(`${empty}. The amount of the file is kept.`);
    else if (label === 'Amount' && isPriced) warnings.push(`${empty}. Quantity × unit cost is counted.`);
    else problems.push(`${empty}. ${recalculate}.`);
  }
  if (quantity.kind === 'number' && quantity.unit)
    warnings.push(`Quantity holds text. Read as ${quantity.value}.`);
  const read = (one: ReturnType<typeof readNumber>) => (one.kind === 'number' ? four(one.value) : null);
  const [q, c] = [read(quantity), read(cost)];
  const stated = amount.kind === 'number' ? roundCents(amount.value) : null;
  const exact = quantity.kind === 'number' && cost.kind === 'number' ? quantity.value * cost.value : null;
  const isMissing = amount.kind === 'none' || amount.kind === 'empty';
  const found = stated ?? (isMissing && exact !== null ? roundCents(exact) : null);
  if (found === null && problems.length === 0)
    problems.push(
      mapping.amount === undefined
        ? 'The amount is missing.'
        : `The amount is missing (${columnLetter(mapping.amount)}${place}).`,
    );
  if (found !== null && Math.abs(found) > 999_999_999_999) problems.push('The amount is too large.');
  if (exact !== null && stated !== null && Math.abs(exact - stated) > Math.max(1, Math.abs(stated) * 0.0001))
    warnings.push(
      `Quantity × unit cost is ${roundCents(exact).toLocaleString('en-US')}, the file says ${stated.toLocaleString('en-US')}. The file’s amount is kept.`,
    );
  return {
    quantity: q,
    unit: tidyUnit(unitText || (quantity.kind === 'number' ? (quantity.unit ?? '') : '')),
    unit_cost: found === null ? c : fittingCost(q, c, found),
    amount: found,
    problem: problems.join(' '),
    warning: warnings.join(' '),
  };
}

/**
 * The unit cost with which the line comes to the file's amount: the file's own, else the amount by quantity; null where
 * four decimals cannot say it, so that the amount counts and the total stays the file's.
 */
function fittingCost(quantity: number | null, cost: number | null, amount: number): number | null {
  if (quantity === null || quantity === 0) return quantity === 0 && amount !== 0 ? null : cost;
  const fits = (unit_cost: number) => lineAmount({ quantity, unit_cost, amount: null }) === amount;
  if (cost !== null && fits(cost)) return cost;
  const derived = four(amount / quantity);
  return cost !== null && Math.abs(derived - cost) <= Math.abs(cost) * 0.001 && fits(derived)
    ? derived
    : null;
}
