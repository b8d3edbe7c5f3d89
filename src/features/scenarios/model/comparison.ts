import { costPerArea, formatArea, formatCostPerArea } from '#domain/area';
import { formatMoney, formatNumber, NOTHING, sumMoney } from '#domain/money';
import type { ComparedScenario, ScenarioComparison } from '#shared/foresite';
import * as t from '../texts.ts';

/** A figure of one scenario; `best` marks the most favourable where they differ. */
export interface ComparedCell {
  text: string;
  note?: string;
  trend?: 'rise' | 'fall';
  best?: boolean;
}

/** A line of the comparison, with a cell for the project as it is now and one for each scenario. */
export interface ComparedRow {
  id: string;
  label: string;
  now: ComparedCell;
  cells: ComparedCell[];
}

interface Line {
  id: string;
  label: string;
  cell: (one: ComparedScenario) => ComparedCell;
  /** As it is now; absent where a figure is that of a scenario alone. */
  now?: ComparedCell;
  /** What is compared: the lowest is the best, unless `highest`. Absent where no figure is better than another. */
  rank?: (one: ComparedScenario) => number | null;
  highest?: boolean;
}

const none: ComparedCell = { text: NOTHING };

function gapCell(gap: number | null): ComparedCell {
  if (gap === null) return none;
  if (gap === 0) return { text: formatMoney(0), note: t.onBudget };
  return gap > 0
    ? { text: formatMoney(gap), note: t.overBudget, trend: 'rise' }
    : { text: formatMoney(-gap), note: t.underBudget, trend: 'fall' };
}

type Figures = Pick<ScenarioComparison['before'], 'forecast' | 'pending_low' | 'pending_high'>;

/** By how much a scenario moves a figure of the forecast; nothing where it does not. */
function moveNote(now: number | null, then: number | null): Pick<ComparedCell, 'note'> {
  if (now === null || then === null || now === then) return {};
  const more = sumMoney([then, -now]);
  return { note: more > 0 ? t.moneyMore(formatMoney(more)) : t.moneyLess(formatMoney(-more)) };
}

function daysCell({ scenario }: ComparedScenario): ComparedCell {
  const { schedule_days: days, is_schedule_critical: critical } = scenario;
  const note = critical ? { note: t.criticalPath } : {};
  if (days === 0) return { text: '0', ...note };
  return { text: `${days > 0 ? '+' : '−'}${Math.abs(days)}`, ...note };
}

function risksCell({ risks }: ComparedScenario): ComparedCell {
  if (risks === null) return none;
  if (risks.length === 0) return { text: '0' };
  const value = sumMoney(risks.map((risk) => risk.value));
  const codes = risks.map(({ code }) => code).join(', ');
  return { text: String(risks.length), note: value === 0 ? codes : `${codes} · ${formatMoney(value)}` };
}

function linesOf(comparison: ScenarioComparison): Line[] {
  const { area, before, drivers, results } = comparison;
  const perArea = (one: ComparedScenario) => {
    const rate = area.value > 0 ? costPerArea(one.scenario.cost, area) : null;
    return { text: rate === null ? NOTHING : formatCostPerArea(rate, area.unit) };
  };
  const showsRisks = results.some(({ risks }) => risks !== null);
  const money = (amount: number | null): ComparedCell => ({ text: formatMoney(amount) });
  /** A figure of the forecast, now and with a scenario, and by how much that moves it. */
  const moved = (of: (figures: Figures) => number | null) => ({
    now: money(of(before)),
    rank: (one: ComparedScenario) => of(one.after),
    cell: (one: ComparedScenario): ComparedCell => ({
      ...money(of(one.after)),
      ...moveNote(of(before), of(one.after)),
    }),
  });
  return [
    { id: 'cost', label: t.cost, cell: (one) => money(one.scenario.cost), rank: (one) => one.scenario.cost },
    { id: 'rate', label: t.costPerArea, cell: perArea },
    { id: 'area', label: t.estimatedArea, cell: (one) => ({ text: formatArea(one.scenario.area) }) },
    {
      id: 'days',
      label: t.scheduleDays,
      cell: daysCell,
      rank: (one) => one.scenario.schedule_days,
    },
    { id: 'forecast', label: t.forecast, ...moved(({ forecast }) => forecast) },
    { id: 'gap', label: t.againstBudget, cell: (one) => gapCell(one.after.gap), now: gapCell(before.gap) },
    { id: 'low', label: t.lowIfPendingItemsChange, ...moved(({ pending_low: low }) => low) },
    { id: 'high', label: t.highIfPendingItemsChange, ...moved(({ pending_high: high }) => high) },
    ...(showsRisks
      ? [
          {
            id: 'risks',
            label: t.openRisksLinked,
            cell: risksCell,
            rank: (one: ComparedScenario) => one.risks?.length ?? null,
          },
        ]
      : []),
    ...drivers.map((driver) => ({
      id: `driver-${driver.id}`,
      label: driver.name,
      cell: (one: ComparedScenario) => ({ text: signed(scoreOf(one, driver.id)) }),
      rank: (one: ComparedScenario) => scoreOf(one, driver.id),
      highest: true,
    })),
    ...(drivers.length > 0
      ? [
          {
            id: 'drivers',
            label: t.goalsWeighted,
            cell: (one: ComparedScenario) =>
              one.driver_score === null ? none : { text: signed(one.driver_score) },
            rank: (one: ComparedScenario) => one.driver_score,
            highest: true,
          },
        ]
      : []),
    { id: 'items', label: t.items, cell: (one) => ({ text: String(one.items.length) }) },
  ];
}

const scoreOf = (one: ComparedScenario, driver: number) =>
  one.drivers.find(({ id }) => id === driver)?.score ?? 0;
const signed = (value: number) =>
  value === 0 ? '0' : `${value > 0 ? '+' : '−'}${formatNumber(Math.abs(value))}`;

/** The lines of a comparison; the most favourable cells of a line are marked where not all are equal. */
export function comparedRows(comparison: ScenarioComparison): ComparedRow[] {
  const { results } = comparison;
  return linesOf(comparison).map(({ id, label, cell, now = none, rank, highest }) => {
    const ranks = results.map((one) => (rank ? rank(one) : null));
    const known = ranks.filter((value) => value !== null);
    const differ = new Set(known).size > 1;
    const best = highest ? Math.max(...known) : Math.min(...known);
    const cells = results.map((one, index) => ({
      ...cell(one),
      ...(differ && ranks[index] === best ? { best: true } : {}),
    }));
    return { id, label, now, cells };
  });
}

/** An item that any of the scenarios holds, with its cost in those that do. */
export interface ComparedItem {
  id: number;
  code: string;
  name: string;
  costs: (string | null)[];
  /** Whether some hold it and others do not. */
  differs: boolean;
}

/** The items of all scenarios, by code: where they differ is what sets the scenarios apart. */
export function itemRows({ results }: ScenarioComparison): ComparedItem[] {
  const all = new Map(results.flatMap(({ items }) => items).map((item) => [item.id, item]));
  return [...all.values()]
    .toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }))
    .map(({ id, code, name }) => {
      const costs = results.map(({ items }) => {
        const own = items.find((item) => item.id === id);
        return own ? formatMoney(own.cost) : null;
      });
      return { id, code, name, costs, differs: costs.includes(null) };
    });
}
