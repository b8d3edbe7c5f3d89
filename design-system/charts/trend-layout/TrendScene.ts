import type { Box } from './boxes.ts';
import type { ChangeTone, TrendTone } from './TrendSpec.ts';
import type { ValueAxis } from './chooseValueAxis.ts';

/** Width in px of a text at 12 px. */
export type MeasureText = (text: string, weight: TextWeight) => number;
type TextWeight = 400 | 500 | 600;
/** What a text on the drawing means; the painter turns it into a colour of the theme. */
export type TextInk = 'axis' | 'strong' | 'muted' | TrendTone | Exclude<ChangeTone, 'plain'>;

/** A text placed on the drawing: baseline at `y`, box for collision checks. `halo` clears what lies under it. */
export interface PlacedText {
  role: 'tick' | 'span' | 'figure' | 'bridge' | 'end' | 'mark' | 'detail' | 'today';
  text: string;
  x: number;
  y: number;
  align: 'left' | 'center' | 'right';
  weight: TextWeight;
  ink: TextInk;
  box: Box;
  halo: boolean;
}

/** One column on the drawing: centre, top edge of its total, and its figure's owner. */
export interface PlacedColumn {
  id: string;
  x: number;
  top: number;
}

/** A difference drawn as a line from one column's top to the next and an arrow along it. */
export interface PlacedBridge {
  left: number;
  right: number;
  arrow: number;
  fromY: number;
  toY: number;
}

/** Everything a painter needs, in px; no measuring or choosing is left to it. */
export interface TrendScene {
  width: number;
  height: number;
  narrow: boolean;
  plot: Box;
  columnWidth: number;
  value: ValueAxis;
  toX: (date: number) => number;
  toY: (value: number) => number;
  ticks: readonly number[];
  spanEdges: readonly number[];
  marks: readonly number[];
  columns: readonly PlacedColumn[];
  bridges: readonly PlacedBridge[];
  target?: { y: number; right: number };
  today?: number;
  ends: readonly { x: number; y: number; tone: TrendTone }[];
  texts: readonly PlacedText[];
}
