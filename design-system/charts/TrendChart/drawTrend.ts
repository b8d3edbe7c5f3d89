import type { ChartDataset } from 'chart.js';
import { formOf, layoutTrend, timeOf, type TrendForm, type TrendTime } from '../trend-layout/layoutTrend.ts';
import { readableTrend } from '../trend-layout/readTrend.ts';
import type { TrendLine, TrendPoint, TrendSpec } from '../trend-layout/TrendSpec.ts';
import { dataColor, inkColor, type ChartColors } from '../paint/chartColors.ts';
import { layerFill } from '../paint/layerFill.ts';
import { type Picture, type Room, still } from '../paint/Picture.ts';
import { columnWidths } from '../axes/columnRoom.ts';
import { fontOf } from '../paint/fontOf.ts';

type Dataset = ChartDataset<'bar' | 'line', { x: number; y: number }[]>;

// Drawn from high to low: areas, columns, lines.
const order = { area: 30, column: 20, line: 10 };
const supposed = [6, 4]; // strokes and gaps of a line that is only supposed, px

const tickGap = 24; // least distance between two ticks, px
const clear = { break: 28, top: 8 }; // no tick so near to the zigzag, or to the upper edge, px

/** A trend as a picture. */
export function drawTrend(spec: TrendSpec, room: Room): Picture {
  const { width, height, measure, colors } = room;
  const form = formOf(spec, { width, height });
  const { value, padding, narrow } = form;
  const perPixel = (value.to - value.from) / Math.max(1, height - padding.top - padding.bottom);
  // Dates have their places once the library has found the edges of the plot.
  let time: TrendTime | undefined;
  const stretched = spec.spacing === 'time' ? (date: number) => date : stretchOf(form, room);
  return {
    type: 'bar',
    data: { datasets: datasetsOf(form, stretched, room) },
    options: {
      ...still,
      parsing: false,
      normalized: true,
      layout: { autoPadding: false, padding },
      scales: {
        x: { type: 'linear', display: false, offset: false, afterBuildTicks: (scale) => (scale.ticks = []) },
        y: {
          type: 'linear',
          min: value.from,
          max: value.to,
          border: { display: false },
          grid: { color: colors.grid, drawTicks: false },
          ticks: {
            color: colors.axis,
            font: fontOf(room),
            padding: 8,
            includeBounds: false,
            autoSkip: false,
            maxTicksLimit: Math.max(2, Math.floor((height - padding.top - padding.bottom) / tickGap)),
            callback: (tick, _, ticks) =>
              spec.formatTick(Number(tick), (ticks[1]?.value ?? 0) - (ticks[0]?.value ?? 0), narrow),
          },
          afterBuildTicks: (scale) => {
            const from = value.broken ? value.from + clear.break * perPixel : value.from;
            scale.ticks = scale.ticks.filter(
              (tick) => tick.value >= from && tick.value <= value.to - clear.top * perPixel,
            );
          },
        },
      },
    },
    colors,
    afterLayout: (chart) => {
      const { x } = chart.scales;
      if (!x) return;
      time = timeOf(form, chart.chartArea, measure);
      x.min = time.min;
      x.max = time.max;
      x.configure();
    },
    scene: (chart) =>
      readableTrend(spec, layoutTrend(form, time ?? timeOf(form, chart.chartArea, measure), chart, room)),
  };
}

/** How dates are drawn to equal distances: the same at every size. */
function stretchOf(form: TrendForm, { width, height, measure }: Room) {
  return timeOf(form, { left: 0, top: 0, right: width, bottom: height }, measure).stretch;
}

function datasetsOf({ spec, narrow }: TrendForm, stretched: (date: number) => number, room: Room) {
  const { colors } = room;
  const place = (point: TrendPoint) => ({ x: stretched(point.x), y: point.y });
  const columns = spec.members.map((member, layer): Dataset => {
    const color = dataColor(colors, member.color);
    return {
      type: 'bar',
      order: order.column,
      stack: 'columns',
      maxBarThickness: columnWidths[narrow ? 'narrow' : 'wide'],
      categoryPercentage: 0.62,
      barPercentage: 1,
      backgroundColor: layerFill(room, color, spec.patterned ? layer : undefined),
      data: spec.columns.map((column) => ({ x: stretched(column.x), y: column.values[layer] ?? 0 })),
    };
  });
  const areas = [...fanOf(spec, colors), ...spec.lines.flatMap((line) => bandsOf(line, colors))].flatMap(
    ({ upper, lower, color }) => [
      line(upper.map(place), { fill: { target: '+1', above: color, below: color }, order: order.area }),
      line(lower.map(place), { order: order.area }),
    ],
  );
  const lines = spec.lines.map((source) => ({
    ...line(source.points.map(place), { order: order.line }),
    borderWidth: 2,
    borderColor: colors[source.tone],
    ...(source.dashed ? { borderDash: supposed } : {}),
    ...(source.shape === 'steps' ? { stepped: true, cubicInterpolationMode: 'default' as const } : {}),
  }));
  return [...columns, ...areas, ...lines] as ChartDataset<'bar', { x: number; y: number }[]>[];
}

function line(
  data: { x: number; y: number }[],
  rest: Partial<ChartDataset<'line', { x: number; y: number }[]>>,
) {
  return {
    type: 'line' as const,
    data,
    borderWidth: 0,
    pointRadius: 0,
    clip: false as const,
    cubicInterpolationMode: 'monotone' as const,
    ...rest,
  };
}

function fanOf(spec: TrendSpec, colors: ChartColors) {
  const upper = spec.lines.find((line) => line.id === spec.fan?.upper);
  const lower = spec.lines.find((line) => line.id === spec.fan?.lower);
  return upper && lower ? [{ upper: upper.points, lower: lower.points, color: colors.fan }] : [];
}

function bandsOf(line: TrendLine, colors: ChartColors) {
  if (!line.band) return [];
  const own = line.tone === 'muted' ? inkColor(colors, 'muted', 0.22) : colors.fan;
  const color = line.tone === 'high' ? colors.highBand : line.tone === 'low' ? colors.lowBand : own;
  return [{ ...line.band, color }];
}
