import type { Box } from '../axes/boxes.ts';
import type { PlacedText } from '../axes/PlacedText.ts';
import type { TrendTone } from './TrendSpec.ts';
import type { ValueAxis } from './chooseValueAxis.ts';

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
  spanEdges: readonly number[];
  marks: readonly number[];
  events: readonly number[];
  columns: readonly PlacedColumn[];
  bridges: readonly PlacedBridge[];
  target?: { y: number; right: number };
  today?: number;
  ends: readonly { x: number; y: number; tone: TrendTone }[];
  texts: readonly PlacedText[];
  /** What the data is cut to while a part of the axis is shown. */
  clip?: { left: number; right: number };
}
