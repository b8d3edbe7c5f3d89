import type { ChartLook } from '../surface/ChartBase.ts';

/** How a cell is coloured: one of three grades, or a part from 0 (pale) to 1 (full) of one hue. */
export type HeatTone = 'low' | 'medium' | 'high' | number;

/** One cell. `value` stands in its corner, `count` large in it, `marks` under that. */
export interface HeatCell {
  row: string;
  column: string;
  tone: HeatTone;
  value: string;
  count?: number;
  marks?: readonly string[];
  /** What is read of it after its headings, in place of the count, e.g. "2 risks". */
  said?: string;
}

/** A row or column; its rank stands beside its name. */
export interface HeatHeading {
  id: string;
  label: string;
  rank?: string;
}

/** What a heatmap is given. */
export interface HeatmapProps extends Omit<ChartLook, 'onSelect'> {
  /** From the top. */
  rows: readonly HeatHeading[];
  columns: readonly HeatHeading[];
  rowTitle: string;
  columnTitle: string;
  /** Cells that are missing are empty. */
  cells: readonly HeatCell[];
  /** Makes cells that count something buttons, or all of them. */
  onSelect?: (cell: HeatCell) => void;
  selectsAll?: boolean;
  selected?: { row: string; column: string };
}
