import { overlayText, type OverlayForm } from '#design-system/charts/axes/overlayText.ts';
import { pendingCurve } from '#domain/foresite';
import { toTime } from '#domain/dates';
import { sumMoney } from '#domain/money';
import type { TrendLine, TrendPoint } from '#design-system/charts/trend-layout/TrendSpec.ts';
import * as t from '../texts.ts';
import type { TrendFigures } from './costTrendFigures.ts';
import type { Foresite, OutcomeBand } from './costTrendTypes.ts';
import type { StackMember } from './costTrendStack.ts';
import { positionWith, type WhatIf } from './whatIf.ts';

// Enough places on the curve that the drawing between them looks the same.
const curveStations = Array.from({ length: 17 }, (_, index) => index / 16);

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

/** What beside the data says which lines there are. */
export interface LineChoices {
  risk: boolean;
  overlay: OverlayForm;
  /** Drawn where it is known. */
  outcome?: OutcomeBand | undefined;
  whatIf?: WhatIf | undefined;
}

/** Lines of the whole project: risks, pending high, approved, what the focus makes of it, the likely outcome, pending low. */
export function projectLines(data: Foresite, figures: TrendFigures, choices: LineChoices): TrendLine[] {
  const span = lineSpan(data);
  if (!span) return [];
  const pending = data.pending_decisions.find((decision) => decision.dimension_id === null);
  const { overlay, outcome, whatIf } = choices;
  const [high, low] = pending && pending.items_count > 0 ? pendingLines(pending, span, figures, overlay) : [];
  const lines = [
    choices.risk && pending ? riskLine(data, pending, span, figures) : undefined,
    high,
    approvedLine(data, span, figures),
    whatIf && whatIfLine(data, span, whatIf, figures),
    outcome && outcomeLine(outcome, span, figures),
    low,
  ];
  return lines.filter((line) => line !== undefined);
}

/** Pending high and low of one member alone. Approvals are known for the project only, so it has no approved line. */
export function memberLines(
  data: Foresite,
  member: StackMember,
  figures: TrendFigures,
  { risk, overlay }: LineChoices,
): TrendLine[] {
  const span = lineSpan(data);
  const pending = data.pending_decisions.find((decision) => String(decision.dimension_id) === member.id);
  const amount = member.amounts.get(data.current_milestone_id ?? Number.NaN);
  if (!span || !pending || amount === undefined) return [];
  const own = { start: { x: span.start.x, y: amount }, end: span.end };
  const risks = risk ? riskLine(data, pending, own, figures) : undefined;
  const lines = pending.items_count > 0 ? pendingLines(pending, own, figures, overlay) : [];
  return risks ? [risks, ...lines] : lines;
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
    name: t.approved,
    figure: figures.short(last),
    tone: 'accent',
    shape: 'steps',
    points: [{ x: start.x, y: figures.scale(start.y) }, ...steps, { x: end, y: last }],
    dots: steps,
  };
}

/** The line with what is in focus, beside the approved line without it (docs/product/foresite.md). */
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
    name: t.withName(whatIf.name),
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
  overlay: OverlayForm,
): [TrendLine, TrendLine] {
  const to = (end: number) => curve(span, end, figures);
  const base = figures.scale(pending.forecast);
  const figure = (end: number) => overlayText(figures.scale(end), base, overlay, figures.short);
  return [
    {
      id: 'high',
      name: t.pendingHigh,
      figure: figure(pending.high),
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
      name: t.pendingLow,
      figure: figure(pending.low),
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

/** What active risks may cost on top of the pending high, as a band above it (docs/product/foresite.md). */
function riskLine(
  data: Foresite,
  pending: Foresite['pending_decisions'][number],
  span: { start: TrendPoint; end: number },
  figures: TrendFigures,
): TrendLine | undefined {
  const risks = data.risks?.find((row) => row.dimension_id === pending.dimension_id);
  if (!risks || risks.value <= 0) return undefined;
  const top = sumMoney([pending.high, risks.value]);
  const upper = curve(span, top, figures);
  return {
    id: 'risk',
    name: t.withRisks,
    figure: figures.short(figures.scale(top)),
    tone: 'high',
    shape: 'curve',
    dashed: true,
    points: upper,
    band: { upper, lower: curve(span, pending.high, figures) },
  };
}

/** Where the cost will likely end: the middle of the runs, with the band that holds eight of ten (docs/product/foresite.md). */
function outcomeLine(
  { p10, p50, p90 }: OutcomeBand,
  span: { start: TrendPoint; end: number },
  figures: TrendFigures,
): TrendLine {
  return {
    id: 'outcome',
    name: t.likelyP50,
    figure: figures.short(figures.scale(p50)),
    tone: 'muted',
    shape: 'curve',
    dashed: true,
    points: curve(span, p50, figures),
    band: { upper: curve(span, p90, figures), lower: curve(span, p10, figures) },
  };
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
