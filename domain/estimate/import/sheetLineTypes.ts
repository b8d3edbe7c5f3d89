import type { LineKind } from '../lineKinds.ts';

/** A line of a file, before it is one of the estimate. Figures in the file's currency. */
export interface FileLine {
  /** Row of the sheet, from 1. */
  row: number;
  /** The cell that its amount is in, else its unit cost: `H12`. */
  cell: string;
  description: string;
  /** Its own code, else the one of the section above it. */
  code: string;
  component: string;
  quantity: number | null;
  unit: string;
  unit_cost: number | null;
  /** Null where the file does not say it; such a line is in error. */
  amount: number | null;
  /** Absent where no column says it. */
  kind?: LineKind;
  /** The day that escalation is to; absent where no column says it. */
  escalates_to?: string | null;
  notes: string;
  /** The line of an estimate that it says it is; empty for a line of any other file. */
  lineId: string;
  /** Where it says so: its figures as they stand in the file, whether or not they come to each other. */
  own?: { quantity: number | null; unit_cost: number | null; amount: number | null };
  /** Why it cannot be taken as it is; empty for a line that is ready. */
  problem: string;
  /** What should be looked at, though the line counts. */
  warning: string;
  /** What of it is said of its kind: words that mean none, with their cell. Also where the line is named by its id. */
  unread: string;
}

/** A total that the file states. */
export interface StatedTotal {
  row: number;
  column: number;
  label: string;
  /** Null for an error cell, or a formula that was never calculated. */
  amount: number | null;
  /** Its cell holds a formula that was never calculated. */
  isEmpty: boolean;
  /** Sum of the lines that it is a total of; without alternates, unless it is one of them alone. */
  sum: number;
  /** Whether it counts the whole file, everything above it, one section, or alternates alone. */
  scope: 'file' | 'all' | 'section' | 'alternates';
  /** Stated less found, in dollars; null where nothing is stated. */
  difference: number | null;
  agrees: boolean;
}

/** What a row of a sheet can be. */
export const ROW_KINDS = [
  'blank',
  'header',
  'section',
  'parent',
  'line',
  'sub_item',
  'total',
  'left_out',
] as const;
/** One of the kinds of rows. */
export type RowKind = (typeof ROW_KINDS)[number];

/** What was read of a sheet. */
export interface SheetLines {
  lines: FileLine[];
  totals: StatedTotal[];
  /** What each row below the header is, from the row after it. */
  kinds: RowKind[];
  /** Cells of quantities, costs and amounts whose formula was never calculated: `H12`. */
  notCalculated: string[];
}
