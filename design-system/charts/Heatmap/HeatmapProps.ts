/** One cell. `value` stands in its corner, `count` large in it, `marks` under that. */
export interface HeatCell {
  row: string;
  column: string;
  /** Its grade, which colours it. */
  tone: 'low' | 'medium' | 'high';
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
  rank: string;
}

/** What a heatmap is given. */
export interface HeatmapProps {
  /** The whole chart in one sentence, for screen readers. */
  summary: string;
  /** Least height, px. */
  height?: number;
  /** From the top. */
  rows: readonly HeatHeading[];
  columns: readonly HeatHeading[];
  rowTitle: string;
  columnTitle: string;
  /** Cells that are missing are empty. */
  cells: readonly HeatCell[];
  /** Makes the cells buttons. */
  onSelect?: (cell: HeatCell) => void;
  selected?: { row: string; column: string };
}
