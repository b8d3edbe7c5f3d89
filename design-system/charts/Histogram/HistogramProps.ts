import type { ChartBase } from '../surface/ChartBase.ts';

/** What a histogram is given. */
export interface HistogramProps extends ChartBase {
  /** Values in any order; those that are not finite are left out. */
  values: readonly (number | null)[];
  /** What is counted, for tooltips: 'runs'. */
  countName?: string;
}
