import type { Box } from '../axes/boxes.ts';
import type { BarsMark, ChartScene } from '../axes/ChartScene.ts';
import type { ChartTarget, ReadingRow } from '../axes/ChartTarget.ts';
import { cutText } from '../axes/cutText.ts';
import { valueWords } from '../axes/gapWords.ts';
import type { InkName } from '../axes/Ink.ts';
import { placeText, type MeasureText, type PlacedText } from '../axes/PlacedText.ts';
import type { Shape } from '../axes/Shape.ts';
import { stackBars, type BarPiece, type StackedBars } from '../axes/stackBars.ts';
import { extent, valueScale, type ValueScale } from '../axes/valueScale.ts';
import type { BarChartProps } from './BarChartProps.ts';

const barWidths = { single: 50, group: 20, crowd: 10 }; // docs/product/foresite.md: 50, grouped 20, 10 with more than 5 series
const share = 0.48; // part of a row that its bars take
const detailFrom = 34; // rows lower than this have no room for a detail, px

interface Form {
  chart: BarChartProps;
  stack: StackedBars;
  plot: Box;
  scale: ValueScale;
  toX: (value: number) => number;
  row: number;
  thickness: number;
  offsets: readonly number[];
  measure: MeasureText;
  figures: readonly string[];
}

/** Lays out lying bars; null without a finite value. Px. */
export function layoutBars(
  chart: BarChartProps,
  size: { width: number; height: number },
  measure: MeasureText,
): ChartScene | null {
  const form = formOf(chart, size, measure);
  if (!form) return null;
  const { plot } = form;
  const goal = verticalGoal(form);
  return {
    ...size,
    plot,
    ground: groundOf(form),
    marks: marksOf(form),
    front: [...gapsOf(form), zeroLine(form), ...goal.shapes],
    texts: [...rowTexts(form), ...tickTexts(form), ...figureTexts(form, size.width), ...goal.texts],
    targets: chart.points.map((_, place) => targetOf(form, place, size.width)),
    obstacles: form.stack.highs.map((high, place) => ({
      left: form.toX(form.stack.lows[place] ?? 0),
      right: form.toX(high),
      top: rowY(form, place) - form.row * 0.3,
      bottom: rowY(form, place) + form.row * 0.3,
    })),
  };
}

function formOf(
  chart: BarChartProps,
  size: { width: number; height: number },
  measure: MeasureText,
): Form | undefined {
  const { points, series } = chart;
  const arrangement = chart.arrangement ?? 'stacked';
  const stack = stackBars(series, points.length, arrangement);
  if (stack.totals.every((total) => total === null)) return undefined;
  const figures =
    arrangement === 'grouped' && series.length > 1 ? [] : stack.totals.map((total) => figureOf(chart, total));
  const names = points.map(({ label, detail = '' }) => Math.max(measure(label, 500), measure(detail, 400)));
  const left = Math.ceil(Math.min(size.width * 0.36, Math.max(24, ...names))) + 14;
  const right = Math.max(12, ...figures.map((figure) => measure(figure, 600) + 16));
  const topped = chart.zeroLabel !== undefined || chart.target !== undefined;
  const plot: Box = { left, top: topped ? 26 : 8, right: size.width - right, bottom: size.height - 26 };
  const ends = [...stack.highs, ...stack.lows, ...(chart.target ? [chart.target.value] : [])];
  const scale = valueScale({
    ...extent(ends),
    length: plot.right - plot.left,
    zero: true,
    head: 12,
    gap: 84,
    ...(chart.counts ? { least: 1 } : {}),
  });
  const toX = (value: number) =>
    plot.left + ((value - scale.from) / (scale.to - scale.from)) * (plot.right - plot.left);
  const row = (plot.bottom - plot.top) / points.length;
  return { chart, stack, plot, scale, toX, row, measure, figures, ...barsOf(chart, row) };
}

function barsOf({ arrangement = 'stacked', series }: BarChartProps, row: number) {
  if (arrangement === 'stacked' || series.length < 2)
    return { thickness: Math.max(2, Math.min(barWidths.single, row * share)), offsets: series.map(() => 0) };
  const widest = series.length > 5 ? barWidths.crowd : barWidths.group;
  const thickness = Math.max(1, Math.min(widest, (row * 0.76) / series.length - 1));
  const offsets = series.map((_, index) => (index - (series.length - 1) / 2) * (thickness + 1));
  return { thickness, offsets };
}

function figureOf(
  { toned, formatValue, formatShort = formatValue }: BarChartProps,
  total: number | null,
): string {
  if (total === null) return '-';
  const arrow = !toned || total === 0 ? '' : total > 0 ? '▲ ' : '▼ ';
  return `${arrow}${formatShort(total)}`;
}

const rowY = ({ plot, row }: Form, place: number) => plot.top + (place + 0.5) * row;

function marksOf(form: Form): BarsMark[] {
  const { chart, stack, thickness, offsets, toX } = form;
  const mark = (index: number, pieces: readonly BarPiece[], ink: InkName | number): BarsMark => ({
    kind: 'bars',
    lies: true,
    thickness,
    round: chart.series.length > 1 && (chart.arrangement ?? 'stacked') === 'stacked' ? 0 : 2,
    fill: { ink, ...(chart.patterned ? { pattern: index } : {}) },
    bars: pieces.map(({ place, from, to }) => ({
      at: rowY(form, place) + (offsets[index] ?? 0),
      from: toX(from),
      to: toX(to),
    })),
  });
  return chart.series.flatMap((series, index) => {
    const pieces = stack.pieces[index] ?? [];
    if (!chart.toned) return [mark(index, pieces, series.color)];
    return [
      mark(
        0,
        pieces.filter(({ from, to }) => to >= from),
        'rise',
      ),
      mark(
        1,
        pieces.filter(({ from, to }) => to < from),
        'fall',
      ),
    ];
  });
}

/** A gap of 1.5 px parts neighbouring pieces of a bar, so that they stay apart without colour. */
function gapsOf(form: Form): Shape[] {
  const { chart, stack, thickness, toX } = form;
  if (chart.arrangement === 'grouped') return [];
  return stack.pieces.flat().flatMap(({ place, from }) => {
    const y = rowY(form, place);
    const ends = { left: 0, right: 0, top: y - thickness / 2, bottom: y + thickness / 2 };
    return from === 0 ? [] : [upright(toX(from), ends, 'surface', 1.5)];
  });
}

function upright(x: number, { top, bottom }: Box, ink: InkName, width = 1): Shape {
  return {
    kind: 'line',
    spots: [
      [x, top],
      [x, bottom],
    ],
    ink,
    width,
    crisp: width === 1,
  };
}

function groundOf({ scale, toX, plot }: Form): Shape[] {
  return scale.ticks.map((tick) => upright(toX(tick), plot, 'grid'));
}

function zeroLine({ chart, plot, toX }: Form): Shape {
  if (chart.zeroLabel === undefined) return upright(toX(0), plot, 'line');
  return upright(toX(0), { ...plot, top: plot.top - 6 }, 'text', 1.5);
}

function verticalGoal(form: Form): { shapes: Shape[]; texts: PlacedText[] } {
  const { chart, plot, toX, measure } = form;
  const over = (text: string, x: number) => {
    const half = measure(text, 600) / 2;
    const middle = Math.max(half, Math.min(x, plot.right - half));
    return placeText(
      { role: 'target', text, x: middle, y: plot.top - 11, align: 'center', weight: 600, ink: 'text' },
      measure,
    );
  };
  const zero = chart.zeroLabel === undefined ? [] : [over(chart.zeroLabel, toX(0))];
  const { target } = chart;
  if (!target || !Number.isFinite(target.value)) return { shapes: [], texts: zero };
  const line = upright(toX(target.value), plot, 'target', 1.5);
  return {
    shapes: [{ ...line, ink: 'halo', width: 3.5 } as Shape, { ...line, dash: [6, 4] } as Shape],
    texts: [over(`${target.name} ${target.figure}`, toX(target.value))],
  };
}

function rowTexts(form: Form): PlacedText[] {
  const { chart, plot, row, measure } = form;
  const room = plot.left - 14;
  // Rows lower than a line of text name every second or third of them.
  const every = Math.max(1, Math.ceil(14 / row));
  return chart.points.flatMap(({ label, detail }, place) => {
    if (place % every !== 0) return [];
    const middle = rowY(form, place);
    const lined = detail !== undefined && row >= detailFrom;
    const name = {
      role: 'name',
      text: cutText(label, room, measure, 500),
      x: 0,
      weight: 500,
      ink: 'text',
    } as const;
    if (!lined) return [placeText({ ...name, y: middle + 4 }, measure)];
    return [
      placeText({ ...name, y: middle - 4 }, measure),
      placeText(
        { role: 'detail', text: cutText(detail, room, measure), x: 0, y: middle + 12, ink: 'axis' },
        measure,
      ),
    ];
  });
}

function tickTexts({ chart, scale, toX, plot, measure }: Form): PlacedText[] {
  const format = chart.formatShort ?? chart.formatValue;
  const texts = scale.ticks.map((tick) =>
    placeText(
      { role: 'tick', text: format(tick, scale.step), x: toX(tick), y: plot.bottom + 17, align: 'center' },
      measure,
    ),
  );
  const widest = Math.max(0, ...texts.map(({ box }) => box.right - box.left)) + 10;
  const gap = texts.length > 1 ? (texts[1]?.x ?? 0) - (texts[0]?.x ?? 0) : widest;
  const every = Math.max(1, Math.ceil(widest / gap));
  // Counted from zero, so that zero keeps its figure.
  const zero = Math.max(0, scale.ticks.indexOf(0));
  return texts.filter((_, index) => (index - zero) % every === 0);
}

function figureTexts({ chart, figures, stack, row, ...form }: Form, width: number): PlacedText[] {
  if (row < 14) return [];
  return figures.map((text, place) => {
    const total = stack.totals[place] ?? 0;
    const ink: InkName = !chart.toned || total === 0 ? 'text' : total > 0 ? 'rise' : 'fall';
    const y = rowY({ chart, figures, stack, row, ...form }, place) + 4;
    return placeText({ role: 'figure', text, x: width, y, align: 'right', weight: 600, ink }, form.measure);
  });
}

function targetOf(form: Form, place: number, width: number): ChartTarget {
  const { chart, plot, row, toX, stack } = form;
  const point = chart.points[place];
  const y = rowY(form, place);
  const box = { left: 0, right: width, top: y - row / 2, bottom: y + row / 2 };
  const rows: ReadingRow[] = chart.series.map(({ name, color, values }) => ({
    name,
    figure: valueWords(values[place], chart.formatValue),
    ...(chart.toned ? {} : { swatch: color }),
  }));
  const stacked = (chart.arrangement ?? 'stacked') === 'stacked' && chart.series.length > 1;
  if (stacked)
    rows.push({
      name: chart.totalName ?? 'Total',
      figure: valueWords(stack.totals[place], chart.formatValue),
      weight: 'total',
    });
  const tip = toX(stack.highs[place] ?? 0);
  return {
    id: point?.id ?? '',
    title: point?.label ?? '',
    ...(point?.detail === undefined ? {} : { note: point.detail }),
    rows,
    x: plot.left,
    y,
    reach: box,
    anchor: { ...box, left: toX(stack.lows[place] ?? 0), right: tip },
    under: [{ kind: 'rect', box: { ...box, left: plot.left }, fill: { ink: 'hover' } }],
  };
}
