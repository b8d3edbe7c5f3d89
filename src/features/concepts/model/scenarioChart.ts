import { AREA_UNITS, type AreaUnit } from '#domain/area';
import { type DriverEffect, DRIVERS, type Swings } from '#domain/concepts';
import { formatNumber } from '#domain/money';
import type { ConceptScenario } from '../conceptQueries.ts';
import * as t from '../texts.ts';

const kinds = {
  building: { name: t.buildingCost, color: 1 },
  escalation: { name: t.escalation, color: 3 },
  contingency: { name: t.contingency, color: 5 },
  markup: { name: t.markups, color: 7 },
} as const;
type Kind = keyof typeof kinds;

const sumOf = ({ steps }: ConceptScenario, kind: Kind) =>
  steps.reduce((cents, step) => (step.kind === kind ? cents + Math.round(step.amount * 100) : cents), 0) /
  100;

/** Scenarios side by side: a column each, from building cost to markups. */
export function scenarioColumns(scenarios: readonly ConceptScenario[]) {
  return {
    points: scenarios.map(({ id, name }) => ({ id: String(id), label: name })),
    series: (Object.keys(kinds) as Kind[]).map((kind) => ({
      id: kind,
      ...kinds[kind],
      values: scenarios.map((scenario) => sumOf(scenario, kind)),
    })),
  };
}

/** Every line that any of the scenarios has, in order, with its amount in each; a scenario without it has none. */
export function comparedLines(scenarios: readonly ConceptScenario[]) {
  const names = [
    ...new Map(
      scenarios.flatMap(({ steps }) => steps.map(({ kind, name }) => [`${kind} ${name}`, name] as const)),
    ),
  ];
  return names.map(([key, name]) => ({
    key,
    name,
    amounts: scenarios.map(
      ({ steps }) => steps.find((step) => `${step.kind} ${step.name}` === key)?.amount ?? null,
    ),
  }));
}

const swingWords = (swing: number, unit: (typeof DRIVERS)[keyof typeof DRIVERS]['unit']) => {
  const figure = formatNumber(swing, 2);
  if (unit === '%') return `± ${figure}%`;
  return `± ${figure} ${swing === 1 ? unit.slice(0, -1) : unit}`;
};

/** The effects of the drivers as bars to both sides of the total, the largest first. */
export function tornadoBars(effects: readonly DriverEffect[], swings: Swings, unit: AreaUnit) {
  return {
    points: effects.map(({ driver }) => ({
      id: driver,
      label:
        driver === 'cost_per_area'
          ? t.costPerAbbreviation(AREA_UNITS[unit].abbreviation)
          : (DRIVERS[driver].label as string),
      detail: swingWords(swings[driver], DRIVERS[driver].unit),
    })),
    series: [
      { id: 'low', name: t.down, color: 2, values: effects.map((one) => one.low_change) },
      { id: 'high', name: t.up, color: 1, values: effects.map((one) => one.high_change) },
    ],
  };
}
