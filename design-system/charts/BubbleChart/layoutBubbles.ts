import type { BubblesMark, ChartScene } from '../axes/ChartScene.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { hitRadius } from '../axes/findTarget.ts';
import { layoutPlane, type Plane } from '../axes/layoutPlane.ts';
import type { MeasureText } from '../axes/PlacedText.ts';
import { extent } from '../axes/valueScale.ts';
import type { BubbleChartProps, BubblePoint } from './BubbleChartProps.ts';

type Drawn = BubblePoint & { x: number; y: number };

const radii = { least: 3, even: 6, most: 28, mostNarrow: 18 }; // px

/** Lays out points by two values with a third as area; null without a point. Points with a gap are left out. Px. */
export function layoutBubbles(
  chart: BubbleChartProps,
  size: { width: number; height: number },
  measure: MeasureText,
): ChartScene | null {
  const drawn = chart.points.filter(isDrawn);
  if (drawn.length === 0) return null;
  const largest = size.width < 480 ? radii.mostNarrow : radii.most;
  const most = chart.size ? largest : radii.even;
  const axis = (key: 'x' | 'y') => ({
    ...extent(drawn.map((point) => point[key])),
    ...chart[key],
    ...(chart[key].counts ? { least: 1 } : {}),
    room: most,
  });
  const plane = layoutPlane({ size, top: 6, x: axis('x'), y: axis('y') }, measure);
  const radiusOf = chart.size ? radiusScale(drawn, most) : () => radii.even;
  // The largest lie lowest: a small one is never hidden.
  const sorted = drawn.toSorted((a, b) => radiusOf(b) - radiusOf(a));
  return {
    ...size,
    plot: { ...plane.plot, left: 0, right: size.width },
    ground: plane.ground,
    marks: marksOf(sorted, plane, radiusOf, chart.patterned === true),
    front: plane.front,
    texts: plane.texts,
    targets: drawn
      .toSorted((a, b) => a.x - b.x || a.y - b.y)
      .map((point) => targetOf(chart, point, plane, radiusOf(point))),
    obstacles: [],
  };
}

function isDrawn(point: BubblePoint): point is Drawn {
  return Number.isFinite(point.x) && Number.isFinite(point.y);
}

/** Radius by area: twice the size is twice the paint. Sizes that are missing or not above zero get the smallest. */
function radiusScale(points: readonly Drawn[], most: number): (point: Drawn) => number {
  const sizes = points.flatMap(({ size }) =>
    typeof size === 'number' && Number.isFinite(size) && size > 0 ? [size] : [],
  );
  const largest = extent(sizes).highest;
  return ({ size }) =>
    typeof size !== 'number' || !Number.isFinite(size) || size <= 0 || largest === 0
      ? radii.least
      : Math.max(radii.least, Math.sqrt(size / largest) * most);
}

function marksOf(
  points: readonly Drawn[],
  { toX, toY }: Plane,
  radiusOf: (point: Drawn) => number,
  patterned: boolean,
): BubblesMark[] {
  const colors = [...new Set(points.map((point) => point.color))].sort((a, b) => a - b);
  return colors.map((color) => ({
    kind: 'bubbles',
    fill: {
      ink: color,
      opacity: patterned ? 1 : 0.72,
      ...(patterned ? { pattern: colors.indexOf(color) } : {}),
    },
    ring: 'surface',
    bubbles: points
      .filter((point) => point.color === color)
      .map((point) => ({ x: toX(point.x), y: toY(point.y), radius: radiusOf(point) })),
  }));
}

function targetOf(chart: BubbleChartProps, point: Drawn, { toX, toY }: Plane, radius: number): ChartTarget {
  const x = toX(point.x);
  const y = toY(point.y);
  const { size } = point;
  const weight = typeof size === 'number' && Number.isFinite(size) ? chart.size?.format(size) : '-';
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
    reach: Math.max(hitRadius, radius),
    over: [
      { kind: 'dot', x, y, radius: radius + 1, fill: { ink: point.color }, ring: 'surface' },
      { kind: 'dot', x, y, radius: radius + 3, fill: { ink: point.color, opacity: 0 }, ring: 'text' },
    ],
  };
}
