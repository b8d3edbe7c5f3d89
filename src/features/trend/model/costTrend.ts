import { formatDate, toTime } from '#domain/dates';
import { formatPercent } from '#domain/money';
import type {
  TrendBridge,
  TrendColumn,
  TrendMark,
  TrendSpec,
} from '#design-system/charts/trend-layout/TrendSpec.ts';
import * as t from '../texts.ts';
import { eventMarks, eventReadings } from './contractEvents.ts';
import { trendFigures, type TrendFigures } from './costTrendFigures.ts';
import { lineSpan, memberLines, projectLines } from './costTrendLines.ts';
import { approvalReadings, columnReadings, forecastReading } from './costTrendReadings.ts';
import { byDate, readStack, type Stack, type StackMember } from './costTrendStack.ts';
import type { Foresite, OutcomeBand, TrendChoices, TrendMeasure } from './costTrendTypes.ts';
import type { WhatIf } from './whatIf.ts';

/** What the chart shows beside ForeSite's own figures. */
export interface TrendMore {
  whatIf?: WhatIf | undefined;
  outcome?: OutcomeBand | undefined;
  /** The figures are those of a day that is past: it is named where TODAY would stand. */
  isPast?: boolean;
  /** The amounts are areas in the project's unit, not dollars: the chart in area mode (docs/product/foresite.md). */
  isArea?: boolean;
}

/** What the amounts are drawn as. */
export const measureOf = (choices: TrendChoices, more: TrendMore): TrendMeasure =>
  more.isArea ? 'AREA' : choices.display;

/**
 * Turns ForeSite's data into the drawing of the cost trend. Lines, target and budget belong to the whole project: with members
 * switched off they are left out, except that a member shown alone keeps its own pending range.
 */
export function costTrend(data: Foresite, choices: TrendChoices, more: TrendMore = {}): TrendSpec {
  const measure = measureOf(choices, more);
  const figures = trendFigures(measure, data.area);
  const stack = readStack(data, measure);
  const shown = shownMembers(stack, choices.hidden);
  const whole = shown.length === stack.members.length && measure !== 'GSF';
  const target = whole && data.target_budget !== null ? figures.scale(data.target_budget) : undefined;
  const [only] = shown.length === 1 && measure !== 'GSF' ? shown : [];
  const wanted = { ...more, risk: choices.risk, overlay: choices.overlay };
  const lines = whole
    ? projectLines(data, figures, wanted)
    : only
      ? memberLines(data, only, figures, wanted)
      : [];
  const columns = stack.milestones.map((milestone) => columnOf(milestone, shown, figures));
  return {
    members: shown.map(({ id, name, color }) => ({ id, name, color })),
    columns,
    marks: measure === 'GSF' ? stack.milestones.map(markOf) : marksOf(data),
    events: eventMarks(data),
    lines,
    bridges: choices.delta ? bridgesOf(columns, figures) : [],
    readings: [
      ...columnReadings(data, stack, shown, figures, target),
      ...(whole ? approvalReadings(data, figures) : []),
      ...eventReadings(data),
      ...forecastReading(data, lines, figures, target, whole ? more.outcome : undefined),
    ],
    fan: { upper: 'high', lower: 'low' },
    ...(target === undefined
      ? {}
      : { target: { value: target, figure: figures.short(target), name: t.target } }),
    today: { x: toTime(data.today), label: more.isPast ? formatDate(data.today) : t.today },
    topAxis: choices.quarters ? 'quarters' : 'months',
    spacing: choices.timeScale ? 'time' : 'even',
    patterned: choices.patterns,
    formatTick: figures.tick,
  };
}

/** Members that the legend leaves on; all of them when it would leave none. */
export function shownMembers(stack: Stack, hidden: ReadonlySet<string>): readonly StackMember[] {
  const shown = stack.members.filter((member) => !hidden.has(member.id));
  return shown.length > 0 ? shown : stack.members;
}

function columnOf(
  milestone: Foresite['design_milestones'][number],
  shown: readonly StackMember[],
  figures: TrendFigures,
): TrendColumn {
  const values = shown.map((member) => figures.scale(member.amounts.get(milestone.id) ?? 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  return {
    id: String(milestone.id),
    x: toTime(milestone.date),
    values,
    figure: figures.short(total),
    shortFigure: figures.narrow(total),
  };
}

/** Milestones up to the first one after the forecasted: what lies beyond is planning, not trend. */
function marksOf(data: Foresite): TrendMark[] {
  const ordered = data.design_milestones.toSorted(byDate);
  const last = ordered.findIndex((milestone) => milestone.id === data.forecasted_milestone_id);
  const near = last < 0 ? ordered : ordered.slice(0, last + 2);
  const marks = near.map(markOf);
  const span = lineSpan(data);
  if (last >= 0 || !span || !data.completion_date) return marks;
  const completion = { name: t.completion, date: data.completion_date, has_estimate: false };
  return [...marks.filter((mark) => mark.x !== span.end), markOf(completion)];
}

function markOf(milestone: { name: string; date: string; has_estimate: boolean }): TrendMark {
  return {
    x: toTime(milestone.date),
    label: milestone.name,
    detail: formatDate(milestone.date),
    // The top axis says the year.
    shortDetail: formatDate(milestone.date).replace(/, \d+$/, ''),
    strong: milestone.has_estimate,
  };
}

function bridgesOf(columns: readonly TrendColumn[], figures: TrendFigures): TrendBridge[] {
  const totals = columns.map((column) => column.values.reduce((sum, value) => sum + value, 0));
  return columns.slice(1).map((_, index): TrendBridge => {
    const before = totals[index] ?? 0;
    const change = (totals[index + 1] ?? 0) - before;
    const tone = change > 0 ? 'rise' : change < 0 ? 'fall' : 'plain';
    const arrow = { rise: '▲ ', fall: '▼ ', plain: '' }[tone];
    const amount = tone === 'plain' ? t.noChange : `${arrow}${figures.short(change)}`;
    const percent = before === 0 ? '' : formatPercent(Math.abs((change / before) * 100));
    const texts =
      tone === 'plain' || !percent ? [amount] : [`${amount} ${percent}`, amount, `${arrow}${percent}`];
    return { from: index, to: index + 1, texts, tone };
  });
}
