import type { Scale, ScaleOptions } from 'chart.js';
import type { Drawn, Room } from '../paint/Picture.ts';
import { calendarSpans } from './calendarSpans.ts';
import { roomAfterMarks, roomBeforeColumns } from './columnRoom.ts';
import { fitNames } from './fitNames.ts';
import type { ChartSeries, PointAxis } from './PointAxis.ts';
import { placeText, type PlacedText } from './PlacedText.ts';
import { placeSpans } from './placeSpans.ts';
import type { Shape } from './Shape.ts';
import { fontOf } from '../paint/fontOf.ts';

/** The axis below a chart as the library takes it. */
export interface PointScale {
  /** Ids of the points, where they stand side by side. */
  labels: string[] | undefined;
  options: ScaleOptions<'category' | 'time'>;
  /** Values as the data of a set: by place, or with their dates. */
  data: (values: readonly number[]) => unknown[];
  toX: (chart: Drawn, place: number) => number;
  /** Gives the points their room at both ends, which the library cannot say in px. */
  afterLayout: (chart: Drawn) => void;
  /** Details under the names, and the second axis at the top. */
  surround: (chart: Drawn) => { ground: Shape[]; texts: PlacedText[] };
  /** Room over the plot, px. */
  top: number;
  /** About the room of one point, px. */
  band: number;
}

const day = 86_400_000;
const lonely = 180 * day; // a single date gets half a year of axis
const reach = 0.25; // today may lengthen the axis by this part of its span
const nameLine = 15; // line height of names, px
const namePadding = 6; // between the axis and its names, px

/** An axis of names side by side, or of dates; `half` is the room a point needs to either side, `across` about how long the axis is. Px. */
export function pointScale(
  axis: PointAxis,
  room: Room,
  { half, across, series }: { half: number; across: number; series: readonly Pick<ChartSeries, 'values'>[] },
): PointScale {
  const { points, top } = axis;
  const { colors, measure } = room;
  const hangs = series.some(({ values }) => values.some((value) => (value ?? 0) < 0));
  const dates = datesOf(axis);
  const band = dates ? leastGap(dates, across - 2 * half) : across / Math.max(1, points.length);
  const names = fitNames(points, band, measure);
  const words = (place: number) => {
    const lines = names.lines[place] ?? [];
    if (place % names.every !== 0) return null;
    // The second line of a detail is ours: the library has one ink for both.
    return names.detailed && lines.length > 1 ? [lines[0] ?? '', ''] : [...lines];
  };
  const look = {
    // What hangs below zero hangs from the line of zero.
    border: { display: !hangs, color: colors.line },
    grid: { display: false, tickLength: 0 },
    ticks: {
      color: colors.muted,
      font: { ...fontOf(room, 500), lineHeight: nameLine / 12 },
      padding: namePadding,
      maxRotation: 0,
      autoSkip: false,
    },
  } as const;
  const toX = (chart: Drawn, place: number) => chart.scales.x?.getPixelForValue(dates?.[place] ?? place) ?? 0;
  return {
    labels: dates ? undefined : points.map(({ id }) => id),
    options: dates
      ? {
          type: 'time',
          offset: false,
          ...look,
          ticks: {
            ...look.ticks,
            source: 'data',
            callback: (value) => words(dates.indexOf(Number(value))),
          },
          // Of many points the library offers those of its own steps, which need not be those with a name.
          ...(names.every > 1 && {
            afterBuildTicks: (scale: Scale) => {
              scale.ticks = dates.filter((_, place) => place % names.every === 0).map((value) => ({ value }));
            },
          }),
        }
      : {
          type: 'category',
          offset: true,
          ...look,
          ticks: { ...look.ticks, callback: (value) => words(Number(value)) },
        },
    data: (values) =>
      dates ? dates.map((x, place) => ({ x, y: values[place] ?? Number.NaN })) : [...values],
    toX,
    afterLayout: (chart) => {
      const x = chart.scales.x;
      if (!x || !dates) return;
      const narrow = x.width < 400;
      const [before, after] = axis.below ? [roomBeforeColumns(narrow), roomAfterMarks] : [half, half];
      const ends = endsOf(dates, axis.today?.at);
      const perPixel = (ends.last - ends.first) / Math.max(1, x.width - before - after);
      x.min = ends.first - before * perPixel;
      x.max = x.min + x.width * perPixel;
    },
    surround: (chart) => {
      const { chartArea: plot, scales } = chart;
      const x = scales.x;
      const details = names.detailed
        ? points.flatMap(({ detail }, place): PlacedText[] => {
            const text = place % names.every === 0 ? detail : undefined;
            const y = plot.bottom + namePadding + nameLine * 1.5 + 4;
            return text === undefined
              ? []
              : [placeText({ role: 'detail', text, x: toX(chart, place), y, align: 'center' }, measure)];
          })
        : [];
      if (!top || !dates || !x) return { ground: [], texts: details };
      const toPixel = (date: number) => x.getPixelForValue(date);
      const spans = placeSpans(
        calendarSpans(top, x.getValueForPixel(plot.left) ?? x.min, x.getValueForPixel(plot.right) ?? x.max),
        plot,
        toPixel,
        plot.right - plot.left < 400,
        measure,
      );
      const post = (at: number): Shape => line([at, plot.top - 20], [at, plot.top]);
      const edges = spans.edges.filter((at) => at > plot.left && at < plot.right);
      return {
        ground: [line([plot.left, plot.top], [plot.right, plot.top]), ...edges.map(post)],
        texts: [...details, ...spans.texts],
      };
    },
    top: top && dates ? 24 : 10,
    band,
  };
}

const line = (from: readonly [number, number], to: readonly [number, number]): Shape => ({
  kind: 'line',
  spots: [from, to],
  ink: 'line',
  crisp: true,
});

/** The dates of the points of an axis that is true to time, if all of them have one. */
function datesOf({ points, spacing }: PointAxis): number[] | undefined {
  if (points.length === 0 || spacing !== 'time') return undefined;
  const dates = points.flatMap(({ at }) => (at !== undefined && Number.isFinite(at) ? [at] : []));
  return dates.length === points.length ? dates : undefined;
}

/** The stretch the dates take; today lengthens it where it is near. */
function endsOf(dates: readonly number[], today: number | undefined): { first: number; last: number } {
  const first = Math.min(...dates);
  const last = Math.max(...dates);
  if (first === last) return { first, last: first + lonely };
  if (today === undefined || Math.max(today - last, first - today) > reach * (last - first))
    return { first, last };
  return { first: Math.min(first, today), last: Math.max(last, today) };
}

function leastGap(dates: readonly number[], across: number): number {
  const sorted = dates.toSorted((a, b) => a - b);
  const gaps = sorted.slice(1).map((date, index) => date - (sorted[index] ?? date));
  const open = gaps.filter((gap) => gap > 0);
  const { first, last } = endsOf(dates, undefined);
  return open.length === 0 ? across : (Math.min(...open) / (last - first)) * across;
}
