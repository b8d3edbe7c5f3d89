import type { Chart, ChartDataset } from 'chart.js';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { layoutTrend } from '../trend-layout/layoutTrend.ts';
import { readableTrend } from '../trend-layout/readTrend.ts';
import type { TrendScene } from '../trend-layout/TrendScene.ts';
import type { TrendLine, TrendPoint, TrendReading, TrendSpec } from '../trend-layout/TrendSpec.ts';
import { dataColor, inkColor, type ChartColors } from '../paint/chartColors.ts';
import { layerFill } from '../paint/canvasFill.ts';
import { type Painter, type Picture, type Room, still } from '../paint/Picture.ts';
import { paintFoot, paintGround } from './paintGround.ts';
import { paintFront } from './paintFront.ts';
import { paintOverColumns } from './paintOverColumns.ts';

type Dataset = ChartDataset<'bar' | 'line', { x: number; y: number }[]>;

// Drawn from high to low: areas, columns, lines.
const order = { area: 30, column: 20, line: 10 };
const supposed = [6, 4]; // strokes and gaps of a line that is only supposed, px

/** A trend as a picture. */
export function drawTrend(spec: TrendSpec, { width, height, measure, context, colors }: Room): Picture {
  const scene = readableTrend(spec, layoutTrend(spec, { width, height }, measure));
  const readingOf = (target: ChartTarget | undefined) =>
    spec.readings.find((reading) => reading.id === target?.id);
  return {
    type: 'bar',
    data: { datasets: datasetsOf(context, spec, scene, colors) },
    options: {
      ...still,
      parsing: false,
      normalized: true,
      layout: {
        autoPadding: false,
        padding: {
          left: scene.plot.left,
          top: scene.plot.top,
          right: scene.width - scene.plot.right,
          bottom: scene.height - scene.plot.bottom,
        },
      },
      scales: {
        x: { type: 'linear', display: false, min: scene.plot.left, max: scene.plot.right, offset: false },
        y: { type: 'linear', display: false, min: scene.value.from, max: scene.value.to },
      },
    },
    colors,
    scene: () => scene,
    painter: (target) => painter(spec, scene, colors, () => readingOf(target())),
  };
}

/** Our own painting, hung into the chart's drawing order. */
function painter(
  spec: TrendSpec,
  scene: TrendScene,
  colors: ChartColors,
  reading: () => TrendReading | undefined,
): Painter {
  const brushOf = ({ ctx }: Pick<Chart, 'ctx'>) => ({ context: ctx, scene, colors });
  return {
    beforeDatasetsDraw: (chart) => {
      const brush = brushOf(chart);
      paintGround(brush, bandOf(scene, reading()));
      if (spec.members.length === 0) paintOverColumns(brush, spec);
    },
    afterDatasetDraw: (chart, { index }) => {
      // Layers are drawn from the top one down, so the first dataset closes the columns.
      if (index === 0 && spec.members.length > 0) paintOverColumns(brushOf(chart), spec);
    },
    afterDatasetsDraw: (chart) => {
      const brush = brushOf(chart);
      paintFoot(brush);
      paintFront(brush, spec, dotOf(scene, reading()));
    },
  };
}

/** Where the neutral band behind a reading stands, px. */
function bandOf(scene: TrendScene, reading: TrendReading | undefined) {
  if (!reading || reading.y !== undefined) return undefined;
  const half = reading.column === undefined ? 10 : scene.columnWidth / 2 + 7;
  const x = scene.toX(reading.x);
  return { left: x - half, right: x + half };
}

function dotOf(scene: TrendScene, reading: TrendReading | undefined) {
  if (reading?.y === undefined) return undefined;
  return { x: scene.toX(reading.x), y: scene.toY(reading.y) };
}

function datasetsOf(
  context: CanvasRenderingContext2D | null,
  spec: TrendSpec,
  scene: TrendScene,
  colors: ChartColors,
) {
  const place = (point: TrendPoint) => ({ x: scene.toX(point.x), y: point.y });
  const columns = spec.members.map((member, layer): Dataset => {
    const color = dataColor(colors, member.color);
    return {
      type: 'bar',
      order: order.column,
      stack: 'columns',
      barThickness: scene.columnWidth,
      backgroundColor: spec.patterned && context ? layerFill(context, color, colors.surface, layer) : color,
      data: spec.columns.map((column) => ({ x: scene.toX(column.x), y: column.values[layer] ?? 0 })),
    };
  });
  const clip = scene.clip ? clipOf(scene, scene.clip) : undefined;
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
  const all = [...columns, ...areas, ...lines];
  return (clip ? all.map((dataset) => ({ ...dataset, clip })) : all) as ChartDataset<
    'bar',
    { x: number; y: number }[]
  >[];
}

/** How far inside the plot's edges the data is cut, px. */
const clipOf = ({ plot }: TrendScene, { left, right }: { left: number; right: number }) => ({
  left: plot.left - left,
  right: right - plot.right,
  top: 0,
  bottom: 0,
});

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
