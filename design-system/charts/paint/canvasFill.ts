import type { Fill } from '../axes/Shape.ts';
import { inkColor, type ChartColors } from './chartColors.ts';
import { fillPattern } from './fillPattern.ts';

/** A fill as a canvas takes it: a colour, or a hatching of it. */
export function canvasFill(
  context: CanvasRenderingContext2D,
  fill: Fill,
  colors: ChartColors,
): string | CanvasPattern {
  const color = inkColor(colors, fill.ink, fill.opacity);
  return fill.pattern === undefined ? color : fillPattern(context, color, colors.surface, fill.pattern);
}
