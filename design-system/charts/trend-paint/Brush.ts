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

/** Paints within what is shown of the time axis; everywhere while all of it is. */
export function clipped({ context, scene }: Brush, paint: () => void): void {
  const { clip, height } = scene;
  if (!clip) return paint();
  context.save();
  context.beginPath();
  context.rect(clip.left, 0, clip.right - clip.left, height);
  context.clip();
  paint();
  context.restore();
}
