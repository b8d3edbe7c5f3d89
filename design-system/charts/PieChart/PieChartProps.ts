import type { ChartBase } from '../surface/ChartBase.ts';
import type { Slice } from './gatherSlices.ts';

/** What a pie chart is given. */
export interface PieChartProps extends ChartBase {
  slices: readonly Slice[];
  /** In the middle of the ring; the sum where no figure is given. */
  centre?: { figure?: string; label: string };
  /** Parts smaller than this share of the whole are gathered, 0 to 1; 0.03 where nothing is said. */
  gatherBelow?: number;
}
