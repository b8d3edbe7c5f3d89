import type { Ink } from './Ink.ts';
import type { PlacedText } from './PlacedText.ts';
import type { Scene } from './Scene.ts';
import type { Fill, Shape, Spot } from './Shape.ts';

/** Columns or bars of one series: `at` is the middle across, `from` and `to` the ends along. Px. */
export interface BarsMark {
  kind: 'bars';
  lies: boolean;
  thickness: number;
  round: number;
  fill: Fill;
  bars: readonly { at: number; from: number; to: number }[];
}

/** A line through spots; a null is a gap. Px. */
export interface LineMark {
  kind: 'line';
  spots: readonly (Spot | null)[];
  ink: Ink;
  shape: 'straight' | 'curve' | 'steps';
  width: number;
  dash?: readonly number[];
}

/** The area between two lines; a null is a gap in both. Px. */
export interface AreaMark {
  kind: 'area';
  upper: readonly (Spot | null)[];
  lower: readonly (Spot | null)[];
  fill: Fill;
  shape: LineMark['shape'];
}

/** Circles, the first one lowest. Px. */
export interface BubblesMark {
  kind: 'bubbles';
  fill: Fill;
  ring: Ink;
  bubbles: readonly { x: number; y: number; radius: number }[];
}

/** Data drawn by the chart library. */
export type Mark = BarsMark | LineMark | AreaMark | BubblesMark;

/** Rings of a pie: parts of the whole, clockwise from twelve o'clock. Px. */
export interface Ring {
  x: number;
  y: number;
  outer: number;
  inner: number;
  parts: readonly { value: number; fill: Fill }[];
}

/** Everything a painter needs, in px: no measuring or choosing is left to it. Data is clipped to the plot. */
export interface ChartScene extends Scene {
  ground: readonly Shape[];
  marks: readonly Mark[];
  ring?: Ring;
  front: readonly Shape[];
  texts: readonly PlacedText[];
}
