import type { Box, Spot } from './boxes.ts';
import type { Ink } from './Ink.ts';

/** A fill: an ink, and how much of it shows (0 to 1). */
export interface Fill {
  ink: Ink;
  opacity?: number;
}

/** What is painted straight: hairlines, rectangles and dots. Px. */
export type Shape =
  | {
      kind: 'line';
      spots: readonly Spot[];
      ink: Ink;
      width?: number;
      dash?: readonly number[];
      crisp?: boolean;
    }
  | { kind: 'rect'; box: Box; fill: Fill; round?: number; edge?: { ink: Ink; width: number } }
  | { kind: 'dot'; x: number; y: number; radius: number; fill: Fill; ring?: Ink };
