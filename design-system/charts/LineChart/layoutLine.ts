import { cutText } from '../axes/cutText.ts';
import type { AreaMark, ChartScene, LineMark, Mark } from '../axes/ChartScene.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import type { Ink, InkName } from '../axes/Ink.ts';
import { valueWords } from '../axes/gapWords.ts';
import { layoutAxes, type Axes } from '../axes/layoutAxes.ts';
import { placeGoal } from '../axes/placeGoal.ts';
import { placeText, type MeasureText, type PlacedText } from '../axes/PlacedText.ts';
import { placeToday } from '../axes/placeToday.ts';
import { separateLabels } from '../axes/separateLabels.ts';
import type { Shape, Spot } from '../axes/Shape.ts';
import { finite } from '../axes/valueScale.ts';
import type { LineChartProps, LineSeries } from './LineChartProps.ts';

const narrowBelow = 480; // px
const manyPoints = 24; // more points than this carry no dots of their own
const labelGap = 16; // least distance of end labels, px (chart rule 2)

// Beside the hues where patterns are on; the first line stays solid.
const linePatterns = [undefined, [8, 3], [2, 3], [8, 3, 2, 3], [14, 4]] as const;

/** Lays out lines over an axis; null without a finite value. Px. */
export function layoutLine(
  chart: LineChartProps,
  size: { width: number; height: number },
  measure: MeasureText,
): ChartScene | null {
  const { axis, series, zero = false } = chart;
  const values = finite(
    series.flatMap((line) => [...line.values, ...(line.band?.upper ?? []), ...(line.band?.lower ?? [])]),
  );
  if (values.length === 0 || axis.points.length === 0) return null;
  const ends = endRows(chart, size.width, measure);
  const axes = layoutAxes(
    {
      ...chart,
      values,
      zero: zero || series.some((line) => line.area),
      size,
      half: 14,
      endRoom: ends.room,
      head: 16,
    },
    measure,
  );
  const { plot, toY } = axes;
  const lines = series.map((line) => ({ line, spots: spotsOf(line.values, axes) }));
  const endTexts = ends.room > 0 ? placeEnds(ends, lines, axes, measure) : [];
  const goal = placeGoal(
    chart.target,
    plot,
    toY,
    endTexts.map((text) => text.box),
    measure,
  );
  const today = placeToday(
    axis.today && axes.today !== undefined ? { x: axes.today, label: axis.today.label } : undefined,
    plot,
    [...endTexts, ...goal.texts],
    measure,
  );
  return {
    ...size,
    plot,
    ground: axes.ground,
    marks: series.flatMap((line, index) => marksOf(line, axes, chart.patterned ? index : 0)),
    front: [
      ...axes.front,
      ...goal.shapes,
      ...(today.x === undefined ? [] : [todayLine(today.x, axes)]),
      ...lines.flatMap(({ line, spots }) => dotsOf(line, spots, axis.points.length)),
    ],
    texts: [...axes.texts, ...endTexts, ...goal.texts, ...today.texts],
    targets: axis.points.flatMap((_, index) => targetOf(chart, axes, lines, index)),
    obstacles: [
      ...lines.flatMap(({ spots }) => segments(spots)),
      ...[...endTexts, ...goal.texts].map((text) => text.box),
    ],
  };
}

const inkOf = (line: LineSeries): Ink => line.tone ?? line.color;

function spotsOf(values: readonly (number | null)[], { xs, toY }: Axes): (Spot | null)[] {
  return xs.map((x, index) => {
    const value = values[index];
    return typeof value === 'number' && Number.isFinite(value) ? ([x, toY(value)] as const) : null;
  });
}

function marksOf(line: LineSeries, axes: Axes, pattern: number): Mark[] {
  const shape = line.shape ?? 'straight';
  const spots = spotsOf(line.values, axes);
  const marks: Mark[] = [];
  const area = (upper: AreaMark['upper'], lower: AreaMark['lower'], fill: AreaMark['fill']) =>
    marks.push({ kind: 'area', upper, lower, fill, shape });
  if (line.band) {
    const bands: Partial<Record<string, InkName>> = { high: 'highBand', low: 'lowBand' };
    const own = line.tone && bands[line.tone];
    area(
      spotsOf(line.band.upper, axes),
      spotsOf(line.band.lower, axes),
      own ? { ink: own } : { ink: inkOf(line), opacity: 0.16 },
    );
  }
  if (line.area)
    area(
      spots,
      spots.map((spot) => spot && ([spot[0], axes.toY(0)] as const)),
      { ink: inkOf(line), opacity: 0.12 },
    );
  const dashes = line.dashed ? [5, 4] : linePatterns[pattern % linePatterns.length];
  const dash = dashes ? { dash: dashes } : {};
  marks.push({ kind: 'line', spots, ink: inkOf(line), shape, width: 2, ...dash } satisfies LineMark);
  return marks;
}

/** Dots where points are few; a point between two gaps always has one, for no line would show it. */
function dotsOf(line: LineSeries, spots: readonly (Spot | null)[], count: number): Shape[] {
  return spots.flatMap((spot, index): Shape[] => {
    const alone = !spots[index - 1] && !spots[index + 1];
    if (!spot || (count > manyPoints && !alone)) return [];
    return [
      { kind: 'dot', x: spot[0], y: spot[1], radius: 3.5, fill: { ink: inkOf(line) }, ring: 'surface' },
    ];
  });
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

interface EndRow {
  figure: string;
  name: string;
}

/** What stands at the end of each line, and the room it needs: the figure first, then the name where the chart is wide. */
function endRows(chart: LineChartProps, width: number, measure: MeasureText) {
  if (chart.endLabels === false) return { room: 0, rows: [] as EndRow[] };
  const format = chart.formatShort ?? chart.formatValue;
  const narrow = width < narrowBelow;
  const most = Math.min(200, width * 0.3);
  const rows = chart.series.map((line) => {
    const figure = finite(line.told ?? line.values).at(-1);
    const text = figure === undefined ? '' : format(figure);
    const left = most - measure(text, 600) - 6;
    return { figure: text, name: narrow || figure === undefined ? '' : cutText(line.name, left, measure) };
  });
  const room = Math.max(
    0,
    ...rows.map((row) => measure(row.figure, 600) + (row.name ? 6 + measure(row.name, 400) : 0)),
  );
  return { room: room === 0 ? 0 : room + 18, rows };
}

function placeEnds(
  { rows }: { rows: readonly EndRow[] },
  lines: readonly { line: LineSeries; spots: readonly (Spot | null)[] }[],
  { plot }: Axes,
  measure: MeasureText,
): PlacedText[] {
  const ends = lines.flatMap(({ line, spots }, index) => {
    const last = spots.findLast((spot) => spot !== null);
    const row = rows[index];
    return last && row && last[0] <= plot.right + 1 && last[0] >= plot.left - 1 ? [{ line, last, row }] : [];
  });
  const ys = separateLabels(
    ends.map(({ last }) => last[1]),
    labelGap,
    plot.top + 4,
    plot.bottom - 4,
  );
  return ends.flatMap(({ line, row, last }, index) => {
    const tone: InkName = line.tone ?? 'text';
    const y = (ys[index] ?? last[1]) + 4;
    // Behind the last point, which stands half a step before the edge on an axis of names.
    const x = plot.right + 10;
    const figure = placeText(
      { role: 'end', text: row.figure, x, y, weight: 600, ink: tone, halo: true },
      measure,
    );
    if (row.name === '') return [figure];
    const name = placeText(
      { role: 'end', text: row.name, x: figure.box.right + 6, y, ink: line.tone ?? 'muted', halo: true },
      measure,
    );
    return [figure, name];
  });
}

function targetOf(
  { axis, series, formatValue, target }: LineChartProps,
  { xs, band, plot }: Axes,
  lines: readonly { line: LineSeries; spots: readonly (Spot | null)[] }[],
  index: number,
): ChartTarget[] {
  const point = axis.points[index];
  const x = xs[index];
  if (!point || x === undefined || x < plot.left - 1 || x > plot.right + 1) return [];
  const half = Math.max(1, band / 2);
  const dots = lines.flatMap(({ line, spots }): Shape[] => {
    const spot = spots[index];
    return spot
      ? [{ kind: 'dot', x: spot[0], y: spot[1], radius: 5, fill: { ink: inkOf(line) }, ring: 'surface' }]
      : [];
  });
  const crosshair: Shape = {
    kind: 'line',
    spots: [
      [x, plot.top],
      [x, plot.bottom],
    ],
    ink: 'line',
    crisp: true,
  };
  return [
    {
      id: point.id,
      title: point.label,
      ...(point.detail === undefined ? {} : { note: point.detail }),
      rows: [
        ...series.map((line) => ({
          name: line.name,
          figure: valueWords((line.told ?? line.values)[index], formatValue),
          swatch: inkOf(line),
        })),
        ...(target ? [{ name: target.name, figure: target.figure, swatch: 'target' as const }] : []),
      ],
      x,
      y: (plot.top + plot.bottom) / 2,
      reach: { left: x - half, right: x + half, top: plot.top - 4, bottom: plot.bottom + 40 },
      anchor: { left: x - 6, right: x + 6, top: plot.top, bottom: plot.bottom },
      under: [crosshair],
      over: dots,
    },
  ];
}

function segments(spots: readonly (Spot | null)[]) {
  return spots.slice(1).flatMap((spot, index) => {
    const before = spots[index];
    if (!spot || !before) return [];
    return [
      {
        left: Math.min(before[0], spot[0]),
        right: Math.max(before[0], spot[0]),
        top: Math.min(before[1], spot[1]) - 3,
        bottom: Math.max(before[1], spot[1]) + 3,
      },
    ];
  });
}
