import { roundCents, subtractMoney, sumMoney, toDecimal } from '#domain/money';
import { isPriced, lineAmount, type PricedLine } from './lineAmount.ts';

/** What a component gets of a line, in percent. */
export interface SplitShare {
  component_id: number;
  percent: number;
}

/** A line's part in one component. Amount in dollars. */
export interface SplitPart extends PricedLine {
  component_id: number;
  amount: number;
}

/**
 * A line shared out over components, by shares that come to 100. The parts come to its amount and its quantity exactly: what
 * rounding leaves goes to the largest, whose unit cost is left out where it no longer says its amount.
 */
export function splitLine(line: PricedLine, shares: readonly SplitShare[]): SplitPart[] {
  const given = shares.filter(({ percent }) => percent > 0);
  const total = lineAmount(line);
  const largest = given.reduce(
    (best, { percent }, at) => (percent > (given[best]?.percent ?? 0) ? at : best),
    0,
  );
  const part = (percent: number): PricedLine & { amount: number } => {
    const quantity =
      line.quantity === null ? null : toDecimal(line.quantity).times(percent).div(100).round(4).toNumber();
    const { unit_cost } = line;
    const share = roundCents(toDecimal(total).times(percent).div(100).toFixed());
    const amount = isPriced({ quantity, unit_cost })
      ? lineAmount({ quantity, unit_cost, amount: null })
      : share;
    return { quantity, unit_cost, amount };
  };
  const parts = given.map(({ component_id, percent }): SplitPart => ({ component_id, ...part(percent) }));
  const others = parts.filter((_, at) => at !== largest);
  return parts.map((one, at) => {
    if (at !== largest) return one;
    const amount = subtractMoney(total, sumMoney(others.map((other) => other.amount)));
    const quantity =
      line.quantity === null
        ? null
        : others
            .reduce((left, other) => left.minus(other.quantity ?? 0), toDecimal(line.quantity))
            .round(4)
            .toNumber();
    const says = lineAmount({ quantity, unit_cost: one.unit_cost, amount }) === amount;
    return { ...one, quantity, amount, unit_cost: says ? one.unit_cost : null };
  });
}
