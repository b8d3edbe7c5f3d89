import { strokePath } from '../paint/strokePath.ts';
import type { Brush } from './Brush.ts';

/** Paints what lies under the data, over the grid: axis lines, calendar boxes, the band behind the place that is read. */
export function paintGround(brush: Brush, band: { left: number; right: number } | undefined): void {
  const { context, scene, colors } = brush;
  const { plot } = scene;
  const hairline = (points: readonly (readonly [number, number])[], color: string) =>
    strokePath(context, points, { color, crisp: true });
  if (band) {
    context.fillStyle = colors.hover;
    context.fillRect(band.left, plot.top, band.right - band.left, plot.bottom - plot.top);
  }
  hairline(
    [
      [plot.left, plot.top],
      [plot.right, plot.top],
    ],
    colors.line,
  );
  for (const x of scene.spanEdges)
    hairline(
      [
        [x, plot.top - 20],
        [x, plot.top],
      ],
      colors.line,
    );
}

/** Paints the foot of the plot: base line, ticks under the marks and the break of the value axis. */
export function paintFoot({ context, scene, colors }: Brush): void {
  const { plot } = scene;
  const base = [
    [plot.left, plot.bottom],
    [plot.right, plot.bottom],
  ] as const;
  strokePath(context, base, { color: colors.line, crisp: true });
  for (const x of scene.marks) {
    const tick = [
      [x, plot.bottom],
      [x, plot.bottom + 4],
    ] as const;
    strokePath(context, tick, { color: colors.line, crisp: true });
  }
  if (!scene.value.broken) return;
  for (const y of [plot.bottom - 7, plot.bottom - 11]) {
    const slash = [
      [plot.left - 16, y],
      [plot.left - 8, y - 4],
    ] as const;
    strokePath(context, slash, { color: colors.axis });
  }
}
