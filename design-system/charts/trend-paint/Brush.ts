import type { TrendScene } from '../trend-layout/TrendScene.ts';
import type { ChartColors } from '../paint/chartColors.ts';

/** What every painting step gets. */
export interface Brush {
  context: CanvasRenderingContext2D;
  scene: TrendScene;
  colors: ChartColors;
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
