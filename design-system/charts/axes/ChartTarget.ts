import type { Box } from './boxes.ts';
import type { Ink } from './Ink.ts';
import type { Shape } from './Shape.ts';

/** How a difference reads: it rises, it falls, or neither. */
export type ChangeTone = 'rise' | 'fall' | 'plain';

/** One line of a reading: a swatch, a name and its figure. */
export interface ReadingRow {
  name: string;
  figure: string;
  swatch?: Ink;
  change?: ChangeTone;
  weight?: 'total';
}

/** A place of a drawing that can be read: by the pointer, and one after the other by keys. */
export interface ChartTarget {
  id: string;
  title: string;
  note?: string;
  rows: readonly ReadingRow[];
  /** Its middle, px: where the arrow keys think it is. */
  x: number;
  y: number;
  /** Where the pointer reads it, if the library does not tell: within a distance of its middle, or inside a box. */
  reach?: number | Box;
  /** What the tooltip stands beside; the reach or the middle where nothing is said. */
  anchor?: Box;
  /** Painted under and over the data while it is read. */
  under?: readonly Shape[];
  over?: readonly Shape[];
}
