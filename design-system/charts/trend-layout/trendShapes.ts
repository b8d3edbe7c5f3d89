import type { Spot } from '../axes/boxes.ts';
import type { Ink } from '../axes/Ink.ts';
import type { Shape } from '../axes/Shape.ts';
import { eventRadius } from './placeMarks.ts';
import type { TrendScene } from './TrendScene.ts';
import type { TrendSpec } from './TrendSpec.ts';

const teeth = { count: 8, deep: 5 }; // zigzags across a column, and their height in px

type Look = Partial<Pick<Extract<Shape, { kind: 'line' }>, 'width' | 'dash' | 'crisp'>>;

const line = (ink: Ink, look: Look, ...spots: Spot[]): Shape => ({ kind: 'line', spots, ink, ...look });
const hairline = (ink: Ink, ...spots: Spot[]): Shape => line(ink, { crisp: true }, ...spots);

/** What lies under the data, over the grid: the upper edge of the plot and the calendar boxes over it. */
export const groundOf = ({ plot, spanEdges }: TrendScene): Shape[] => [
  hairline('line', [plot.left, plot.top], [plot.right, plot.top]),
  ...spanEdges.map((x) => hairline('line', [x, plot.top - 20], [x, plot.top])),
];

/** What lies on the columns but under the lines: gaps between layers, the break, differences, target. */
export function onColumns(spec: TrendSpec, scene: TrendScene): Shape[] {
  const { plot, target } = scene;
  const across: readonly [Spot, Spot] | undefined = target && [
    [plot.left, target.y],
    [target.right, target.y],
  ];
  return [
    ...gapsOf(spec, scene),
    ...(scene.value.broken ? scene.columns.map(({ x }) => breakOf(scene, x)) : []),
    ...scene.bridges.flatMap(bridgeOf),
    ...(across
      ? [line('halo', { width: 3.5 }, ...across), line('target', { width: 1.5, dash: [6, 4] }, ...across)]
      : []),
  ];
}

/** A gap of 1.5 px parts neighbouring layers, so that they stay apart without colour. */
function gapsOf(spec: TrendSpec, { columns, columnWidth, toY, plot }: TrendScene): Shape[] {
  return spec.columns.flatMap(({ values }, index) => {
    const left = (columns[index]?.x ?? 0) - columnWidth / 2;
    let sum = 0;
    return values.slice(0, -1).flatMap((value) => {
      sum += value;
      const y = toY(sum);
      if (y > plot.bottom || value === 0) return [];
      return [line('surface', { width: 1.5 }, [left, y], [left + columnWidth, y])];
    });
  });
}

function breakOf({ columnWidth, plot }: TrendScene, x: number): Shape {
  const left = x - columnWidth / 2 - 2;
  const step = (columnWidth + 4) / teeth.count;
  const spots = Array.from({ length: teeth.count + 1 }, (_, index): Spot => [
    left + index * step,
    plot.bottom - 12.5 + (index % 2 === 0 ? 0 : teeth.deep),
  ]);
  return line('surface', { width: 5 }, ...spots);
}

function bridgeOf({ left, right, arrow, fromY, toY }: TrendScene['bridges'][number]): Shape[] {
  const across = hairline('subtle', [left, fromY], [right, fromY]);
  if (Math.abs(fromY - toY) < 6) return [across];
  const rise = Math.sign(fromY - toY);
  const tip = toY + rise;
  return [
    across,
    hairline('subtle', [arrow, fromY], [arrow, tip]),
    line('subtle', {}, [arrow - 2.5, tip + 4 * rise], [arrow + 0.5, tip], [arrow + 3.5, tip + 4 * rise]),
  ];
}

/** What lies over the data: the foot of the plot with the break of its axis, today, dots and ends of lines. */
export function frontOf(spec: TrendSpec, scene: TrendScene): Shape[] {
  const { plot, today, clip } = scene;
  const inSight = ({ x }: { x: number }) => !clip || (x >= clip.left && x <= clip.right);
  const dot = (x: number, y: number, radius: number, ink: Ink): Shape => ({
    kind: 'dot',
    x,
    y,
    radius,
    fill: { ink },
    ring: 'surface',
  });
  const ends = scene.ends.filter(inSight);
  const heights = ends.map(({ y }) => y);
  const [first] = ends;
  return [
    hairline('line', [plot.left, plot.bottom], [plot.right, plot.bottom]),
    ...scene.marks.map((x) => hairline('line', [x, plot.bottom], [x, plot.bottom + 4])),
    ...scene.events.map((x): Shape => ({
      kind: 'dot',
      x,
      y: plot.bottom,
      radius: eventRadius,
      fill: { ink: 'surface' },
      ring: 'subtle',
    })),
    ...(scene.value.broken
      ? [plot.bottom - 7, plot.bottom - 11].map((y) =>
          line('axis', {}, [plot.left - 16, y], [plot.left - 8, y - 4]),
        )
      : []),
    ...spec.lines.flatMap(({ dots = [], tone }) =>
      dots
        .map(({ x, y }) => ({ x: scene.toX(x), y: scene.toY(y) }))
        .filter(inSight)
        .map(({ x, y }) => dot(x, y, 3.5, tone)),
    ),
    ...(today === undefined
      ? []
      : [line('today', { dash: [2, 2], crisp: true }, [today, plot.top], [today, plot.bottom])]),
    ...(first && ends.length > 1
      ? [line('line', {}, [first.x, Math.min(...heights)], [first.x, Math.max(...heights)])]
      : []),
    ...ends.map(({ x, y, tone }) => dot(x, y, 4.5, tone)),
  ];
}
