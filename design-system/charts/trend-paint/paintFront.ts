import type { TrendSpec } from '../trend-layout/TrendSpec.ts';
import { strokePath } from '../paint/strokePath.ts';
import { clipped, paintDot, type Brush } from './Brush.ts';
import { paintText } from '../paint/paintText.ts';

/** Paints what lies over everything: dots, the today line, the lines' ends and all texts. */
export function paintFront(
  brush: Brush,
  spec: TrendSpec,
  active: { x: number; y: number } | undefined,
): void {
  clipped(brush, () => paintMarks(brush, spec, active));
  for (const text of brush.scene.texts) paintText(brush.context, text, brush.colors);
}

function paintMarks(brush: Brush, spec: TrendSpec, active: { x: number; y: number } | undefined): void {
  const { context, scene, colors } = brush;
  for (const line of spec.lines)
    for (const dot of line.dots ?? [])
      paintDot(brush, scene.toX(dot.x), scene.toY(dot.y), 3.5, colors[line.tone]);
  if (scene.today !== undefined) {
    const line = [
      [scene.today, scene.plot.top],
      [scene.today, scene.plot.bottom],
    ] as const;
    strokePath(context, line, { color: colors.today, dash: [2, 2], crisp: true });
  }
  const heights = scene.ends.map((end) => end.y);
  const first = scene.ends[0];
  if (first && heights.length > 1) {
    const span = [
      [first.x, Math.min(...heights)],
      [first.x, Math.max(...heights)],
    ] as const;
    strokePath(context, span, { color: colors.line });
  }
  for (const end of scene.ends) paintDot(brush, end.x, end.y, 4.5, colors[end.tone]);
  if (active) paintDot(brush, active.x, active.y, 6, colors.accent);
}
