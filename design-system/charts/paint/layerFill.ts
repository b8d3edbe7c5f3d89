import { patternFill, patternOf } from '../../foundations/patterns.ts';
import { pixelRatio } from './pixelRatio.ts';
import type { Room } from './Picture.ts';

/** A color, hatched by the place of its layer in the stack where one is given: so layers are told apart in grey. */
export function layerFill({ context, colors }: Room, color: string, layer?: number): string | CanvasPattern {
  if (!context || layer === undefined) return color;
  const look = { color, ink: colors.surface, pixelRatio: pixelRatio(context.canvas) };
  return patternFill(context, patternOf(layer + 1), look);
}
