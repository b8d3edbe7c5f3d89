import type { ChartGoal, ChartSeries, PointAxis } from '../axes/PointAxis.ts';
import type { ChartBase } from '../surface/ChartBase.ts';

/** A value of each column that it is held against: a line across it, or a wedge that points to it. */
export interface ColumnMark {
  name: string;
  values: readonly (number | null)[];
  form: 'line' | 'wedge';
}

/** What a column chart is given. */
export interface ColumnChartProps extends ChartBase {
  axis: PointAxis;
  series: readonly ChartSeries[];
  arrangement?: 'stacked' | 'grouped';
  target?: ChartGoal;
  marks?: readonly ColumnMark[];
  /** Name of the sum in tooltips. */
  totalName?: string;
  /** Values are counts: the axis has whole steps only. */
  counts?: boolean;
  /** Hatchings beside the hues, so that series stay apart in grey. */
  patterned?: boolean;
}
