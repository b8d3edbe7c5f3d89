import type { Box } from './boxes.ts';
import { calendarSpans } from './calendarSpans.ts';
import { roomAfterMarks, roomBeforeColumns } from './columnRoom.ts';
import type { PointAxis } from './PointAxis.ts';
import type { MeasureText, PlacedText } from './PlacedText.ts';
import { placeSpans } from './placeSpans.ts';
import { timeAxis } from './timeAxis.ts';
import { throughWindow, whole } from './zoomWindow.ts';

/** Where the points of an axis stand between the edges of a plot. Px. */
export interface PlacedPoints {
  xs: readonly number[];
  /** Room of one point, px. */
  band: number;
  /** Edges and names of the second axis at the top. */
  spanEdges: readonly number[];
  spanTexts: readonly PlacedText[];
  today?: number;
}

/** Places points at equal distances, or true to time; `half` is the room a point needs to either side, px. */
export function placePoints(axis: PointAxis, plot: Box, half: number, measure: MeasureText): PlacedPoints {
  const window = axis.window ?? whole;
  const through = (x: number) => throughWindow(x, plot.left, plot.right, window);
  const dates = datesOf(axis);
  if (!dates) {
    const band = (plot.right - plot.left) / Math.max(1, axis.points.length);
    return {
      xs: axis.points.map((_, index) => through(plot.left + (index + 0.5) * band)),
      band: band / (window.to - window.from),
      spanEdges: [],
      spanTexts: [],
    };
  }
  const time = timeAxis({
    stations: dates,
    endRoom: 0,
    ...(axis.today ? { today: axis.today.at } : {}),
    spacing: axis.spacing ?? 'even',
    left: plot.left,
    right: plot.right,
    before: axis.below ? roomBeforeColumns(isNarrow(plot)) : half,
    after: axis.below ? roomAfterMarks : half,
  });
  const toX = (date: number) => through(time.toPixel(date));
  const xs = dates.map(toX);
  const spans = axis.top
    ? placeSpans(calendarSpans(axis.top, time.start, time.end), plot, toX, isNarrow(plot), measure)
    : { edges: [], texts: [] };
  return {
    xs,
    band: bandOf(xs, plot),
    spanEdges: spans.edges.filter((x) => x > plot.left && x < plot.right),
    spanTexts: spans.texts,
    ...(axis.today ? { today: toX(axis.today.at) } : {}),
  };
}

const isNarrow = (plot: Box) => plot.right - plot.left < 400;

/** The dates of the points, if all of them have one and something of the axis needs dates. */
function datesOf({ points, spacing, top, today }: PointAxis): number[] | undefined {
  if (points.length === 0 || (spacing !== 'time' && !top && !today)) return undefined;
  const dates = points.flatMap(({ at }) => (at !== undefined && Number.isFinite(at) ? [at] : []));
  return dates.length === points.length ? dates : undefined;
}

function bandOf(xs: readonly number[], plot: Box): number {
  const sorted = [...xs].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((x, index) => x - (sorted[index] ?? x));
  const open = gaps.filter((gap) => gap > 0.5);
  return open.length === 0 ? plot.right - plot.left : Math.min(...open);
}
