import { type AreaUnit, AREA_UNITS, costPerArea, formatArea } from '#domain/area';
import { formatDate } from '#domain/dates';
import { applyTemplate, type TemplateKind, type TemplateLine } from '#domain/markups';
import { formatCents, formatNumber, roundCents, subtractMoney, sumMoney, toDecimal } from '#domain/money';
import { conceptCost, type PricedComponent } from './conceptCost.ts';

/** What a scenario adds to a concept. Percentages in percent, escalation a year; dates `YYYY-MM-DD`. */
export interface ScenarioTerms {
  start_date: string | null;
  duration_months: number;
  escalation_percent: number;
  contingency_percent: number;
  markups: readonly TemplateLine[];
}

/** A concept under terms, in the prices of a day. */
export interface ScenarioInput {
  components: readonly PricedComponent[];
  area_unit: AreaUnit;
  cost_date: string;
  terms: ScenarioTerms;
}

/** A step from the cost of the building to the total, in dollars, with why it is what it is. */
export interface CostStep {
  kind: 'building' | 'escalation' | 'contingency' | 'markup';
  name: string;
  amount: number;
  reason: string;
}

/** What a scenario costs, in dollars. The steps add up to the total, to the cent. */
export interface ScenarioCost {
  steps: CostStep[];
  total: number;
  area: number;
  /** Dollars per unit of area; null without an area. */
  cost_per_area: number | null;
  /** Months from the day of the prices to the middle of construction. */
  months_to_midpoint: number;
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Months from the day of the prices to the middle of construction, to the half month; never below zero. */
export function monthsToMidpoint(costDate: string, { start_date, duration_months }: ScenarioTerms): number {
  const wait = start_date === null ? 0 : monthOf(start_date) - monthOf(costDate);
  return Math.max(0, wait + duration_months / 2);
}

/** Decimals of the factor of escalation. */
const factorDecimals = 8;

/** What a cost grows by at a rate in percent a year, compounding over months: 4 over 18 is 1.06059609. */
export function escalationFactor(percentAYear: number, months: number): string {
  return toDecimal((1 + percentAYear / 100) ** (months / 12))
    .round(factorDecimals)
    .toFixed();
}

const percent = (value: number) => `${formatNumber(value, 4)}%`;

/** What a markup line is taken of. */
const bases: Readonly<Record<TemplateKind, (value: number, unit: AreaUnit) => string>> = {
  percent_direct: (value) => `${percent(value)} of construction cost with contingency`,
  percent_compound: (value) => `${percent(value)} of the running total`,
  percent_total: (value) => `${percent(value)} of the total`,
  lump_sum: () => 'Lump sum',
  per_area: (value, unit) => `${formatCents(value)} for each ${AREA_UNITS[unit].abbreviation}`,
};

function escalationReason({ cost_date: day, terms }: ScenarioInput, months: number): string {
  const rate = `${percent(terms.escalation_percent)} a year`;
  if (months === 0) return `${rate}; construction is over before the day of the prices`;
  const from = `${formatNumber(months, 1)} months from ${formatDate(day)} to the midpoint of construction`;
  return `${rate}, compounding over ${from}`;
}

/**
 * Building cost, escalation to the midpoint of construction, contingency on both, then markups in their order
 * (docs/product/concepts.md). Throws RuleError `markup_not_converging` as `applyTemplate` does.
 */
export function scenarioCost(input: ScenarioInput): ScenarioCost {
  const { components, area_unit: unit, cost_date: day, terms } = input;
  const building = conceptCost(components, unit);
  const months = monthsToMidpoint(day, terms);
  const escalated = roundCents(
    toDecimal(building.cost).times(escalationFactor(terms.escalation_percent, months)).toFixed(),
  );
  const contingency = roundCents(toDecimal(escalated).times(terms.contingency_percent).div(100).toFixed());
  const construction = sumMoney([escalated, contingency]);
  const { amounts, total } = applyTemplate(construction, terms.markups, { area: building.area });
  const count = components.length;
  return {
    steps: [
      {
        kind: 'building',
        name: 'Building cost',
        amount: building.cost,
        reason: `${formatArea({ value: building.area, unit })} in ${count === 1 ? '1 component' : `${count} components`}`,
      },
      {
        kind: 'escalation',
        name: 'Escalation',
        amount: subtractMoney(escalated, building.cost),
        reason: escalationReason(input, months),
      },
      {
        kind: 'contingency',
        name: 'Contingency',
        amount: contingency,
        reason: `${percent(terms.contingency_percent)} of building cost with escalation`,
      },
      ...terms.markups.map((line, at) => ({
        kind: 'markup' as const,
        name: line.name,
        amount: amounts[at] ?? 0,
        reason: bases[line.kind](Number(line.value), unit),
      })),
    ],
    total,
    area: building.area,
    cost_per_area: costPerArea(total, { value: building.area, unit }),
    months_to_midpoint: months,
  };
}
