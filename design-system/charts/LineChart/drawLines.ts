import type { ChartDataset } from 'chart.js';
import { stretchBoxes, type Spot } from '../axes/boxes.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { cutText } from '../axes/cutText.ts';
import { drawable } from '../axes/drawable.ts';
import { valueWords } from '../axes/gapWords.ts';
import { placeUnder } from '../axes/hits.ts';
import type { Ink } from '../axes/Ink.ts';
import { laidOut } from '../axes/laidOut.ts';
import { goalLines, todayLine } from '../axes/lines.ts';
import { placeText, type PlacedText } from '../axes/PlacedText.ts';
import { pointScale, type PointScale } from '../axes/pointScale.ts';
import { separateLabels } from '../axes/separateLabels.ts';
import type { Shape } from '../axes/Shape.ts';
import { besideTicks, valueAxis } from '../axes/valueAxis.ts';
import { inkColor } from '../paint/chartColors.ts';
import { type Drawn, type Kind, type Picture, type Room, still } from '../paint/Picture.ts';
import type { LineChartProps, LineSeries } from './LineChartProps.ts';

const narrowBelow = 480; // px
const manyPoints = 24; // more points than this carry no dots of their own
const labelGap = 16; // least distance of end labels, px (chart rule 2)

/** Draws lines over an axis; null without a finite value. */
export function drawLines(chart: LineChartProps, room: Room): Picture | null {
  const { axis, series, zero = false } = chart;
  const drawn = series.flatMap((line) => [line.values, line.band?.upper ?? [], line.band?.lower ?? []]);
  if (axis.points.length === 0 || drawn.flat().every((value) => Number.isNaN(drawable(value)))) return null;
  const ends = endRows(chart, room);
  const points = pointScale(axis, room, { half: 14, across: room.width - 60 - ends.room, series });
  const endTexts = (laid: Drawn) => (ends.room > 0 ? placeEnds(chart, ends.rows, laid, room) : []);
  const options: Picture['options'] = {
    ...still,
    layout: { padding: { left: besideTicks, top: points.top, right: Math.max(8, ends.room) } },
    scales: {
      x: points.options,
      y: valueAxis(room, {
        format: chart.formatShort ?? chart.formatValue,
        zero,
        length: room.height - points.top - 34,
        head: 16,
        gap: 32,
      }),
    },
    plugins: {
      annotation: {
        clip: false,
        annotations: {
          ...goalLines(chart.target, room, (laid) => endTexts(laid).map(({ box }) => box)),
          ...todayLine(axis.today, room),
        },
      },
    },
  };
  return {
    type: 'line',
    data: {
      ...(points.labels ? { labels: points.labels } : {}),
      // The library draws the first set last.
      datasets: series
        .map((line) => setsOf(line, points, room))
        .toReversed()
        .flat(),
    },
    options,
    colors: room.colors,
    afterLayout: points.afterLayout,
    scene: (laid) => {
      const around = points.surround(laid);
      const texts = endTexts(laid);
      const lines = series.map((line) => ({ line, spots: spotsOf(laid, line.id) }));
      const targets = axis.points.map((_, place) => targetOf(chart, laid, points, lines, place));
      return {
        width: room.width,
        height: room.height,
        plot: laid.chartArea,
        ground: around.ground,
        texts: [...around.texts, ...texts],
        targets,
        under: placeUnder(laid, 'x', (place) => targets[place]),
        obstacles: [...lines.flatMap(({ spots }) => stretchBoxes(spots)), ...texts.map(({ box }) => box)],
      };
    },
  };
}

const inkOf = (line: LineSeries): Ink => line.tone ?? line.color;

/** The sets of a line: itself, and the band around it under it. */
function setsOf(line: LineSeries, points: PointScale, { colors }: Room): ChartDataset<Kind, unknown[]>[] {
  const values = line.values.map(drawable);
  const color = inkColor(colors, inkOf(line));
  const area = inkColor(colors, inkOf(line), 0.16);
  const look = { type: 'line', clip: false, stepped: line.shape === 'steps' } as const;
  const bare = { ...look, borderWidth: 0, pointRadius: 0 };
  // A point between two gaps always has a dot, for no line would show it.
  const isAlone = (place: number) =>
    [place - 1, place + 1].every((beside) => Number.isNaN(values[beside] ?? Number.NaN));
  return [
    {
      ...look,
      label: line.id,
      data: points.data(values),
      borderColor: color,
      borderWidth: 2,
      borderDash: line.dashed ? [5, 4] : [],
      borderJoinStyle: 'round',
      pointRadius: values.map((_, place) => (values.length > manyPoints && !isAlone(place) ? 0 : 3.5)),
      pointBackgroundColor: color,
      pointBorderColor: colors.surface,
      pointBorderWidth: 2,
    },
    ...(line.band
      ? [
          {
            ...bare,
            fill: { target: '+1', above: area, below: area },
            data: points.data(line.band.upper.map(drawable)),
          },
          { ...bare, data: points.data(line.band.lower.map(drawable)) },
        ]
      : []),
  ];
}

/** Where the points of a line stand, px; null for gaps. */
function spotsOf(laid: Drawn, id: string): (Spot | null)[] {
  const set = laid.data.datasets.findIndex(({ label }) => label === id);
  return laid.getDatasetMeta(set).data.map((point) => {
    const at = laidOut(point);
    return at ? [at.x, at.y] : null;
  });
}

interface EndRow {
  figure: string;
  name: string;
}

/** What stands at the end of each line, and the room it needs: the figure first, then the name where the chart is wide. */
function endRows(chart: LineChartProps, { width, measure }: Room) {
  if (chart.endLabels === false) return { room: 0, rows: [] as EndRow[] };
  const format = chart.formatShort ?? chart.formatValue;
  const most = Math.min(200, width * 0.3);
  const rows = chart.series.map((line): EndRow => {
    const figure = (line.told ?? line.values).findLast((value) => !Number.isNaN(drawable(value)));
    const text = typeof figure === 'number' ? format(figure) : '';
    const left = most - measure(text, 600) - 6;
    return {
      figure: text,
      name: width < narrowBelow || text === '' ? '' : cutText(line.name, left, measure),
    };
  });
  const room = Math.max(
    0,
    ...rows.map((row) => measure(row.figure, 600) + (row.name ? 6 + measure(row.name, 400) : 0)),
  );
  return { room: room === 0 ? 0 : room + 18, rows };
}

function placeEnds(
  { series }: LineChartProps,
  rows: readonly EndRow[],
  laid: Drawn,
  { measure }: Room,
): PlacedText[] {
  const plot = laid.chartArea;
  const ends = series.flatMap((line, index) => {
    const last = spotsOf(laid, line.id).findLast((spot) => spot !== null);
    const row = rows[index];
    return last && row ? [{ line, last, row }] : [];
  });
  const ys = separateLabels(
    ends.map(({ last }) => last[1]),
    labelGap,
    plot.top + 4,
    plot.bottom - 4,
  );
  return ends.flatMap(({ line, row, last }, index) => {
    const y = (ys[index] ?? last[1]) + 4;
    const look = { role: 'end', y, halo: true } as const;
    // Behind the last point, which stands half a step before the edge on an axis of names.
    const figure = placeText(
      { ...look, text: row.figure, x: plot.right + 10, weight: 600, ink: line.tone ?? 'text' },
      measure,
    );
    if (row.name === '') return [figure];
    const x = figure.box.right + 6;
    return [figure, placeText({ ...look, text: row.name, x, ink: line.tone ?? 'muted' }, measure)];
  });
}

function targetOf(
  { axis, series, formatValue, target }: LineChartProps,
  laid: Drawn,
  points: PointScale,
  lines: readonly { line: LineSeries; spots: readonly (Spot | null)[] }[],
  place: number,
): ChartTarget {
  const { id = '', label = '', detail } = axis.points[place] ?? {};
  const { top, bottom } = laid.chartArea;
  const x = points.toX(laid, place);
  return {
    id,
    title: label,
    ...(detail === undefined ? {} : { note: detail }),
    rows: [
      ...series.map((line) => ({
        name: line.name,
        figure: valueWords((line.told ?? line.values)[place], formatValue),
        swatch: inkOf(line),
      })),
      ...(target ? [{ name: target.name, figure: target.figure, swatch: 'target' as const }] : []),
    ],
    x,
    y: (top + bottom) / 2,
    anchor: { left: x - 6, right: x + 6, top, bottom },
    under: [
      {
        kind: 'line',
        spots: [
          [x, top],
          [x, bottom],
        ],
        ink: 'line',
        crisp: true,
      },
    ],
    over: lines.flatMap(({ line, spots }): Shape[] => {
      const spot = spots[place];
      if (!spot) return [];
      return [
        { kind: 'dot', x: spot[0], y: spot[1], radius: 5, fill: { ink: inkOf(line) }, ring: 'surface' },
      ];
    }),
  };
}
