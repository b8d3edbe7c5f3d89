import type { Shape } from '../axes/Shape.ts';
import { canvasFill } from './canvasFill.ts';
import { inkColor, type ChartColors } from './chartColors.ts';
import { strokePath } from './strokePath.ts';

/** Paints shapes in their order. */
export function paintShapes(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  colors: ChartColors,
): void {
  for (const shape of shapes) {
    if (shape.kind === 'line')
      strokePath(context, shape.spots, { ...shape, color: inkColor(colors, shape.ink) });
    else if (shape.kind === 'rect') paintRect(context, shape, colors);
    else paintDot(context, shape, colors);
  }
}

function paintRect(
  context: CanvasRenderingContext2D,
  { box, fill, round = 0, edge }: Extract<Shape, { kind: 'rect' }>,
  colors: ChartColors,
): void {
  context.save();
  context.beginPath();
  context.roundRect(box.left, box.top, box.right - box.left, box.bottom - box.top, round);
  context.fillStyle = canvasFill(context, fill, colors);
  context.fill();
  if (edge) {
    context.strokeStyle = inkColor(colors, edge.ink);
    context.lineWidth = edge.width;
    context.stroke();
  }
  context.restore();
}

function paintDot(
  context: CanvasRenderingContext2D,
  { x, y, radius, fill, ring }: Extract<Shape, { kind: 'dot' }>,
  colors: ChartColors,
): void {
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = canvasFill(context, fill, colors);
  context.fill();
  if (ring !== undefined) {
    context.strokeStyle = inkColor(colors, ring);
    context.lineWidth = 2;
    context.stroke();
  }
  context.restore();
}
