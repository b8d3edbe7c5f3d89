import { columnBox, stretchBoxes, type Box } from '../axes/boxes.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { hitRadius } from '../axes/findTarget.ts';
import type { Scene } from '../axes/Scene.ts';
import type { Shape } from '../axes/Shape.ts';
import type { TrendScene } from './TrendScene.ts';
import { frontOf, groundOf, onColumns } from './trendShapes.ts';
import type { TrendReading, TrendSpec } from './TrendSpec.ts';

/** A laid-out trend with what can be read of it. */
export interface ReadableTrend extends TrendScene, Scene {
  texts: TrendScene['texts'];
}

/** Adds to a laid-out trend where it can be read: a dot within 10 px, else the column or the date the pointer is over. */
export function readableTrend(spec: TrendSpec, scene: TrendScene): ReadableTrend {
  const last = scene.columns.at(-1);
  const middle = onColumns(spec, scene);
  const ground = groundOf(scene);
  return {
    ...scene,
    // Without columns there is no set that they would follow.
    ground: spec.members.length > 0 ? ground : [...ground, ...middle],
    middle: spec.members.length > 0 ? middle : [],
    front: frontOf(spec, scene),
    targets: readingOrder(spec)
      .filter((reading) => !reading.onAxis || scene.events.includes(scene.toX(reading.x)))
      .map((reading) => targetOf(scene, reading))
      .filter(({ x }) => !scene.clip || (x >= scene.clip.left && x <= scene.clip.right)),
    obstacles: dataBoxes(spec, scene),
    homes: last ? [last.x + scene.columnWidth / 2 + 6] : [],
    docks: true,
  };
}

function targetOf(scene: TrendScene, reading: TrendReading): ChartTarget {
  const x = scene.toX(reading.x);
  const strip = (half: number) => ({
    left: x - half,
    right: x + half,
    top: scene.plot.top,
    bottom: scene.height,
  });
  if (reading.onAxis) return { ...reading, x, ...ringed(x, scene.plot.bottom) };
  const half = reading.column === undefined ? 8 : scene.columnWidth / 2 + 6;
  const reach = reading.column === undefined ? hitRadius : scene.columnWidth / 2 + 7;
  const place = { ...reading, x, anchor: strip(half) };
  if (reading.y === undefined) {
    const behind = { ...strip(reach), bottom: scene.plot.bottom };
    const under: Shape[] = [{ kind: 'rect', box: behind, fill: { ink: 'hover' } }];
    return { ...place, y: scene.plot.bottom, reach: strip(reach), under };
  }
  const y = scene.toY(reading.y);
  return { ...place, ...ringed(x, y) };
}

/** Read by its dot, which grows while it is read. */
function ringed(x: number, y: number): Pick<ChartTarget, 'y' | 'reach' | 'over'> {
  return {
    y,
    reach: hitRadius,
    over: [{ kind: 'dot', x, y, radius: 6, fill: { ink: 'accent' }, ring: 'surface' }],
  };
}

/** Readings from left to right, the order in which the arrow keys walk. */
function readingOrder(spec: TrendSpec): readonly TrendReading[] {
  return spec.readings.toSorted((a, b) => a.x - b.x || (a.y ?? 0) - (b.y ?? 0));
}

/** Everything a tooltip must not cover: columns, figures and labels, lines with their bands, target. Px boxes. */
function dataBoxes(spec: TrendSpec, scene: TrendScene): Box[] {
  const columns = scene.columns.map((column) => columnBox(column, scene.columnWidth, scene.plot));
  const labels = scene.texts
    .filter((text) => text.role === 'figure' || text.role === 'bridge' || text.role === 'end')
    .map((text) => text.box);
  const lines = spec.lines.flatMap((line) =>
    [line.points, line.band?.upper ?? [], line.band?.lower ?? []].flatMap((points) =>
      stretchBoxes(points.map(({ x, y }) => [scene.toX(x), scene.toY(y)])),
    ),
  );
  const target = scene.target
    ? [
        {
          left: scene.plot.left,
          top: scene.target.y - 2,
          right: scene.target.right,
          bottom: scene.target.y + 2,
        },
      ]
    : [];
  return [...columns, ...labels, ...lines, ...target];
}
