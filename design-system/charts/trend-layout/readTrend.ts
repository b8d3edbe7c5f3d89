import { columnBox, type Box } from './boxes.ts';
import type { TrendScene } from './TrendScene.ts';
import type { TrendReading, TrendSpec } from './TrendSpec.ts';

const hitRadius = 10; // spec §9 Charts: tooltip hit radius 10

/** The reading under a point of the drawing (px): a dot within 10 px, else the column or the date it stands on. */
export function readingAt(
  spec: TrendSpec,
  scene: TrendScene,
  x: number,
  y: number,
): TrendReading | undefined {
  const dot = spec.readings.find(
    (reading) =>
      reading.y !== undefined && Math.hypot(scene.toX(reading.x) - x, scene.toY(reading.y) - y) <= hitRadius,
  );
  if (dot) return dot;
  if (y < scene.plot.top || y > scene.height) return undefined;
  return spec.readings.find((reading) => reading.y === undefined && distance(scene, reading, x) <= 0);
}

/** How far outside the strip of a reading a place lies, px; zero or less inside. */
function distance(scene: TrendScene, reading: TrendReading, x: number): number {
  const half = reading.column === undefined ? hitRadius : scene.columnWidth / 2 + 7;
  return Math.abs(scene.toX(reading.x) - x) - half;
}

/** Readings from left to right, the order in which the arrow keys walk. */
export function readingOrder(spec: TrendSpec): readonly TrendReading[] {
  return spec.readings.toSorted((a, b) => a.x - b.x || (a.y ?? 0) - (b.y ?? 0));
}

/** Everything a tooltip must not cover: columns, figures and labels, lines with their bands, target. Px boxes. */
export function dataBoxes(spec: TrendSpec, scene: TrendScene): Box[] {
  const columns = scene.columns.map((column) => columnBox(column, scene.columnWidth, scene.plot));
  const labels = scene.texts
    .filter((text) => text.role === 'figure' || text.role === 'bridge' || text.role === 'end')
    .map((text) => text.box);
  const lines = spec.lines.flatMap((line) =>
    [line.points, line.band?.upper ?? [], line.band?.lower ?? []].flatMap((points) =>
      segments(scene, points),
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

function segments(scene: TrendScene, points: readonly { x: number; y: number }[]): Box[] {
  return points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    const ys = [scene.toY(before.y), scene.toY(point.y)];
    return {
      left: scene.toX(before.x),
      top: Math.min(...ys) - 3,
      right: scene.toX(point.x),
      bottom: Math.max(...ys) + 3,
    };
  });
}
