import { laidOut } from '../axes/laidOut.ts';
import type { Drawn } from '../paint/Picture.ts';
import type { BubblePoint } from './BubbleChartProps.ts';

/** A point that can be drawn, with its radius in px. */
export type Placed = BubblePoint & { x: number; y: number; r: number };

/** A point where it stands on the drawing, px. */
export interface PointOnScreen {
  id: string;
  label: string | undefined;
  x: number;
  y: number;
  r: number;
}

/** Where the library has put the points. */
export const onScreen = (placed: readonly Placed[], drawn: Drawn): PointOnScreen[] =>
  placed.map(({ id, label, r }, index) => {
    const { x = 0, y = 0 } = laidOut(drawn.getDatasetMeta(0).data[index]) ?? {};
    return { id, label, x, y, r };
  });
