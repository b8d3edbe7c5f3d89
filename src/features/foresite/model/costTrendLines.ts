import { pendingCurve } from '#domain/foresite';
import type { TrendLine, TrendPoint } from '#design-system/charts/trend-layout/TrendSpec.ts';
import type { TrendFigures } from './costTrendFigures.ts';
import type { Foresite } from './costTrendTypes.ts';
import type { StackMember } from './costTrendStack.ts';
import { positionWith, type WhatIf } from './whatIf.ts';

// Enough places on the curve that the drawing between them cannot be told from it.
const curveStations = Array.from({ length: 17 }, (_, index) => index / 16);

/** UTC milliseconds of `YYYY-MM-DD`. */
export function toTime(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Where the lines start and end, in UTC milliseconds and dollars; undefined when there is no current estimate or no date to run to. */
export function lineSpan(data: Foresite): { start: TrendPoint; end: number } | undefined {
  const current = data.design_milestones.find((milestone) => milestone.id === data.current_milestone_id);
  const forecasted = data.design_milestones.find(
    (milestone) => milestone.id === data.forecasted_milestone_id,
  );
  const until = forecasted?.date ?? data.completion_date;
  if (!current || current.total === null || !until || until <= current.date) return undefined;
  const approvals = data.approved_series.map((point) => toTime(point.x));
  return {
    start: { x: toTime(current.date), y: current.total },
    end: Math.max(toTime(until), ...approvals),
  };
}

/** Lines of the whole project: pending high, approved, what the focus makes of it, pending low. */
export function projectLines(data: Foresite, figures: TrendFigures, whatIf?: WhatIf): TrendLine[] {
  const span = lineSpan(data);
  if (!span) return [];
  const pending = data.pending_decisions.find((decision) => decision.dimension_id === null);
  const [high, low] = pending && pending.items_count > 0 ? pendingLines(pending, span, figures) : [];
  const supposed = whatIf && whatIfLine(data, span, whatIf, figures);
  return [high, approvedLine(data, span, figures), supposed, low].filter((line) => line !== undefined);
}

/** Pending high and low of one member alone. Approvals are known for the project only, so it has no approved line. */
export function memberLines(data: Foresite, member: StackMember, figures: TrendFigures): TrendLine[] {
  const span = lineSpan(data);
  const pending = data.pending_decisions.find((decision) => String(decision.dimension_id) === member.id);
  const amount = member.amounts.get(data.current_milestone_id ?? Number.NaN);
  if (!span || !pending || pending.items_count === 0 || amount === undefined) return [];
  return pendingLines(pending, { start: { x: span.start.x, y: amount }, end: span.end }, figures);
}

function approvedLine(
  data: Foresite,
  { start, end }: { start: TrendPoint; end: number },
  figures: TrendFigures,
): TrendLine {
  const steps = data.approved_series
    .map((point) => ({ x: Math.max(start.x, toTime(point.x)), y: figures.scale(start.y + point.y) }))
    .toSorted((a, b) => a.x - b.x);
  const last = steps.at(-1)?.y ?? figures.scale(start.y);
  return {
    id: 'approved',
    name: 'Approved',
    figure: figures.short(last),
    tone: 'accent',
    shape: 'steps',
    points: [{ x: start.x, y: figures.scale(start.y) }, ...steps, { x: end, y: last }],
    dots: steps,
  };
}

/** The line with what is in focus, beside the approved line without it (decisions §4). */
function whatIfLine(
  data: Foresite,
  span: { start: TrendPoint; end: number },
  whatIf: WhatIf,
  figures: TrendFigures,
): TrendLine | undefined {
  const { forecast } = positionWith(data, whatIf);
  if (forecast === null) return undefined;
  return {
    id: 'what-if',
    name: `With ${whatIf.name}`,
    figure: figures.short(figures.scale(forecast)),
    tone: 'accent',
    shape: 'curve',
    dashed: true,
    points: curve(span, forecast, figures),
  };
}

function pendingLines(
  pending: Foresite['pending_decisions'][number],
  span: { start: TrendPoint; end: number },
  figures: TrendFigures,
): [TrendLine, TrendLine] {
  const to = (end: number) => curve(span, end, figures);
  return [
    {
      id: 'high',
      name: 'Pending high',
      figure: figures.short(figures.scale(pending.high)),
      tone: 'high',
      shape: 'curve',
      points: to(pending.high),
      band: {
        upper: to(pending.high + pending.high_top_margin),
        lower: to(pending.high - pending.high_bottom_margin),
      },
    },
    {
      id: 'low',
      name: 'Pending low',
      figure: figures.short(figures.scale(pending.low)),
      tone: 'low',
      shape: 'curve',
      points: to(pending.low),
      band: {
        upper: to(pending.low + pending.low_top_margin),
        lower: to(pending.low - pending.low_bottom_margin),
      },
    },
  ];
}

function curve(
  { start, end }: { start: TrendPoint; end: number },
  amount: number,
  figures: TrendFigures,
): TrendPoint[] {
  return curveStations.map((part) => ({
    x: start.x + (end - start.x) * part,
    y: figures.scale(start.y + (amount - start.y) * pendingCurve(part)),
  }));
}
