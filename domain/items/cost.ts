import { fromCents, safeCents, sumMoney, toCents, toDecimal, type Amount } from '#domain/money';

/** A priced row of an item. */
export interface PricedSubItem {
  quantity: Amount | null;
  unit_cost: Amount | null;
}

/**
 * Quantity times unit cost in dollars, rounded half away from zero to cents (docs/product/items.md); null until both are there.
 * Throws RuleError `money_out_of_range` past 90 trillion dollars.
 */
export function subItemExtension(quantity: Amount | null, unitCost: Amount | null): number | null {
  if (quantity === null || unitCost === null) return null;
  return fromCents(toCents(toDecimal(quantity).times(toDecimal(unitCost)).toFixed()));
}

/** Sum of the rounded extensions in dollars; rows without a price count as nothing (docs/product/items.md). */
export function subtotalCost(subItems: Iterable<PricedSubItem>): number {
  return sumMoney([...subItems].map((row) => subItemExtension(row.quantity, row.unit_cost)));
}

/** Parts that percentages with four decimals of cents come in. */
const PARTS = 1_000_000;

/** What a limit is worth in cents: the size of the cost times the percentage, never negative, rounded to cents. */
export function limitCents(cost: Amount, percent: Amount): number {
  const parts = Math.abs(toCents(cost)) * Math.round(Number(percent) * 10_000);
  // Whole numbers are exact as long as they are safe; thousands of limits are summed for one chart.
  if (
    Number.isSafeInteger(parts + PARTS) &&
    Math.round(Number(percent) * 10_000) / 10_000 === Number(percent)
  ) {
    const rounded = parts + PARTS / 2;
    return (rounded - (rounded % PARTS)) / PARTS;
  }
  return toCents(toDecimal(cost).abs().times(toDecimal(percent)).div(100).toFixed());
}

/**
 * Lowest and highest price an item may come to, in dollars: limits are percentages of the size of the cost, so a
 * saving's range also runs from low to high (docs/product/items.md).
 */
export function limitsRange(
  cost: Amount,
  lowerPercent: Amount,
  upperPercent: Amount,
): { low: number; high: number } {
  const cents = toCents(cost);
  return {
    low: fromCents(safeCents(cents - limitCents(cost, lowerPercent))),
    high: fromCents(safeCents(cents + limitCents(cost, upperPercent))),
  };
}
