import type { Fill, Shape } from '../axes/Shape.ts';
import { inkColor, type ChartColors } from './chartColors.ts';

/** Paints shapes in their order. */
export function paintShapes(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  colors: ChartColors,
): void {
  const fill = ({ ink, opacity }: Fill) => {
    context.fillStyle = inkColor(colors, ink, opacity);
    context.fill();
  };
  const stroke = (color: string, width: number) => {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  };
  for (const shape of shapes) {
    context.save();
    context.beginPath();
    if (shape.kind === 'line') {
      const { spots, ink, width = 1, dash = [], crisp = false } = shape;
      // Hairlines stand on whole pixels.
      const set = (at: number) => (crisp ? Math.floor(at) + 0.5 : at);
      for (const [x, y] of spots) context.lineTo(set(x), set(y));
      context.setLineDash([...dash]);
      stroke(inkColor(colors, ink), width);
    } else if (shape.kind === 'rect') {
      const { box, round = 0, edge } = shape;
      context.roundRect(box.left, box.top, box.right - box.left, box.bottom - box.top, round);
      fill(shape.fill);
      if (edge) stroke(inkColor(colors, edge.ink), edge.width);
    } else {
      context.arc(shape.x, shape.y, shape.radius, 0, Math.PI * 2);
      fill(shape.fill);
      if (shape.ring !== undefined) stroke(inkColor(colors, shape.ring), 2);
    }
    context.restore();
  }
}
