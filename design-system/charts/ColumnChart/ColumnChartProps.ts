import type { OverlayForm } from '../axes/overlayText.ts';
import type { ChartGoal, ChartSeries, PointAxis } from '../axes/PointAxis.ts';
import type { ChartBase } from '../surface/ChartBase.ts';

/** What a total may still become: a mark beside each column from the lowest to the highest end. */
export interface ColumnRange {
  high: readonly (number | null)[];
  low: readonly (number | null)[];
  highName: string;
  lowName: string;
  form: OverlayForm;
}

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
  /** Width of a column, px: 40 on a screen, 64 in a report (docs/product/foresite.md). Narrow places take less. */
  columnWidth?: 40 | 64;
  target?: ChartGoal;
  range?: ColumnRange;
  marks?: readonly ColumnMark[];
  /** Name of the sum in tooltips. */
  totalName?: string;
  /** Values are counts: the axis has whole steps only. */
  counts?: boolean;
}
