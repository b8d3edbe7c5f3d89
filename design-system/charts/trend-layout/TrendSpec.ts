import type { ChangeTone, ReadingRow } from '../axes/ChartTarget.ts';
import type { ZoomWindow } from '../axes/zoomWindow.ts';

export type { ReadingRow };

/** Colour roles of a line or a figure; each stands for one `--chart-*` variable of the theme. */
export type TrendTone = 'accent' | 'high' | 'low' | 'target' | 'muted';

/** One layer of every column. `color` is the number of a data hue, 1 to 10. */
interface TrendMember {
  id: string;
  name: string;
  color: number;
}

/** One stacked column. `x` is UTC milliseconds; `values` run parallel to the members, bottom first. */
export interface TrendColumn {
  id: string;
  x: number;
  values: readonly number[];
  figure: string;
  shortFigure: string;
}

/** A named place on the time axis, with or without a column above it. `x` is UTC milliseconds. */
export interface TrendMark {
  x: number;
  label: string;
  detail: string;
  shortDetail: string;
  strong: boolean;
}

/** A date to know about that has no column: a small ring on the time axis, named under or over it where there is room. `x` is UTC milliseconds. */
export interface TrendEvent {
  x: number;
  label: string;
  detail: string;
}

/** A place on a line: `x` in UTC milliseconds, `y` in the unit of the columns. */
export interface TrendPoint {
  x: number;
  y: number;
}

/** A line that ends in a label. Dots stand at `dots`, bands between `upper` and `lower`. */
export interface TrendLine {
  id: string;
  name: string;
  figure: string;
  tone: TrendTone;
  shape: 'curve' | 'steps';
  /** Something that is only supposed, beside a line of the same tone. */
  dashed?: boolean;
  points: readonly TrendPoint[];
  band?: { upper: readonly TrendPoint[]; lower: readonly TrendPoint[] };
  dots?: readonly TrendPoint[];
}

/** A difference drawn between two neighbouring columns, by their indexes. */
export interface TrendBridge {
  from: number;
  to: number;
  /** The difference in words, the fullest first; the first that fits is written. */
  texts: readonly string[];
  tone: ChangeTone;
}

/** What the tooltip says at one place; `x`, `y` place the pointer target, `column` names the column it covers. */
export interface TrendReading {
  id: string;
  x: number;
  y?: number;
  column?: string;
  /** Stands on the time axis, where an event has its ring. */
  onAxis?: true;
  title: string;
  note?: string;
  rows: readonly ReadingRow[];
}

/** Everything a trend chart draws. Texts arrive formatted: the chart knows no unit and no currency. */
export interface TrendSpec {
  members: readonly TrendMember[];
  columns: readonly TrendColumn[];
  marks: readonly TrendMark[];
  /** Dates beyond the axis are left out. */
  events?: readonly TrendEvent[];
  lines: readonly TrendLine[];
  bridges: readonly TrendBridge[];
  readings: readonly TrendReading[];
  fan?: { upper: string; lower: string };
  target?: { value: number; figure: string; name: string };
  today?: { x: number; label: string };
  topAxis: 'quarters' | 'months';
  spacing: 'time' | 'even';
  patterned?: boolean;
  /** The part of the time axis that is shown; the labels at the lines' ends stay beside it. */
  window?: ZoomWindow;
  /** Text of a value at the axis; `short` asks for the narrow form. */
  formatTick: (value: number, step: number, short: boolean) => string;
}
