import type { ChartTarget } from '../axes/ChartTarget.ts';
import { drawable } from '../axes/drawable.ts';
import { hitRadius } from '../axes/findTarget.ts';
import { elementUnder } from '../axes/hits.ts';
import { laidOut } from '../axes/laidOut.ts';
import { placeText } from '../axes/PlacedText.ts';
import { besideTicks, valueAxis, valueAxisBelow } from '../axes/valueAxis.ts';
import { fontOf } from '../paint/fontOf.ts';
import { inkColor } from '../paint/chartColors.ts';
import { type Drawn, type Picture, type Room, still } from '../paint/Picture.ts';
import type { BubbleAxis, BubbleChartProps } from './BubbleChartProps.ts';
import { labelPoints } from './labelPoints.ts';
import { onScreen, type Placed } from './placedPoints.ts';

const radii = { least: 3, even: 6, most: 28, mostNarrow: 18 }; // px
const titleRoom = 22; // over the plot, px

/** Draws points by two values with a third as area; null without a point. Points with a gap are left out. */
export function drawBubbles(chart: BubbleChartProps, room: Room): Picture | null {
  const { width, height, colors } = room;
  const most = chart.size ? (width < 480 ? radii.mostNarrow : radii.most) : radii.even;
  const placed = place(chart, most);
  if (placed.length === 0) return null;
  const colorOf = ({ color }: Placed) => inkColor(colors, color, chart.steps ? 1 : 0.72);
  const stepIds = new Set(chart.steps?.ids);
  const steps = placed.filter(({ id }) => stepIds.has(id)).toSorted((a, b) => a.x - b.x || a.y - b.y);
  const axis = ({ format, zero = false, counts = false }: BubbleAxis, length: number, gap: number) => ({
    format,
    zero,
    counts,
    length,
    gap,
    head: most,
  });
  const options: Picture['options'] = {
    ...still,
    layout: { padding: { left: besideTicks, top: 6 + titleRoom, right: 20 } },
    scales: {
      x: {
        ...valueAxisBelow(room, axis(chart.x, width - 80, 56)),
        title: {
          display: true,
          text: chart.x.title,
          align: 'end',
          color: colors.muted,
          font: fontOf(room, 500),
          padding: { top: 4, bottom: 0 },
        },
      },
      y: valueAxis(room, axis(chart.y, height - 80, 34)),
    },
  };
  return {
    type: 'bubble',
    data: {
      datasets: [
        {
          type: 'bubble',
          // Not cut off at the edges of the plot.
          clip: false,
          data: placed.map(({ x, y, r }) => ({ x, y, r })),
          backgroundColor: placed.map((point) => (point.shape === 'ring' ? colors.surface : colorOf(point))),
          borderColor: placed.map((point) =>
            point.shape === 'ring' ? inkColor(colors, point.color) : colors.surface,
          ),
          borderWidth: placed.map(({ shape }) => (shape === 'ring' ? 2 : 1)),
          pointStyle: placed.map(({ shape }) => (shape === 'square' ? 'rect' : 'circle')),
          hitRadius: placed.map(({ r }) => Math.max(0, hitRadius - r)),
        },
        ...(chart.steps && steps.length > 1
          ? [
              {
                type: 'line' as const,
                data: steps.map(({ x, y }) => ({ x, y })),
                stepped: 'before' as const,
                borderColor: inkColor(colors, chart.steps.color),
                borderWidth: 1.5,
                pointRadius: 0,
                pointHitRadius: 0,
                // Below the points.
                order: 1,
              },
            ]
          : []),
      ],
    },
    options,
    colors,
    scene: (drawn) => {
      const targets = placed.map((point, index) => targetOf(chart, point, drawn, index));
      return {
        width,
        height,
        plot: { ...drawn.chartArea, left: 0, right: width },
        // Level, over its axis: nobody tilts the head.
        texts: [
          placeText(
            {
              role: 'title',
              text: chart.y.title,
              x: 0,
              y: drawn.chartArea.top - 16,
              weight: 500,
              ink: 'muted',
            },
            room.measure,
          ),
          ...labelPoints(onScreen(placed, drawn), new Set(stepIds), drawn.chartArea, room.measure),
        ],
        targets: targets.toSorted((a, b) => a.x - b.x || b.y - a.y),
        under: elementUnder(drawn, 'nearest', (set, index) => (set === 0 ? targets[index] : undefined)),
        obstacles: [],
      };
    },
  };
}

/** What can be drawn, with its radius, the largest first: they lie lowest, so that a small one is never hidden. */
function place(chart: BubbleChartProps, most: number): Placed[] {
  const drawn = chart.points.map((point) => ({ ...point, x: drawable(point.x), y: drawable(point.y) }));
  const there = drawn.filter(({ x, y }) => !Number.isNaN(x + y));
  const largest = there.reduce((max, { size }) => Math.max(max, drawable(size) || 0), 0);
  // By area: twice the size is twice the paint. Sizes that are missing or not above zero get the smallest.
  const radiusOf = (size: number) =>
    size > 0 ? Math.max(radii.least, Math.sqrt(size / largest) * most) : radii.least;
  return there
    .map((point) => ({ ...point, r: chart.size ? radiusOf(drawable(point.size)) : radii.even }))
    .sort((a, b) => b.r - a.r);
}

function targetOf(chart: BubbleChartProps, point: Placed, drawn: Drawn, index: number): ChartTarget {
  const { x = 0, y = 0 } = laidOut(drawn.getDatasetMeta(0).data[index]) ?? {};
  const { size, color, r } = point;
  const weight = Number.isNaN(drawable(size)) ? '-' : chart.size?.format(drawable(size));
  return {
    id: point.id,
    title: point.name,
    ...(point.note === undefined ? {} : { note: point.note }),
    rows: [
      { name: chart.x.title, figure: chart.x.format(point.x) },
      { name: chart.y.title, figure: chart.y.format(point.y) },
      ...(chart.size ? [{ name: chart.size.title, figure: weight ?? '-' }] : []),
    ],
    x,
    y,
    anchor: { left: x - r, right: x + r, top: y - r, bottom: y + r },
    over: [
      { kind: 'dot', x, y, radius: r + 1, fill: { ink: color }, ring: 'surface' },
      { kind: 'dot', x, y, radius: r + 3, fill: { ink: color, opacity: 0 }, ring: 'text' },
    ],
  };
}
