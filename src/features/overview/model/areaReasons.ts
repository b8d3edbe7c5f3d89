import { type Area, type AreaUnit, formatArea, toSquareFeet } from '#domain/area';
import { moneyPart, type Reason, type ReasonPart } from '#shared/why';
import type { Overview, OverviewComponent } from '../overviewQueries.ts';
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
    target: { sentence: 'The target area in the details of the project.' },
    planned: {
      sentence: 'The areas of the components that count, as they are designed now.',
      parts: counted.map(({ name, area }) => ({ name, text: formatArea(area) })),
      sum: part('Planned', summary.planned),
    },
    approved: {
      sentence: 'What items approved since the newest estimate change of the area.',
      parts: steps.slice(0, most).map(({ code, name, y }, at) => ({
        name: code === null ? `Item ${at + 1}` : `${code} ${name ?? ''}`,
        text: part('', y - (steps[at - 1]?.y ?? 0)).text,
      })),
      sum: part('Approved', summary.approved),
    },
    forecast: {
      sentence: 'The planned area and what approved items change of it.',
      parts: [part('Planned', summary.planned), part('Approved items', summary.approved)],
      sum: part('Forecast', summary.forecast),
    },
    range: {
      sentence:
        'The forecast with the least and the most that pending items can make of it together, one of each group.',
      parts: [
        part('Forecast', summary.forecast),
        part('Pending low', summary.pending_low),
        part('Pending high', summary.pending_high),
      ],
    },
    stand: {
      sentence: 'The forecast less the target.',
      parts: [part('Forecast', summary.forecast), part('Target', target)],
      sum: part('Difference', summary.gap),
    },
  };
  return reasons[figure];
}

/** The figures of a component in the list. */
export type ComponentFigure =
  'area' | 'approved' | 'pending_low' | 'pending_high' | 'current_cost' | 'forecast_cost' | 'target_cost';

const sentences: Record<ComponentFigure, string> = {
  area: 'The planned area, entered in Components.',
  approved: 'What approved items of the component change of its area.',
  pending_low: 'The most that pending items of the component may take away, one of each group.',
  pending_high: 'The most that pending items of the component may add, one of each group.',
  current_cost: 'The newest estimate of the component.',
  forecast_cost: 'The newest estimate of the component and what was approved since.',
  target_cost: 'The budget of the component, set in Components.',
};

/** Why a figure of a component is what it is. */
export const componentReason = (figure: ComponentFigure): Reason => ({ sentence: sentences[figure] });

/** Why a component, or all of them, is over or under its target. */
export const gapReason = (forecast: number | null, target: number | null, gap: number): Reason => ({
  sentence: 'The forecast less the target.',
  parts: [moneyPart('Forecast', forecast), moneyPart('Target', target)],
  sum: moneyPart('Gap', gap),
});

/** What the contract calls the costs of a component. */
export const componentTrace = (id: number, figure: ComponentFigure): string | undefined =>
  figure === 'current_cost'
    ? `member:components:0:${id}:current`
    : figure === 'forecast_cost'
      ? `member:components:0:${id}:forecast`
      : undefined;
