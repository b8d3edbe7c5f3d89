import type { ChartGoal, ChartSeries, PointAxis } from '../axes/PointAxis.ts';
import type { ChartBase } from '../surface/ChartBase.ts';

/** A line: a series with its shape, a band around it, and a colour role in place of its hue where it has one. */
export interface LineSeries extends ChartSeries {
  tone?: 'accent' | 'target';
  shape?: 'steps';
  /** Dashes mark what is expected, not known. */
  dashed?: boolean;
  /** What readings and the label say where the line stands on another one. */
  told?: readonly (number | null)[];
  band?: { upper: readonly (number | null)[]; lower: readonly (number | null)[] };
}

/** What a line chart is given. */
export interface LineChartProps extends ChartBase {
  axis: PointAxis;
  series: readonly LineSeries[];
  target?: ChartGoal;
  /** Whether the value axis must reach zero. */
  zero?: boolean;
  /** Name and last figure at the end of each line (the default); a legend can stand in for them. */
  endLabels?: boolean;
}
