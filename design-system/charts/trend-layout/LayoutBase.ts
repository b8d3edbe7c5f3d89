import type { Box } from '../axes/boxes.ts';
import type { MeasureText } from '../axes/PlacedText.ts';
import type { PlacedColumn } from './TrendScene.ts';
import type { TrendSpec } from './TrendSpec.ts';

/** What every placing step of the layout reads. */
export interface LayoutBase {
  spec: TrendSpec;
  plot: Box;
  columns: readonly PlacedColumn[];
  columnWidth: number;
  narrow: boolean;
  measure: MeasureText;
  /** Where the lines end, or the last column does; the end labels stand to the right of it. Px. */
  endX: number;
  targetY: number | undefined;
  /** Whether a place on the time axis is shown, px. */
  inSight: (x: number) => boolean;
}
