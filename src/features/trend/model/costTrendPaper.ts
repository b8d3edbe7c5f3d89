import type { ChartPaper, PaperFact } from '#design-system/charts/paper/ChartPaper.ts';
import { AREA_UNITS } from '#domain/area';
import { formatDate } from '#domain/dates';
import { formatMoney, sumMoney } from '#domain/money';
import * as t from '../texts.ts';
import { measureOf, shownMembers, type TrendMore } from './costTrend.ts';
import { trendFigures } from './costTrendFigures.ts';
import { readStack } from './costTrendStack.ts';
import type { CostDisplay, Foresite, TrendChoices } from './costTrendTypes.ts';
import { positionWith } from './whatIf.ts';

/** What a display mode is called, with the abbreviation of the project's area unit. */
export const displayName = (display: CostDisplay, unit: string): string =>
  ({ COST: t.cost, COST_PER_GSF: `$ / ${unit}`, GSF: unit })[display];

/** What the trend's PDF says beside the chart: how it is shown, in the words of its menus, and the summary's figures while the chart shows the whole project. */
export function costTrendPaper(
  data: Foresite,
  choices: TrendChoices,
  label: string,
  more: TrendMore = {},
): Pick<ChartPaper, 'facts' | 'figures'> {
  const stack = readStack(data, measureOf(choices, more));
  const shown = shownMembers(stack, choices.hidden).map(({ name }) => name);
  const isWhole = shown.length === stack.members.length;
  const part = isWhole ? '' : t.lengthOfLength2List(shown.length, stack.members.length, shown.join(', '));
  const unit = AREA_UNITS[data.area.unit].abbreviation;
  const also = [...(choices.risk ? [t.risk] : []), ...(more.outcome ? [t.rangeOfOutcome] : [])];
  const facts: PaperFact[] = [
    { name: t.shownAs, text: more.isArea ? unit : displayName(choices.display, unit) },
    { name: t.splitBy, text: `${label}${part}` },
    ...(also.length > 0 ? [{ name: t.withWord, text: also.join(', ') }] : []),
    ...(more.whatIf
      ? [{ name: t.whatIf, text: `${more.whatIf.name}, ${formatMoney(more.whatIf.cost)}` }]
      : []),
    ...(more.isPast ? [{ name: t.asItStoodOn, text: formatDate(data.today) }] : []),
  ];
  return isWhole && choices.display !== 'GSF' ? { facts, figures: summaryFigures(data, more) } : { facts };
}

/** The summary in a row, by the names it has beside the chart; what is not known is left out. */
export function summaryFigures(data: Foresite, { isArea = false, whatIf }: TrendMore): PaperFact[] {
  const { full, aim } = trendFigures(isArea ? 'AREA' : 'COST', data.area);
  const { summary, target_budget: target } = data;
  const figure = (name: string, value: number | null): PaperFact[] =>
    value === null ? [] : [{ name, text: full(value) }];
  const gap = summary.forecast === null || target === null ? null : sumMoney([summary.forecast, -target]);
  return [
    ...figure(isArea ? t.target : t.budget, target),
    ...figure(t.currentMilestone, summary.current_estimate),
    ...figure(t.approved, summary.approved),
    ...figure(t.forecast, summary.forecast),
    ...(gap === null ? [] : figure(`${gap === 0 ? t.on : gap > 0 ? t.over : t.under} ${aim}`, Math.abs(gap))),
    ...(whatIf ? figure(t.withName(whatIf.name), positionWith(data, whatIf).forecast) : []),
    ...figure(t.pendingLow, summary.pending_low),
    ...figure(t.pendingHigh, summary.pending_high),
  ];
}
