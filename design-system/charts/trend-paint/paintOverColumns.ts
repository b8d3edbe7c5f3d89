import type { TrendSpec } from '../trend-layout/TrendSpec.ts';
import { strokePath } from '../paint/strokePath.ts';
import { clipped, type Brush } from './Brush.ts';

const teeth = 8; // zigzags across a column
const deep = 5; // height of a tooth, px

/** Paints what lies on the columns but under the lines: gaps between layers, the break, differences, target. */
export function paintOverColumns(brush: Brush, spec: TrendSpec): void {
  clipped(brush, () => {
    paintGaps(brush, spec);
    if (brush.scene.value.broken) for (const column of brush.scene.columns) paintBreak(brush, column.x);
    paintBridges(brush);
    paintTarget(brush);
  });
}

/** A gap of 1.5 px parts neighbouring layers, so that they stay apart without colour. */
function paintGaps({ context, scene, colors }: Brush, spec: TrendSpec): void {
  spec.columns.forEach((column, index) => {
    const place = scene.columns[index];
    if (!place) return;
    const left = place.x - scene.columnWidth / 2;
    let sum = 0;
    for (const value of column.values.slice(0, -1)) {
      sum += value;
      const y = scene.toY(sum);
      if (y > scene.plot.bottom || value === 0) continue;
      const gap = [
        [left, y],
        [left + scene.columnWidth, y],
      ] as const;
      strokePath(context, gap, { color: colors.surface, width: 1.5 });
    }
  });
}

function paintBreak({ context, scene, colors }: Brush, x: number): void {
  const left = x - scene.columnWidth / 2 - 2;
  const step = (scene.columnWidth + 4) / teeth;
  const top = scene.plot.bottom - 12.5;
  const points = Array.from(
    { length: teeth + 1 },
    (_, index) => [left + index * step, top + (index % 2 === 0 ? 0 : deep)] as const,
  );
  strokePath(context, points, { color: colors.surface, width: 5 });
}

function paintBridges({ context, scene, colors }: Brush): void {
  for (const bridge of scene.bridges) {
    const across = [
      [bridge.left, bridge.fromY],
      [bridge.right, bridge.fromY],
    ] as const;
    strokePath(context, across, { color: colors.subtle, crisp: true });
    const rise = Math.sign(bridge.fromY - bridge.toY);
    if (Math.abs(bridge.fromY - bridge.toY) < 6) continue;
    const tip = bridge.toY + rise;
    const along = [
      [bridge.arrow, bridge.fromY],
      [bridge.arrow, tip],
    ] as const;
    strokePath(context, along, { color: colors.subtle, crisp: true });
    const head = [
      [bridge.arrow - 3 + 0.5, tip + 4 * rise],
      [bridge.arrow + 0.5, tip],
      [bridge.arrow + 3 + 0.5, tip + 4 * rise],
    ] as const;
    strokePath(context, head, { color: colors.subtle });
  }
}

function paintTarget({ context, scene, colors }: Brush): void {
  if (!scene.target) return;
  const line = [
    [scene.plot.left, scene.target.y],
    [scene.target.right, scene.target.y],
  ] as const;
  strokePath(context, line, { color: colors.halo, width: 3.5 });
  strokePath(context, line, { color: colors.target, width: 1.5, dash: [6, 4] });
}
