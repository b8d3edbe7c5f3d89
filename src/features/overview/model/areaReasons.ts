import { type Area, type AreaUnit, formatArea, toSquareFeet } from '#domain/area';
import { moneyPart, type Reason, type ReasonPart } from '#shared/why';
import type { Overview, OverviewComponent } from '../overviewQueries.ts';
import * as t from '../texts.ts';
import type { AreaFigure } from './areaFigures.ts';

const areaPart = (name: string, value: number | null, unit: AreaUnit): ReasonPart => ({
  name,
  text: formatArea(value === null ? null : { value, unit }),
});
const largestFirst = (a: { area: Area }, b: { area: Area }) => toSquareFeet(b.area) - toSquareFeet(a.area);
const most = 12;

/** Why a figure of the program's area is what it is. */
export function areaReason(
  figure: AreaFigure['id'],
  { unit, target, summary, approved_series: steps }: Overview['area'],
  components: readonly OverviewComponent[] = [],
): Reason {
  const part = (name: string, value: number | null) => areaPart(name, value, unit);
  const counted = components
    .flatMap(({ is_counted: counts, name, area }) => (counts && area ? [{ name, area }] : []))
    .toSorted(largestFirst);
  const reasons: Record<AreaFigure['id'], Reason> = {
    target: { sentence: t.theTargetArea },
    planned: {
      sentence: t.theAreasOfTheComponents,
      parts: counted.map(({ name, area }) => ({ name, text: formatArea(area) })),
      sum: part(t.planned, summary.planned),
    },
    approved: {
      sentence: t.whatItemsApprovedSince,
      parts: steps.slice(0, most).map(({ code, name, y }, at) => ({
        name: code === null ? t.itemAt(at + 1) : `${code} ${name ?? ''}`,
        text: part('', y - (steps[at - 1]?.y ?? 0)).text,
      })),
      sum: part(t.approved, summary.approved),
    },
    forecast: {
      sentence: t.thePlannedAreaAndWhat,
      parts: [part(t.planned, summary.planned), part(t.approvedItems, summary.approved)],
      sum: part(t.forecast, summary.forecast),
    },
    range: {
      sentence: t.theForecastWithTheLeast,
      parts: [
        part(t.forecast, summary.forecast),
        part(t.pendingLow, summary.pending_low),
        part(t.pendingHigh, summary.pending_high),
      ],
    },
    stand: {
      sentence: t.theForecastLessTheTarget,
      parts: [part(t.forecast, summary.forecast), part(t.target, target)],
      sum: part(t.difference, summary.gap),
    },
  };
  return reasons[figure];
}

/** The figures of a component in the list. */
export type ComponentFigure =
  'area' | 'approved' | 'pending_low' | 'pending_high' | 'current_cost' | 'forecast_cost' | 'target_cost';

const sentences: Record<ComponentFigure, string> = {
  area: t.thePlannedAreaEntered,
  approved: t.whatApprovedItems,
  pending_low: t.theMostThatPendingItemsOf,
  pending_high: t.theMostThatPendingItems,
  current_cost: t.theNewestEstimate,
  forecast_cost: t.theNewestEstimateOf,
  target_cost: t.theBudgetOfTheComponent,
};

/** Why a figure of a component is what it is. */
export const componentReason = (figure: ComponentFigure): Reason => ({ sentence: sentences[figure] });

/** Why a component, or all of them, is over or under its target. */
export const gapReason = (forecast: number | null, target: number | null, gap: number): Reason => ({
  sentence: t.theForecastLessTheTarget,
  parts: [moneyPart(t.forecast, forecast), moneyPart(t.target, target)],
  sum: moneyPart(t.gap, gap),
});

/** What the contract calls the costs of a component. */
export const componentTrace = (id: number, figure: ComponentFigure): string | undefined =>
  figure === 'current_cost'
    ? `member:components:0:${id}:current`
    : figure === 'forecast_cost'
      ? `member:components:0:${id}:forecast`
      : undefined;
