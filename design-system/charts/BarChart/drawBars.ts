import { barSets, boxOfPlace } from '../axes/barSets.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { cutText } from '../axes/cutText.ts';
import { totalsOf } from '../axes/drawable.ts';
import { placeUnder } from '../axes/hits.ts';
import type { InkName } from '../axes/Ink.ts';
import { type Lines, postLine } from '../axes/lines.ts';
import { placeText, type PlacedText } from '../axes/PlacedText.ts';
import { seriesRows } from '../axes/seriesRows.ts';
import { valueAxis } from '../axes/valueAxis.ts';
import { fontOf } from '../paint/fontOf.ts';
import { type Drawn, type Picture, type Room, still } from '../paint/Picture.ts';
import type { BarChartProps } from './BarChartProps.ts';

const widest = { single: 50, group: 20, crowd: 10 }; // docs/product/foresite.md: 50, grouped 20, 10 with more than 5 series
const detailFrom = 34; // rows lower than this have no room for a detail, px

/** Draws lying bars; null without a finite value. */
export function drawBars(chart: BarChartProps, room: Room): Picture | null {
  const { points, series, target, zeroLabel } = chart;
  const { width, height, measure, colors } = room;
  const totals = chart.spread ? spreadsOf(chart) : totalsOf(series, points.length);
  if (totals.every((total) => total === null)) return null;
  const isStacked = chart.arrangement !== 'grouped' || series.length < 2;
  const figures = isStacked ? totals.map((total) => figureOf(chart, total)) : [];
  const end = Math.max(12, ...figures.map((figure) => measure(figure, 600) + 16));
  const row = (height - 40) / points.length;
  const detailed = row >= detailFrom && points.some(({ detail }) => detail !== undefined);
  const nameRoom = width * 0.36;
  const topped = zeroLabel !== undefined || target !== undefined;
  const options: Picture['options'] = {
    ...still,
    indexAxis: 'y',
    layout: { padding: { top: topped ? 26 : 8, right: end } },
    scales: {
      x: {
        ...valueAxis(room, {
          format: chart.formatShort ?? chart.formatValue,
          zero: true,
          counts: chart.counts ?? false,
          length: width * 0.6,
          head: 12,
          gap: 72,
        }),
        stacked: isStacked,
      },
      y: {
        type: 'category',
        stacked: isStacked,
        border: { display: false },
        grid: { display: false, tickLength: 0 },
        ticks: {
          color: colors.text,
          font: fontOf(room, 500),
          padding: 14,
          crossAlign: 'far',
          callback: (_, place) => {
            const { label = '', detail } = points[place] ?? {};
            const name = cutText(label, nameRoom, measure, 500);
            // The second line is ours: the library has one ink for both.
            if (!detailed || detail === undefined) return name;
            return [name, ' '.repeat(Math.ceil(measure(cutText(detail, nameRoom, measure), 400) / 4))];
          },
        },
      },
    },
    plugins: { annotation: { clip: false, annotations: annotationsOf(chart, room) } },
  };
  return {
    type: 'bar',
    data: {
      labels: points.map(({ id }) => id),
      datasets: barSets(
        {
          series,
          isStacked,
          lies: true,
          patterned: chart.patterned ?? false,
          widest: isStacked ? widest.single : series.length > 5 ? widest.crowd : widest.group,
          share: isStacked ? 0.48 : 0.76,
          band: row,
          ...(chart.toned
            ? { tone: (value) => (value < 0 ? { ink: 'fall', pattern: 1 } : { ink: 'rise', pattern: 0 }) }
            : {}),
          data: (values) => [...values],
        },
        room,
      ),
    },
    options,
    colors,
    scene: (drawn) => sceneOf(chart, drawn, room, { totals, figures, detailed, nameRoom }),
  };
}

function annotationsOf({ zeroLabel, target }: BarChartProps, room: Room): Lines {
  const { text, target: ink } = room.colors;
  return {
    ...(zeroLabel === undefined ? {} : postLine('zero', 0, zeroLabel, { color: text }, room)),
    ...(target && Number.isFinite(target.value)
      ? postLine(
          'target',
          target.value,
          `${target.name} ${target.figure}`,
          { color: ink, dash: [6, 4] },
          room,
        )
      : {}),
  };
}

/** From the lowest to the highest end of each row; null where it has no value. */
function spreadsOf({ points, series }: BarChartProps): (number | null)[] {
  return points.map((_, place) => {
    const values = series.flatMap((one) => one.values[place] ?? []);
    return values.length === 0 ? null : Math.max(0, ...values) - Math.min(0, ...values);
  });
}

function figureOf(
  { toned, formatValue, formatShort = formatValue }: BarChartProps,
  total: number | null,
): string {
  if (total === null) return '-';
  const arrow = !toned || total === 0 ? '' : total > 0 ? '▲ ' : '▼ ';
  return `${arrow}${formatShort(total)}`;
}

interface Words {
  totals: readonly (number | null)[];
  figures: readonly string[];
  detailed: boolean;
  nameRoom: number;
}

/** Details and figures of the rows, and what is read of them. */
function sceneOf(chart: BarChartProps, drawn: Drawn, room: Room, words: Words) {
  const { points } = chart;
  const { x, y } = drawn.scales;
  const { width, height, measure } = room;
  const plot = drawn.chartArea;
  const row = (plot.bottom - plot.top) / points.length;
  const targets = points.map((point, place): ChartTarget => {
    const middle = y?.getPixelForValue(place) ?? 0;
    const box = { left: 0, right: width, top: middle - row / 2, bottom: middle + row / 2 };
    const zero = x?.getPixelForValue(0) ?? 0;
    const { left, right } = boxOfPlace(drawn, place) ?? { left: zero, right: zero };
    return {
      id: point.id,
      title: point.label,
      ...(point.detail === undefined ? {} : { note: point.detail }),
      rows: seriesRows(chart, words.totals[place], place, !chart.toned),
      x: plot.left,
      y: middle,
      anchor: { ...box, left, right },
      under: [{ kind: 'rect', box: { ...box, left: plot.left }, fill: { ink: 'hover' } }],
    };
  });
  const texts = targets.flatMap(({ y: middle, note }, place): PlacedText[] => {
    const total = words.totals[place] ?? 0;
    const ink: InkName = !chart.toned || total === 0 ? 'text' : total > 0 ? 'rise' : 'fall';
    const figure = words.figures[place];
    return [
      ...(words.detailed && note !== undefined
        ? [
            placeText(
              {
                role: 'detail',
                text: cutText(note, words.nameRoom, measure),
                x: 0,
                y: middle + 12,
                ink: 'axis',
              },
              measure,
            ),
          ]
        : []),
      ...(figure === undefined || row < 14
        ? []
        : [
            placeText(
              { role: 'figure', text: figure, x: width, y: middle + 4, align: 'right', weight: 600, ink },
              measure,
            ),
          ]),
    ];
  });
  return {
    width,
    height,
    plot,
    texts,
    targets,
    under: placeUnder(drawn, 'y', (place) => targets[place]),
    obstacles: points.flatMap((_, place) => boxOfPlace(drawn, place) ?? []),
  };
}
