import { type AreaUnit, costPerArea } from '#domain/area';
import { type Amount, roundCents, sumMoney, toDecimal } from '#domain/money';

/** A component of a concept: an area in the unit of its analysis, at dollars per unit of area. */
export interface PricedComponent {
  area: Amount;
  cost_per_area: Amount;
}

/** What a concept comes to, before what time, risk and markups add. */
export interface ConceptCost {
  /** Of each component, in dollars and in their order. */
  costs: number[];
  cost: number;
  area: number;
  /** Dollars per unit of area; null without an area. */
  cost_per_area: number | null;
}

/** Area times cost per area of each component, rounded half away from zero to cents, and their sums. */
export function conceptCost(components: readonly PricedComponent[], unit: AreaUnit): ConceptCost {
  const costs = components.map(({ area, cost_per_area: rate }) =>
    roundCents(toDecimal(area).times(toDecimal(rate)).toFixed()),
  );
  const cost = sumMoney(costs);
  const area = components.reduce((sum, one) => sum.plus(toDecimal(one.area)), toDecimal(0)).toNumber();
  return { costs, cost, area, cost_per_area: costPerArea(cost, { value: area, unit }) };
}
