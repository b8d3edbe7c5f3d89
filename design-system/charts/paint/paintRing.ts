import type { Ring } from '../axes/ChartScene.ts';
import { canvasFill } from './canvasFill.ts';
import type { ChartColors } from './chartColors.ts';

const seam = 1.5; // px between neighbours

/** Paints the parts of a ring clockwise from twelve o'clock, with seams in the colour of the surface between them. */
export function paintRing(
  context: CanvasRenderingContext2D,
  { x, y, outer, inner, parts }: Ring,
  colors: ChartColors,
): void {
  const sum = parts.reduce((total, part) => total + part.value, 0);
  if (!(sum > 0)) return;
  context.save();
  let from = -Math.PI / 2;
  for (const { value, fill } of parts) {
    const to = from + (value / sum) * 2 * Math.PI;
    context.beginPath();
    context.arc(x, y, outer, from, to);
    context.arc(x, y, inner, to, from, true);
    context.closePath();
    context.fillStyle = canvasFill(context, fill, colors);
    context.fill();
    if (parts.length > 1) {
      context.strokeStyle = colors.surface;
      context.lineWidth = seam;
      context.stroke();
    }
    from = to;
  }
  context.restore();
}
