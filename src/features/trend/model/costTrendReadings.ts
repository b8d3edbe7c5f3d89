import { formatDate, toTime } from '#domain/dates';
import { OWNER_COSTS_ID } from '#domain/foresite';
import type { ReadingRow, TrendLine, TrendReading } from '#design-system/charts/trend-layout/TrendSpec.ts';
import * as t from '../texts.ts';
import type { TrendFigures } from './costTrendFigures.ts';
import { lineSpan } from './costTrendLines.ts';
import type { Stack, StackMember } from './costTrendStack.ts';
import type { Foresite, OutcomeBand } from './costTrendTypes.ts';

/** What each milestone column says: its layers from the top down, the total, and where it stands against the target. */
export function columnReadings(
  data: Foresite,
  stack: Stack,
  shown: readonly StackMember[],
  figures: TrendFigures,
  target: number | undefined,
): TrendReading[] {
  return stack.milestones.map((milestone) => {
    const amounts = shown.map((member) => figures.scale(member.amounts.get(milestone.id) ?? 0));
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    const layers = shown.map((member, index) => ({
      name: member.name,
      figure: figures.short(amounts[index] ?? 0),
      swatch: member.color,
    }));
    return {
      id: `milestone-${milestone.id}`,
      column: String(milestone.id),
      x: toTime(milestone.date),
      title: milestone.name,
      note: milestone.code,
      rows: [
        ...layers.reverse(),
        { name: t.total, figure: figures.short(total), weight: 'total' },
        ...budgetRow(total, target, figures),
        ...ownerRow(data, milestone.id, target, figures),
      ],
    };
  });
}

/** What the owner pays beside the estimate, where the columns do not hold it already. */
function ownerRow(
  data: Foresite,
  milestone: number,
  target: number | undefined,
  figures: TrendFigures,
): ReadingRow[] {
  const point = data.owner_costs.find((candidate) => candidate.milestone_id === milestone);
  const isCounted = data.series.some((series) => series.id === OWNER_COSTS_ID);
  if (!point || isCounted || target === undefined) return [];
  return [{ name: t.ownerCostsNotIncluded, figure: figures.short(figures.scale(point.y)) }];
}

/** Where an amount stands against the target: never by colour alone. */
function budgetRow(total: number, target: number | undefined, figures: TrendFigures): ReadingRow[] {
  if (target === undefined) return [];
  const gap = total - target;
  const { aim } = figures;
  if (gap === 0) return [{ name: t.onAim(aim), figure: figures.short(0) }];
  return gap > 0
    ? [{ name: t.overAim(aim), figure: figures.short(gap), change: 'rise' }]
    : [{ name: t.underAim(aim), figure: figures.short(gap), change: 'fall' }];
}

/** What each approved step says: the item, what it changed, and the forecast since. */
export function approvalReadings(data: Foresite, figures: TrendFigures): TrendReading[] {
  const span = lineSpan(data);
  if (!span) return [];
  return data.approved_series.map((point, index) => {
    const before = data.approved_series[index - 1]?.y ?? 0;
    return {
      id: `approval-${point.item_id}`,
      x: Math.max(span.start.x, toTime(point.x)),
      y: figures.scale(span.start.y + point.y),
      title: point.name ?? t.approvedItem,
      ...(point.code === null ? {} : { note: point.code }),
      rows: [
        { name: t.approved, figure: formatDate(point.x) },
        { name: figures.subject, figure: figures.short(figures.scale(point.y - before)) },
        {
          name: t.forecastSince,
          figure: figures.short(figures.scale(span.start.y + point.y)),
          weight: 'total',
        },
      ],
    };
  });
}

/** What the end of the lines says: each line with its figure, from high to low, and the target. */
export function forecastReading(
  data: Foresite,
  lines: readonly TrendLine[],
  figures: TrendFigures,
  target: number | undefined,
  outcome?: OutcomeBand,
): TrendReading[] {
  const span = lineSpan(data);
  if (!span || lines.length === 0) return [];
  const milestone = data.design_milestones.find((candidate) => candidate.id === data.forecasted_milestone_id);
  const approved = lines.find((line) => line.id === 'approved')?.points.at(-1)?.y;
  const rows = lines.map((line): ReadingRow & { height: number } => ({
    name: line.name,
    figure: line.figure,
    swatch: line.tone,
    height: line.points.at(-1)?.y ?? 0,
  }));
  if (target !== undefined)
    rows.push({ name: t.target, figure: figures.short(target), swatch: 'target', height: target });
  if (outcome)
    for (const [name, amount] of [
      ['P90', outcome.p90],
      ['P10', outcome.p10],
    ] as const)
      rows.push({
        name,
        figure: figures.short(figures.scale(amount)),
        swatch: 'muted',
        height: figures.scale(amount),
      });
  return [
    {
      id: 'forecast',
      x: span.end,
      title: milestone?.name ?? t.completion,
      ...(milestone ? { note: milestone.code } : {}),
      rows: [
        ...rows.toSorted((a, b) => b.height - a.height).map(({ height: _height, ...row }) => row),
        ...(approved === undefined ? [] : budgetRow(approved, target, figures)),
      ],
    },
  ];
}
