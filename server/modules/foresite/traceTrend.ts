import { formatDate } from '#domain/dates';
import type { ForesiteData } from '#domain/foresite';
import { itemParts, type TraceNode, type TraceReader, trendOf } from './traceNode.ts';

type Trend = ForesiteData;
type Read = (trend: Trend, reader: TraceReader) => TraceNode | Promise<TraceNode>;

const currentOf = ({ design_milestones: milestones, current_milestone_id: id }: Trend) =>
  milestones.find((milestone) => milestone.id === id);
const withoutEstimate = (trend: Trend) =>
  currentOf(trend) ? null : 'No milestone has an estimate yet, so there is no forecast.';

const forecast: Read = (trend) => ({
  title: 'Forecast',
  note: withoutEstimate(trend),
  amount: trend.summary.forecast,
  inOrder: true,
  parts: [
    {
      key: 'current_estimate',
      of: 'current_estimate',
      title: currentOf(trend)?.name ?? 'Current estimate',
      detail: 'Current estimate',
      amount: trend.summary.current_estimate ?? 0,
    },
    {
      key: 'approved',
      of: 'approved',
      title: 'Approved since',
      detail: 'Not yet in an estimate',
      amount: trend.summary.approved,
    },
  ],
});

const currentEstimate: Read = (trend) => {
  const current = currentOf(trend);
  return {
    title: current ? `Estimate of ${current.name}` : 'Current estimate',
    note: current ? `${current.code}, ${formatDate(current.date)}.` : withoutEstimate(trend),
    amount: trend.summary.current_estimate,
    rest: 'Owner costs',
    parts: trend.series.flatMap(({ id, name, points }) =>
      points
        .filter(({ milestone_id: milestone }) => milestone === current?.id)
        .map(({ y }) => ({
          key: `component:${id}`,
          of: `component:${id}`,
          title: name,
          detail: null,
          amount: y,
        })),
    ),
  };
};

const approved: Read = async (trend, reader) => ({
  title: 'Approved since',
  note: 'Approved after the current estimate, so not yet in one.',
  amount: trend.summary.approved,
  parts: await itemParts(reader, { ids: trend.approved_series.map(({ item_id: id }) => id) }),
});

const pending =
  (end: 'high' | 'low'): Read =>
  async ({ summary, pending_decisions: [whole] }, reader) => {
    const start = { key: 'forecast', of: 'forecast', title: 'Forecast', detail: null };
    return {
      title: end === 'high' ? 'Pending high' : 'Pending low',
      note: `The forecast with the most that pending items can still ${end === 'high' ? 'add' : 'save'} together.`,
      amount: summary[`pending_${end}`],
      parts: [
        ...(summary.forecast === null ? [] : [{ ...start, amount: summary.forecast }]),
        ...(await itemParts(reader, { ids: whole?.[`${end}_items`] ?? [] })),
      ],
    };
  };

const reads = {
  forecast,
  current_estimate: currentEstimate,
  approved,
  pending_high: pending('high'),
  pending_low: pending('low'),
} as const;

/** A figure of the trend. */
export type TrendFigure = keyof typeof reads;
export const isTrendFigure = (of: string): of is TrendFigure => Object.hasOwn(reads, of);

/** What a figure of the trend is made of. */
export const trendNode = async (reader: TraceReader, of: TrendFigure): Promise<TraceNode> =>
  reads[of](await trendOf(reader), reader);
