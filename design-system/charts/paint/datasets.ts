import type { ChartDataset } from 'chart.js';
import type { AreaMark, BarsMark, BubblesMark, ChartScene, LineMark, Mark } from '../axes/ChartScene.ts';
import type { Spot } from '../axes/Shape.ts';
import { canvasFill } from './canvasFill.ts';
import { inkColor, type ChartColors } from './chartColors.ts';

type Dataset = ChartDataset<'line' | 'bar'>;

/** The marks of a scene as the drawing library takes them. It draws the last one first, so they are turned around. */
export function datasetsOf(
  context: CanvasRenderingContext2D,
  scene: ChartScene,
  colors: ChartColors,
): ChartDataset<'line'>[] {
  const { plot, width, height } = scene;
  const clip = { left: -plot.left, top: -plot.top, right: plot.right - width, bottom: plot.bottom - height };
  const brush = { context, colors };
  const all = scene.marks.toReversed().flatMap((mark) => datasetOf(brush, mark));
  return all.map((dataset, order) => ({ clip, order, ...dataset })) as ChartDataset<'line'>[];
}

interface Brush {
  context: CanvasRenderingContext2D;
  colors: ChartColors;
}

function datasetOf(brush: Brush, mark: Mark): Dataset[] {
  if (mark.kind === 'bars') return [bars(brush, mark)];
  if (mark.kind === 'line') return [line(brush, mark)];
  if (mark.kind === 'area') return area(brush, mark);
  return [bubbles(brush, mark)];
}

function bars({ context, colors }: Brush, mark: BarsMark): Dataset {
  const dataset = {
    type: 'bar' as const,
    indexAxis: mark.lies ? ('y' as const) : ('x' as const),
    grouped: false,
    barThickness: mark.thickness,
    inflateAmount: 0,
    borderRadius: mark.round,
    backgroundColor: canvasFill(context, mark.fill, colors),
    data: mark.bars.map(({ at, from, to }) =>
      mark.lies ? { x: [from, to], y: at } : { x: at, y: [from, to] },
    ),
  };
  // The library takes both ends of a bar in an array, its types do not.
  return dataset as unknown as Dataset;
}

/** Gaps keep a place along the axis, so that the library finds its way through the points; their height is none. */
function points(spots: readonly (Spot | null)[]) {
  let x = spots.find((spot) => spot !== null)?.[0] ?? 0;
  return spots.map((spot) => {
    x = spot?.[0] ?? x;
    return { x, y: spot?.[1] ?? Number.NaN };
  });
}

function shapeOf(shape: LineMark['shape']) {
  return shape === 'steps'
    ? { stepped: true as const }
    : {
        cubicInterpolationMode: shape === 'curve' ? ('monotone' as const) : ('default' as const),
        tension: 0,
      };
}

function line({ colors }: Brush, mark: LineMark): Dataset {
  return {
    type: 'line',
    data: points(mark.spots),
    parsing: false,
    borderColor: inkColor(colors, mark.ink),
    borderWidth: mark.width,
    borderDash: [...(mark.dash ?? [])],
    borderJoinStyle: 'round',
    pointRadius: 0,
    ...shapeOf(mark.shape),
  };
}

function area({ context, colors }: Brush, mark: AreaMark): Dataset[] {
  const color = canvasFill(context, mark.fill, colors);
  const edge = {
    type: 'line' as const,
    parsing: false as const,
    borderWidth: 0,
    pointRadius: 0,
    ...shapeOf(mark.shape),
  };
  return [
    {
      ...edge,
      data: points(mark.upper),
      backgroundColor: color,
      fill: { target: '+1', above: color as string, below: color as string },
    },
    { ...edge, data: points(mark.lower) },
  ];
}

function bubbles({ context, colors }: Brush, mark: BubblesMark): Dataset {
  return {
    type: 'line',
    showLine: false,
    data: mark.bubbles.map(({ x, y }) => ({ x, y })),
    pointRadius: mark.bubbles.map(({ radius }) => radius),
    pointBackgroundColor: canvasFill(context, mark.fill, colors),
    pointBorderColor: inkColor(colors, mark.ring),
    pointBorderWidth: 1,
  };
}
