import type { BarsMark, ChartScene } from '../axes/ChartScene.ts';
import { layoutAxes, type Axes } from '../axes/layoutAxes.ts';
import { placeGoal } from '../axes/placeGoal.ts';
import { touches } from '../axes/boxes.ts';
import { placeText, type MeasureText, type PlacedText } from '../axes/PlacedText.ts';
import { placeToday } from '../axes/placeToday.ts';
import type { Shape } from '../axes/Shape.ts';
import { stackBars, type StackedBars } from '../axes/stackBars.ts';
import { finite } from '../axes/valueScale.ts';
import type { ColumnChartProps } from './ColumnChartProps.ts';
import type { ColumnForm } from './ColumnForm.ts';
import { columnTargets } from './columnTargets.ts';
import { placeRange, rangeRoom } from './placeRange.ts';

const share = 0.68; // part of a place that its columns take at most
const groupedWidth = { 40: 20, 64: 32 } as const;

/** Lays out columns, stacked or side by side; null without a finite value. Px. */
export function layoutColumns(
  chart: ColumnChartProps,
  size: { width: number; height: number },
  measure: MeasureText,
): ChartScene | null {
  const { axis, series, range } = chart;
  const arrangement = chart.arrangement ?? 'stacked';
  const stack = stackBars(series, axis.points.length, arrangement);
  if (stack.totals.every((total) => total === null)) return null;
  const ends = range ? finite([...range.high, ...range.low]) : [];
  const axes = layoutAxes(
    {
      ...chart,
      values: [...stack.highs, ...stack.lows, ...ends],
      zero: true,
      size,
      half: 34,
      endRoom: range ? rangeRoom(chart, stack, measure) : 0,
      head: 24,
      ...(chart.counts ? { least: 1 } : {}),
    },
    measure,
  );
  const { plot, toY } = axes;
  const form = formOf(chart, axes.band);
  const overlay = placeRange(chart, axes, form, stack.totals, measure);
  const figures = placeFigures(chart, stack, axes, form, overlay.texts, measure);
  const columns = columnBoxes(stack, axes, form);
  const goal = placeGoal(
    chart.target,
    plot,
    toY,
    [...columns, ...[...figures, ...overlay.texts].map(({ box }) => box)],
    measure,
  );
  const today = placeToday(
    axis.today && axes.today !== undefined ? { x: axes.today, label: axis.today.label } : undefined,
    plot,
    [...figures, ...overlay.texts, ...goal.texts, ...columns.map((box) => ({ box }))],
    measure,
  );
  return {
    ...size,
    plot,
    ground: axes.ground,
    marks: marksOf(chart, stack, axes, form),
    front: [
      ...(arrangement === 'stacked' ? gapsOf(stack, axes, form) : []),
      ...axes.front,
      ...overlay.shapes,
      ...goal.shapes,
      ...(today.x === undefined ? [] : [todayLine(today.x, axes)]),
    ],
    texts: [...axes.texts, ...figures, ...overlay.texts, ...goal.texts, ...today.texts],
    targets: columnTargets(chart, stack, axes, form),
    obstacles: [...columns, ...[...figures, ...overlay.texts, ...goal.texts].map(({ box }) => box)],
  };
}

function formOf(
  { arrangement = 'stacked', series, columnWidth = 40 }: ColumnChartProps,
  band: number,
): ColumnForm {
  const room = Math.max(2, band * share);
  if (arrangement === 'stacked' || series.length < 2) {
    const thickness = Math.min(columnWidth, room);
    return { thickness, offsets: series.map(() => 0), width: thickness };
  }
  const thickness = Math.max(1, Math.min(groupedWidth[columnWidth], room / series.length - 1));
  const pace = thickness + 1;
  const offsets = series.map((_, index) => (index - (series.length - 1) / 2) * pace);
  return { thickness, offsets, width: pace * series.length };
}

function marksOf(
  chart: ColumnChartProps,
  stack: StackedBars,
  { xs, toY }: Axes,
  form: ColumnForm,
): BarsMark[] {
  const stacked = (chart.arrangement ?? 'stacked') === 'stacked' && chart.series.length > 1;
  return chart.series.map((series, index) => ({
    kind: 'bars',
    lies: false,
    thickness: form.thickness,
    round: stacked ? 0 : 2,
    fill: { ink: series.color, ...(chart.patterned ? { pattern: index } : {}) },
    bars: (stack.pieces[index] ?? []).map(({ place, from, to }) => ({
      at: (xs[place] ?? 0) + (form.offsets[index] ?? 0),
      from: toY(from),
      to: toY(to),
    })),
  }));
}

/** A gap of 1.5 px parts neighbouring layers, so that they stay apart without colour. */
function gapsOf(stack: StackedBars, { xs, toY, plot }: Axes, form: ColumnForm): Shape[] {
  return stack.pieces.flatMap((pieces) =>
    pieces.flatMap(({ place, from }): Shape[] => {
      const x = xs[place] ?? 0;
      if (from === 0 || x < plot.left || x > plot.right) return [];
      const half = form.thickness / 2;
      return [
        {
          kind: 'line',
          spots: [
            [x - half, toY(from)],
            [x + half, toY(from)],
          ],
          ink: 'surface',
          width: 1.5,
        },
      ];
    }),
  );
}

function columnBoxes(stack: StackedBars, { xs, toY }: Axes, form: ColumnForm) {
  return xs.map((x, place) => ({
    left: x - form.width / 2,
    right: x + form.width / 2,
    top: toY(stack.highs[place] ?? 0),
    bottom: toY(stack.lows[place] ?? 0),
  }));
}

/** Totals over their columns; those that would touch another text are left to the tooltip. */
function placeFigures(
  chart: ColumnChartProps,
  stack: StackedBars,
  { xs, toY, plot }: Axes,
  form: ColumnForm,
  settled: readonly PlacedText[],
  measure: MeasureText,
): PlacedText[] {
  if ((chart.arrangement ?? 'stacked') === 'grouped' && chart.series.length > 1) return [];
  const format = chart.formatShort ?? chart.formatValue;
  const placed: PlacedText[] = [];
  // The newest first: where room is short, it is the one that stays.
  for (const place of stack.totals.map((_, index) => index).reverse()) {
    const total = stack.totals[place];
    const x = xs[place];
    if (typeof total !== 'number' || x === undefined || x < plot.left || x > plot.right) continue;
    const below = (stack.highs[place] ?? 0) === 0 && total < 0;
    const near = below ? toY(stack.lows[place] ?? 0) + 15 : toY(stack.highs[place] ?? 0) - 7;
    // A target that would run through the figure lifts it.
    const goal = chart.target ? toY(chart.target.value) : Number.NaN;
    const y = !below && goal > near - 14 && goal < near + 5 ? goal - 6 : near;
    const text = placeText(
      { role: 'figure', text: format(total), x, y, align: 'center', weight: 600, ink: 'text', halo: true },
      measure,
    );
    const inside = text.box.left >= 0 && text.box.right <= plot.right + 8;
    const room = form.width + 24 >= measure(text.text, 600) / 2;
    if (inside && room && ![...placed, ...settled].some((other) => touches(text.box, other.box, 3)))
      placed.push(text);
  }
  return placed;
}

function todayLine(x: number, { plot }: Axes): Shape {
  return {
    kind: 'line',
    spots: [
      [x, plot.top],
      [x, plot.bottom],
    ],
    ink: 'today',
    dash: [2, 2],
    crisp: true,
  };
}
