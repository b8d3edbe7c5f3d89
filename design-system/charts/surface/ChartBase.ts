import type { ChartFormats } from '../axes/PointAxis.ts';
import type { ReadingActions } from './useReading.ts';

/** Height of a chart, px (docs/product/foresite.md). */
export const chartHeight = 423;

/** What stands in a chart without data (docs/product/foresite.md). */
export const noData = 'There is no data for this chart';

/** What the surface of every chart is given. */
export interface ChartLook extends ReadingActions {
  /** The whole chart in one sentence, for screen readers. */
  summary: string;
  /** Least height of the drawing, px. */
  height?: number;
  /** Written in place of a drawing without data. */
  emptyText?: string;
}

/** What a chart of values is given. */
export interface ChartBase extends ChartLook, ChartFormats {}
