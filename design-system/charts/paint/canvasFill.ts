import { patternFill, patternOf } from '../../foundations/patterns.ts';
import type { Fill } from '../axes/Shape.ts';
import { inkColor, type ChartColors } from './chartColors.ts';
import { pixelRatio } from './pixelRatio.ts';

/** A fill as a canvas takes it: a colour, or a hatching of it. */
export function canvasFill(
  context: CanvasRenderingContext2D,
  fill: Fill,
  colors: ChartColors,
): string | CanvasPattern {
  const color = inkColor(colors, fill.ink, fill.opacity);
  return fill.pattern === undefined ? color : layerFill(context, color, colors.surface, fill.pattern);
}

/** A fill that tells layers apart in grey: `color` hatched with `ink`, by the layer's place in the stack. */
export function layerFill(
  context: CanvasRenderingContext2D,
  color: string,
  ink: string,
  layer: number,
): string | CanvasPattern {
  return patternFill(context, patternOf(layer + 1), { color, ink, pixelRatio: pixelRatio(context.canvas) });
}
