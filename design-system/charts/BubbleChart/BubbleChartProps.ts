import type { ChartLook } from '../surface/ChartBase.ts';

/** One point: two values, a third one as area; `color` is a data hue, 1 to 10. */
export interface BubblePoint {
  id: string;
  name: string;
  note?: string;
  x: number | null;
  y: number | null;
  /** Null or absent where it is not known. */
  size?: number | null;
  color: number;
  /** Stands beside the point where there is room for it. */
  label?: string;
  /** A square, or a ring that is not filled; a disc where nothing is said. */
  shape?: 'square' | 'ring';
}

/** A line in steps through some of the points, from the left, level first: what is best so far. Drawn below them. */
export interface BubbleSteps {
  ids: readonly string[];
  /** A data hue, 1 to 10. */
  color: number;
}

/** A value axis of a bubble chart, or what the area means. */
export interface BubbleAxis {
  title: string;
  format: (value: number, step?: number) => string;
  zero?: boolean;
  /** Values are whole: the axis has whole steps only. */
  counts?: boolean;
}

/** What a bubble chart is given. */
export interface BubbleChartProps extends ChartLook {
  points: readonly BubblePoint[];
  x: BubbleAxis;
  y: BubbleAxis;
  /** What the area means; without it all points are of one size, as in a scatter plot. */
  size?: Pick<BubbleAxis, 'title' | 'format'>;
  steps?: BubbleSteps;
}
