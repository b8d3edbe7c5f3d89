import { calendarSpans } from '../axes/calendarSpans.ts';
import { chooseValueAxis } from './chooseValueAxis.ts';
import { placeBridges } from './placeBridges.ts';
import { placeEndLabels, endLabelWidth } from './placeEndLabels.ts';
import { placeFigures } from './placeFigures.ts';
import { placeMarks } from './placeMarks.ts';
import { placeSpans } from '../axes/placeSpans.ts';
import { placeToday } from '../axes/placeToday.ts';
import { columnBox, textBox, type Box } from '../axes/boxes.ts';
import { columnWidths, roomAfterMarks, roomBeforeColumns } from '../axes/columnRoom.ts';
import { timeAxis } from '../axes/timeAxis.ts';
import { textsInside, zoomAxis } from './zoomTrend.ts';
import type { TrendMark, TrendSpec } from './TrendSpec.ts';
import type { MeasureText, PlacedText } from '../axes/PlacedText.ts';
import type { TrendScene } from './TrendScene.ts';

const narrowBelow = 480; // plot width under which names give way to figures, px

/** Computes where everything of a trend chart stands at a size. Pure: `measure` tells the width of a text at 12 px. */
export function layoutTrend(
  spec: TrendSpec,
  size: { width: number; height: number },
  measure: MeasureText,
): TrendScene {
  const narrow = size.width < narrowBelow;
  const totals = spec.columns.map((column) => column.values.reduce((sum, value) => sum + value, 0));
  const bottom = size.height - 42;
  const top = narrow ? 22 : 24;
  const value = chooseValueAxis({ ...valueRange(spec, totals), height: bottom - top });
  const toY = (amount: number) => bottom - ((amount - value.from) / (value.to - value.from)) * (bottom - top);
  const tickTexts = value.ticks.map((tick) => spec.formatTick(tick, value.step, narrow));
  const tickRoom = Math.max(24, ...tickTexts.map((text) => measure(text, 400)));
  const plot: Box = { left: Math.ceil(tickRoom) + 10, top, right: size.width - (narrow ? 6 : 8), bottom };
  const axis = placeInTime(spec, plot, narrow, measure);
  const endX = endOf(spec, axis.toPixel, plot, fittingWidth(spec, axis.toPixel, narrow));
  const time = spec.window ? zoomAxis(axis, plot, endX, spec.window) : axis;
  const clip = spec.window && { left: plot.left, right: endX + 8 };
  const inSight = (x: number) => !clip || (x >= clip.left && x <= clip.right);
  const columnWidth = fittingWidth(spec, time.toPixel, narrow);
  const columns = spec.columns.map((column, index) => ({
    id: column.id,
    x: time.toPixel(column.x),
    top: toY(totals[index] ?? 0),
  }));
  const ends = spec.lines.flatMap((line) => {
    const last = line.points.at(-1);
    return last ? [{ x: time.toPixel(last.x), y: toY(last.y), tone: line.tone }] : [];
  });
  const target = spec.target && { y: toY(spec.target.value), right: endX + 8 };
  const marks = shownMarks(spec, narrow);
  const spans = placeSpans(
    calendarSpans(spec.topAxis, time.start, time.end),
    clip ? { ...plot, right: endX } : plot,
    time.toPixel,
    narrow,
    measure,
  );
  const base = { spec, plot, columns, columnWidth, narrow, measure, endX, targetY: target?.y, inSight };
  const endTexts = placeEndLabels(base, ends);
  const figures = placeFigures(base, endTexts);
  const bridges = narrow ? { bridges: [], texts: [] } : placeBridges(base, figures);
  const settled = [...figures, ...endTexts, ...bridges.texts];
  const today = placeToday(
    spec.today && inSight(time.toPixel(spec.today.x))
      ? { x: time.toPixel(spec.today.x), label: spec.today.label }
      : undefined,
    plot,
    [...settled, ...columns.map((column) => ({ box: columnBox(column, columnWidth, plot) }))],
    measure,
  );
  const markTexts = placeMarks(
    marks.map((mark) => ({ ...mark, x: time.toPixel(mark.x) })).filter((mark) => inSight(mark.x)),
    plot,
    narrow,
    measure,
  );
  return {
    ...size,
    narrow,
    plot,
    columnWidth,
    value,
    toX: time.toPixel,
    toY,
    ticks: value.ticks.map(toY),
    spanEdges: spans.edges,
    marks: marks.map((mark) => time.toPixel(mark.x)).filter(inSight),
    columns,
    bridges: bridges.bridges,
    target,
    today: today.x,
    ends,
    texts: textsInside(
      [
        ...axisTexts(value.ticks, tickTexts, toY, plot, spec, narrow, value.broken, measure),
        ...spans.texts,
        ...settled,
        ...today.texts,
        ...markTexts,
      ],
      clip,
    ),
    ...(clip && { clip }),
  };
}

/** Where the lines end, or the last column does: the labels stand behind it. Px. */
function endOf(spec: TrendSpec, toX: (date: number) => number, plot: Box, columnWidth: number): number {
  const ends = lineEnds(spec).map(toX);
  if (ends.length > 0) return Math.max(...ends);
  const last = spec.columns.at(-1);
  return (last ? toX(last.x) : plot.left) + columnWidth / 2;
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

function fittingWidth(spec: TrendSpec, toX: (date: number) => number, narrow: boolean): number {
  const places = spec.columns.map((column) => toX(column.x)).sort((a, b) => a - b);
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  const wanted = narrow ? columnWidths.narrow : columnWidths.wide;
  return Math.max(4, Math.min(wanted, ...gaps.map((gap) => gap * 0.62)));
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

function axisTexts(
  ticks: readonly number[],
  texts: readonly string[],
  toY: (value: number) => number,
  plot: Box,
  spec: TrendSpec,
  narrow: boolean,
  broken: boolean,
  measure: MeasureText,
): PlacedText[] {
  const x = plot.left - 8;
  const rows = ticks.map((tick, index) => ({ text: texts[index] ?? '', y: toY(tick) + 4 }));
  if (broken) rows.push({ text: spec.formatTick(0, 1, narrow), y: plot.bottom + 4 });
  return rows.map(({ text, y }) => ({
    role: 'tick',
    text,
    x,
    y,
    align: 'right',
    weight: 400,
    ink: 'axis',
    box: textBox(x, y, measure(text, 400), 'right'),
    halo: false,
  }));
}
