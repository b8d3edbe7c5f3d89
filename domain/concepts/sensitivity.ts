import { subtractMoney, toDecimal } from '#domain/money';
import { scenarioCost, type ScenarioInput } from './scenarioCost.ts';

/** What a total is tested against, one at a time. `swing` is by how much at first: percent, percentage points or months. */
export const DRIVERS = {
  area: { label: 'Area', unit: '%', swing: 10, most: 90 },
  cost_per_area: { label: 'Cost per area', unit: '%', swing: 10, most: 90 },
  escalation: { label: 'Escalation', unit: 'points', swing: 1, most: 10 },
  duration: { label: 'Duration', unit: 'months', swing: 3, most: 60 },
  contingency: { label: 'Contingency', unit: 'points', swing: 2, most: 50 },
} as const;

/** Something that a total depends on. */
export type Driver = keyof typeof DRIVERS;

/** By how much each is moved, up and down. */
export type Swings = Readonly<Record<Driver, number>>;

/** What a total comes to with one driver moved down and up, in dollars. */
export interface DriverEffect {
  driver: Driver;
  low: number;
  high: number;
  /** The difference to the total as it stands. */
  low_change: number;
  high_change: number;
  /** From the lower to the higher of both. */
  spread: number;
}

const drivers = Object.keys(DRIVERS) as Driver[];

/** The swings that a person starts with. */
export const usualSwings: Swings = {
  area: DRIVERS.area.swing,
  cost_per_area: DRIVERS.cost_per_area.swing,
  escalation: DRIVERS.escalation.swing,
  duration: DRIVERS.duration.swing,
  contingency: DRIVERS.contingency.swing,
};

/** Four decimals, as areas and costs per area are kept. */
const scaled = (value: number | string, percent: number) =>
  toDecimal(value)
    .times(100 + percent)
    .div(100)
    .round(4)
    .toFixed();

type Move = (input: ScenarioInput, by: number) => ScenarioInput;

/** A scenario with one driver moved by its swing. */
const moves: Readonly<Record<Driver, Move>> = {
  area: ({ components, ...rest }, by) => ({
    ...rest,
    components: components.map((one) => ({ ...one, area: scaled(one.area, by) })),
  }),
  cost_per_area: ({ components, ...rest }, by) => ({
    ...rest,
    components: components.map((one) => ({ ...one, cost_per_area: scaled(one.cost_per_area, by) })),
  }),
  escalation: ({ terms, ...rest }, by) => ({
    ...rest,
    terms: { ...terms, escalation_percent: terms.escalation_percent + by },
  }),
  duration: ({ terms, ...rest }, by) => ({
    ...rest,
    terms: { ...terms, duration_months: Math.max(1, terms.duration_months + by) },
  }),
  contingency: ({ terms, ...rest }, by) => ({
    ...rest,
    terms: { ...terms, contingency_percent: Math.max(0, terms.contingency_percent + by) },
  }),
};

/** What the total does when one driver at a time moves down and up by its swing, the largest spread first. */
export function sensitivityOf(input: ScenarioInput, swings: Swings): DriverEffect[] {
  const { total } = scenarioCost(input);
  return drivers
    .map((driver) => {
      const low = scenarioCost(moves[driver](input, -swings[driver])).total;
      const high = scenarioCost(moves[driver](input, swings[driver])).total;
      return {
        driver,
        low,
        high,
        low_change: subtractMoney(low, total),
        high_change: subtractMoney(high, total),
        spread: Math.abs(subtractMoney(high, low)),
      };
    })
    .sort((a, b) => b.spread - a.spread);
}
