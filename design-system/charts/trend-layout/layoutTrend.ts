import { calendarSpans } from '../axes/calendarSpans.ts';
import { chooseValueAxis, type ValueAxis } from './chooseValueAxis.ts';
import { placeBridges } from './placeBridges.ts';
import { placeEndLabels, endLabelWidth } from './placeEndLabels.ts';
import { placeFigures } from './placeFigures.ts';
import { placeEvents, placeMarks } from './placeMarks.ts';
import { placeSpans } from '../axes/placeSpans.ts';
import { placeToday } from '../axes/placeToday.ts';
import { columnBox, type Box } from '../axes/boxes.ts';
import { columnWidths, roomAfterMarks, roomBeforeColumns } from '../axes/columnRoom.ts';
import { timeAxis, type TimeAxis } from '../axes/timeAxis.ts';
import { textsInside } from './textsInside.ts';
import type { TrendMark, TrendSpec } from './TrendSpec.ts';
import { type MeasureText, placeText } from '../axes/PlacedText.ts';
import type { Drawn, Room } from '../paint/Picture.ts';
import type { TrendScene } from './TrendScene.ts';

const narrowBelow = 480; // width under which names give way to figures, px

/** A trend as its scales need it: known before the library lays the chart out. */
export interface TrendForm {
  spec: TrendSpec;
  narrow: boolean;
  totals: readonly number[];
  value: ValueAxis;
  /** Room around the plot that the library does not reckon, px. */
  padding: { left: number; top: number; right: number; bottom: number };
}

/** The domain of the values and the room around the plot. Px. */
export function formOf(spec: TrendSpec, { width, height }: { width: number; height: number }): TrendForm {
  const narrow = width < narrowBelow;
  // The library keeps the padding of ticks on both sides of them.
  const padding = { left: -6, top: narrow ? 22 : 24, right: narrow ? 6 : 8, bottom: 42 };
  const totals = spec.columns.map((column) => column.values.reduce((sum, value) => sum + value, 0));
  const value = chooseValueAxis({
    ...valueRange(spec, totals),
    height: height - padding.top - padding.bottom,
  });
  return { spec, narrow, totals, value, padding };
}

/** Where dates stand on the scale of a chart, and where its lines end in px. */
export interface TrendTime extends TimeAxis {
  endX: number;
}

/** Fits dates, or the part of them that is shown, between the edges of the plot. */
export function timeOf({ spec, narrow }: TrendForm, plot: Box, measure: MeasureText): TrendTime {
  const axis = placeInTime(spec, plot, narrow, measure);
  const perPixel = (axis.max - axis.min) / (plot.right - plot.left);
  const toX = (date: number) => plot.left + (axis.stretch(date) - axis.min) / perPixel;
  const endX = endOf(spec, toX, plot, narrow);
  if (!spec.window) return { ...axis, endX };
  // The window is a part of what stands before the labels at the lines' ends, and fills that.
  const { from, to } = spec.window;
  const whole = (endX - plot.left) * perPixel;
  const min = axis.min + from * whole;
  return { ...axis, endX, min, max: min + (to - from) * (axis.max - axis.min) };
}

/** Computes where everything of ours stands around a chart that the library has laid out. */
export function layoutTrend(
  { spec, narrow, totals, value }: TrendForm,
  time: TrendTime,
  chart: Pick<Drawn, 'chartArea' | 'scales' | 'getDatasetMeta'>,
  { width, height, measure }: Pick<Room, 'width' | 'height' | 'measure'>,
): TrendScene {
  const plot: Box = chart.chartArea;
  const { x, y } = chart.scales;
  const { endX } = time;
  const toX = (date: number) => x?.getPixelForValue(time.stretch(date)) ?? 0;
  const toY = (amount: number) => y?.getPixelForValue(amount) ?? 0;
  const clip = spec.window && { left: plot.left, right: endX + 8 };
  const inSight = (place: number) => !clip || (place >= clip.left && place <= clip.right);
  const [bar] = spec.members.length > 0 ? chart.getDatasetMeta(0).data : [];
  const columnWidth = Number(
    bar?.getProps(['width'], true).width ?? columnWidths[narrow ? 'narrow' : 'wide'],
  );
  const columns = spec.columns.map((column, index) => ({
    id: column.id,
    x: toX(column.x),
    top: toY(totals[index] ?? 0),
  }));
  const ends = spec.lines.flatMap((line) => {
    const last = line.points.at(-1);
    return last ? [{ x: toX(last.x), y: toY(last.y), tone: line.tone }] : [];
  });
  const target = spec.target && { y: toY(spec.target.value), right: endX + 8 };
  const marks = shownMarks(spec, narrow);
  const shownTo = clip ? endX : plot.right;
  const spans = placeSpans(
    calendarSpans(spec.topAxis, time.back(time.min), time.back(x?.getValueForPixel(shownTo) ?? time.max)),
    { ...plot, right: shownTo },
    toX,
    narrow,
    measure,
  );
  const base = { spec, plot, columns, columnWidth, narrow, measure, endX, targetY: target?.y, inSight };
  const endTexts = placeEndLabels(base, ends);
  const figures = placeFigures(base, endTexts);
  const bridges = narrow ? { bridges: [], texts: [] } : placeBridges(base, figures);
  const settled = [...figures, ...endTexts, ...bridges.texts];
  const standing = [...settled, ...columns.map((column) => ({ box: columnBox(column, columnWidth, plot) }))];
  const today = placeToday(
    spec.today && inSight(toX(spec.today.x)) ? { x: toX(spec.today.x), label: spec.today.label } : undefined,
    plot,
    standing,
    measure,
  );
  const markTexts = placeMarks(
    marks.map((mark) => ({ ...mark, x: toX(mark.x) })).filter((mark) => inSight(mark.x)),
    plot,
    narrow,
    measure,
  );
  const events = (spec.events ?? [])
    .map((event) => ({ ...event, x: toX(event.x) }))
    .filter(({ x: at }) => at >= plot.left && at <= shownTo);
  const todayLine = today.x === undefined ? [] : [{ ...plot, left: today.x, right: today.x }];
  const above = [...[...standing, ...today.texts].map(({ box }) => box), ...todayLine];
  const eventTexts = narrow ? [] : placeEvents(events, { below: markTexts, above }, plot, measure);
  return {
    width,
    height,
    narrow,
    plot,
    columnWidth,
    value,
    toX,
    toY,
    spanEdges: spans.edges,
    marks: marks.map((mark) => toX(mark.x)).filter(inSight),
    events: events.map((event) => event.x),
    columns,
    bridges: bridges.bridges,
    target,
    today: today.x,
    ends,
    texts: textsInside(
      [
        // Under a break the axis begins at zero again.
        ...(value.broken
          ? [
              placeText(
                {
                  role: 'tick',
                  text: spec.formatTick(0, 1, narrow),
                  x: plot.left - 8,
                  y: plot.bottom + 4,
                  align: 'right',
                },
                measure,
              ),
            ]
          : []),
        ...spans.texts,
        ...settled,
        ...today.texts,
        ...markTexts,
        ...eventTexts,
      ],
      clip,
    ),
    ...(clip && { clip }),
  };
}

/** Where the lines end, or the last column does: the labels stand behind it. Px. */
function endOf(spec: TrendSpec, toX: (date: number) => number, plot: Box, narrow: boolean): number {
  const ends = lineEnds(spec).map(toX);
  if (ends.length > 0) return Math.max(...ends);
  const last = spec.columns.at(-1);
  return (last ? toX(last.x) : plot.left) + columnWidths[narrow ? 'narrow' : 'wide'] / 2;
}

/** Marks after the last drawn date carry no data: a narrow chart leaves them out to give its columns the room. */
function shownMarks(spec: TrendSpec, narrow: boolean): readonly TrendMark[] {
  if (!narrow) return spec.marks;
  const dates = [...spec.columns.map((column) => column.x), ...lineEnds(spec)];
  if (dates.length === 0) return spec.marks;
  return spec.marks.filter((mark) => mark.x <= Math.max(...dates));
}

function lineEnds(spec: TrendSpec): number[] {
  return spec.lines.flatMap((line) => line.points.slice(-1).map((point) => point.x));
}

function placeInTime(spec: TrendSpec, plot: Box, narrow: boolean, measure: MeasureText) {
  const half = (narrow ? columnWidths.narrow : columnWidths.wide) / 2;
  const lines = lineEnds(spec);
  const columns = spec.columns.map((column) => column.x);
  // Without lines the target's label stands behind the last column.
  const labelled = lines.length > 0 || spec.target !== undefined;
  const ends = lines.length > 0 ? lines : columns;
  const labelRoom = endLabelWidth(spec, narrow, measure) + (lines.length > 0 ? 0 : half);
  const before = roomBeforeColumns(narrow);
  return timeAxis({
    stations: [...shownMarks(spec, narrow).map((mark) => mark.x), ...columns],
    lineEnd: ends.length > 0 ? Math.max(...ends) : undefined,
    endRoom: labelled ? labelRoom : 0,
    today: spec.today?.x,
    spacing: spec.spacing,
    left: plot.left,
    right: plot.right,
    before,
    after: columns.length > 0 && lines.length === 0 ? half + 6 : roomAfterMarks,
  });
}

function valueRange(spec: TrendSpec, totals: readonly number[]) {
  const drawn = spec.lines.flatMap((line) =>
    [...line.points, ...(line.band?.upper ?? []), ...(line.band?.lower ?? [])].map((point) => point.y),
  );
  const negatives = spec.columns.flatMap((column) => column.values.filter((value) => value < 0));
  const all = [...totals, ...drawn, ...negatives, ...(spec.target ? [spec.target.value] : [])];
  if (all.length === 0) return { bottoms: [], lowest: 0, highest: 1 };
  return {
    bottoms: negatives.length > 0 ? [] : spec.columns.map((column) => column.values[0] ?? 0),
    lowest: Math.min(...all),
    highest: Math.max(...all),
  };
}
