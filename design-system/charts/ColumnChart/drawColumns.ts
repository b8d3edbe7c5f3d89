import { barSets, boxOfPlace, highestAt } from '../axes/barSets.ts';
import { touches, type Box } from '../axes/boxes.ts';
import type { ChartTarget, ReadingRow } from '../axes/ChartTarget.ts';
import { drawable, totalsOf } from '../axes/drawable.ts';
import { hitRadius } from '../axes/findTarget.ts';
import { valueWords } from '../axes/gapWords.ts';
import { placeUnder } from '../axes/hits.ts';
import { goalLines, todayLine } from '../axes/lines.ts';
import { placeText, type PlacedText } from '../axes/PlacedText.ts';
import { pointScale, type PointScale } from '../axes/pointScale.ts';
import { seriesRows } from '../axes/seriesRows.ts';
import { besideTicks, valueAxis } from '../axes/valueAxis.ts';
import { type Drawn, type Picture, type Room, still } from '../paint/Picture.ts';
import type { ColumnChartProps } from './ColumnChartProps.ts';
import { placeMarks } from './placeMarks.ts';

const share = 0.68; // part of a place that its columns take at most
/** The widest a column is, px: alone, and beside others. */
const widest = { stacked: 40, grouped: 20 } as const;
const head = 24; // room over the highest column for its figure, px

/** Draws columns, stacked or side by side; null without a finite value. */
export function drawColumns(chart: ColumnChartProps, room: Room): Picture | null {
  const { axis, series } = chart;
  const totals = totalsOf(series, axis.points.length);
  if (totals.every((total) => total === null)) return null;
  const isStacked = chart.arrangement !== 'grouped' || series.length < 2;
  const points = pointScale(axis, room, { half: 34, across: room.width - 60, series });
  const length = room.height - points.top - 34;
  const ends = (chart.marks ?? [])
    .flatMap(({ values }) => values)
    .map(drawable)
    .filter((value) => !Number.isNaN(value));
  /** Columns with their figures: what a name of a line must not cover, nor a tooltip. */
  const figuresOf = (drawn: Drawn) => {
    const said = isStacked ? totals : highestOf(series, axis.points.length);
    const texts = placeFigures(chart, drawn, points, said, room);
    const columns = totals.flatMap((_, place) => boxOfPlace(drawn, place) ?? []);
    return {
      texts,
      shapes: placeMarks(chart, drawn, points),
      boxes: [...columns, ...texts.map(({ box }) => box)],
    };
  };
  const options: Picture['options'] = {
    ...still,
    layout: { padding: { left: besideTicks, top: points.top, right: 8 } },
    scales: {
      x: { ...points.options, stacked: isStacked },
      y: {
        ...valueAxis(room, {
          format: chart.formatShort ?? chart.formatValue,
          zero: true,
          counts: chart.counts ?? false,
          length,
          head,
          gap: 32,
        }),
        stacked: isStacked,
        ...(ends.length > 0 ? { suggestedMin: Math.min(...ends), suggestedMax: Math.max(...ends) } : {}),
      },
    },
    plugins: {
      annotation: {
        clip: false,
        annotations: {
          ...goalLines(chart.target, room, (drawn) => figuresOf(drawn).boxes),
          ...todayLine(axis.today, room),
        },
      },
    },
  };
  return {
    type: 'bar',
    data: {
      ...(points.labels ? { labels: points.labels } : {}),
      datasets: barSets(
        {
          series,
          isStacked,
          lies: false,
          patterned: chart.patterned ?? false,
          widest: widest[isStacked ? 'stacked' : 'grouped'],
          share,
          band: points.band,
          data: points.data,
        },
        room,
      ),
    },
    options,
    colors: room.colors,
    afterLayout: points.afterLayout,
    scene: (drawn) => {
      const around = points.surround(drawn);
      const { texts, shapes, boxes } = figuresOf(drawn);
      const targets = axis.points.map((_, place) => targetOf(chart, drawn, points, totals, place));
      return {
        width: room.width,
        height: room.height,
        plot: drawn.chartArea,
        ground: around.ground,
        front: shapes,
        texts: [...around.texts, ...texts],
        targets,
        under: placeUnder(drawn, 'x', (place) => targets[place]),
        obstacles: boxes,
      };
    },
  };
}

/** The highest of the columns that stand beside each other: what is said over them. None where all are nothing. */
const highestOf = (series: ColumnChartProps['series'], count: number) =>
  Array.from({ length: count }, (_, place) => {
    const values = series.map(({ values: all }) => drawable(all[place])).filter((value) => value > 0);
    return values.length === 0 ? null : Math.max(...values);
  });

/** Totals over their columns; those that would touch another text are left to the tooltip. */
function placeFigures(
  chart: ColumnChartProps,
  drawn: Drawn,
  points: PointScale,
  totals: readonly (number | null)[],
  { measure, width }: Room,
): PlacedText[] {
  const format = chart.formatShort ?? chart.formatValue;
  const y = drawn.scales.y;
  const zero = y?.getPixelForValue(0) ?? 0;
  const lines = (chart.marks ?? []).filter(({ form }) => form === 'line');
  const goalsOf = (place: number) =>
    [chart.target?.value, ...lines.map(({ values }) => values[place])].map((value) =>
      typeof value === 'number' ? (y?.getPixelForValue(value) ?? Number.NaN) : Number.NaN,
    );
  const placed: PlacedText[] = [];
  // The newest first: where room is short, it is the one that stays.
  for (const place of totals.map((_, index) => index).reverse()) {
    const total = totals[place];
    const x = points.toX(drawn, place);
    const column = boxOfPlace(drawn, place);
    if (typeof total !== 'number' || !column) continue;
    const below = total < 0 && column.top >= zero - 0.5;
    const near = below ? column.bottom + 15 : column.top - 7;
    // A target that would run through the figure lifts it.
    const crossing = below ? undefined : goalsOf(place).find((goal) => goal > near - 14 && goal < near + 5);
    const at = crossing === undefined ? near : crossing - 6;
    const said = format(total);
    // Over the first of several columns a figure would reach into those of the axis.
    const least = drawn.chartArea.left + measure(said, 600) / 2 + 2;
    const text = placeText(
      {
        role: 'figure',
        text: said,
        x: chart.arrangement === 'grouped' ? Math.max(least, highestAt(drawn, place) ?? x) : x,
        y: at,
        align: 'center',
        weight: 600,
        ink: 'text',
        halo: true,
      },
      measure,
    );
    const inside = text.box.left >= 0 && text.box.right <= width;
    const fits = column.right - column.left + 24 >= measure(text.text, 600) / 2;
    if (inside && fits && !placed.some((other) => touches(text.box, other.box, 3))) placed.push(text);
  }
  return placed;
}

/** Where a column is read, and what it says: series as they stand, the sum, what it is held against. */
function targetOf(
  chart: ColumnChartProps,
  drawn: Drawn,
  points: PointScale,
  totals: readonly (number | null)[],
  place: number,
): ChartTarget {
  const { id = '', label = '', detail } = chart.axis.points[place] ?? {};
  const { top, bottom } = drawn.chartArea;
  const x = points.toX(drawn, place);
  const column = boxOfPlace(drawn, place);
  const wide = column ? (column.right - column.left) / 2 + hitRadius : hitRadius;
  const half = Math.max(hitRadius, Math.min(points.band / 2, wide));
  const box: Box = { left: x - half, right: x + half, top, bottom };
  return {
    id,
    title: label,
    ...(detail === undefined ? {} : { note: detail }),
    rows: rowsOf(chart, totals[place], place),
    x,
    y: (top + bottom) / 2,
    anchor: box,
    under: [{ kind: 'rect', box, fill: { ink: 'hover' } }],
  };
}

function rowsOf(chart: ColumnChartProps, total: number | null | undefined, place: number): ReadingRow[] {
  const { series, formatValue, target } = chart;
  // Read from the top, as they stand.
  const order = chart.arrangement === 'grouped' ? series : series.toReversed();
  const rows = seriesRows({ ...chart, series: order }, total, place);
  for (const { name, values } of chart.marks ?? [])
    rows.push({ name, figure: valueWords(values[place], formatValue) });
  if (target) rows.push({ name: target.name, figure: target.figure, swatch: 'target' });
  return rows;
}
