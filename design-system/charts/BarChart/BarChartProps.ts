import type { AxisPoint, ChartGoal, ChartSeries } from '../axes/PointAxis.ts';
import type { ChartBase } from '../surface/ChartBase.ts';

/** What a bar chart is given. */
export interface BarChartProps extends ChartBase {
  /** One row each, from the top; a detail stands under the name. */
  points: readonly Omit<AxisPoint, 'at'>[];
  series: readonly ChartSeries[];
  arrangement?: 'stacked' | 'grouped';
  /** Colours one series by sign: a rise in red with ▲, a fall in green with ▼. */
  toned?: boolean;
  /** What zero stands for, written over it where bars go to both sides. */
  zeroLabel?: string;
  target?: ChartGoal;
  totalName?: string;
  /** What stands at the end of a row is not its sum but how far its bars reach from one end to the other: a tornado. */
  spread?: boolean;
  counts?: boolean;
  /** Hatchings beside the hues, so that series stay apart in grey. */
  patterned?: boolean;
}
