import type { ChartBase } from '../surface/ChartBase.ts';

/** What a histogram is given. */
export interface HistogramProps extends ChartBase {
  /** Values in any order; those that are not finite are left out. */
  values: readonly (number | null)[];
  /** Percentiles that are marked, 0 to 100; 10, 50 and 90 where nothing is said. */
  percentiles?: readonly number[];
  /** What is counted, for tooltips: 'runs'. */
  countName?: string;
}
