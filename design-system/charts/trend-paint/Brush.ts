import type { TrendScene } from '../trend-layout/TrendScene.ts';
import type { ChartColors } from './chartColors.ts';

/** What every painting step gets. */
export interface Brush {
  context: CanvasRenderingContext2D;
  scene: TrendScene;
  colors: ChartColors;
}

/** Strokes a path through points; `crisp` sets hairlines on whole pixels. */
export function strokePath(
  context: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
  look: { color: string; width?: number; dash?: readonly number[]; crisp?: boolean },
): void {
  context.save();
  context.strokeStyle = look.color;
  context.lineWidth = look.width ?? 1;
  context.setLineDash([...(look.dash ?? [])]);
  context.beginPath();
  points.forEach(([x, y], index) => {
    const place = look.crisp ? ([Math.floor(x) + 0.5, Math.floor(y) + 0.5] as const) : ([x, y] as const);
    if (index === 0) context.moveTo(...place);
    else context.lineTo(...place);
  });
  context.stroke();
  context.restore();
}

/** A filled dot with a ring of the surface around it. Px. */
export function paintDot(
  { context, colors }: Brush,
  x: number,
  y: number,
  radius: number,
  color: string,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = color;
  context.strokeStyle = colors.surface;
  context.lineWidth = 2;
  context.fill();
  context.stroke();
}
