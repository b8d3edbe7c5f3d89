import type { AxisName } from './fitNames.ts';

/** A place on the axis below: a name, or a date (`at`, UTC milliseconds) with its name. */
export interface AxisPoint extends AxisName {
  id: string;
  at?: number;
}

/** The axis below: names side by side, or dates true to time. */
export interface PointAxis {
  points: readonly AxisPoint[];
  /** True to time, which needs `at` on every point; else the points stand at equal distances. */
  spacing?: 'time';
  /** Quarters ('Q1 2024') or months ('Jan 2024') on a second axis at the top; needs an axis true to time. */
  top?: 'quarters' | 'months';
  /** A thin labelled line at a date (UTC milliseconds); needs an axis true to time. */
  today?: { at: number; label: string };
  /** Stands below a trend chart: as much room before the first and after the last point as that leaves. */
  below?: 'trend';
}

/** One series of values, parallel to the points of the axis; null, NaN and infinities are gaps. `color` is a data hue, 1 to 10. */
export interface ChartSeries {
  id: string;
  name: string;
  color: number;
  values: readonly (number | null)[];
}

/** A value everything is held against: a dashed line with its name. */
export interface ChartGoal {
  value: number;
  name: string;
  figure: string;
}

/** How values are written. */
export interface ChartFormats {
  /** In full, in tooltips and tables. */
  formatValue: (value: number) => string;
  /** Short, at the axis and over columns; as in full where nothing is said. */
  formatShort?: (value: number, step?: number) => string;
}
