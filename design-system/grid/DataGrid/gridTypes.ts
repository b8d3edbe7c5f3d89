import type { ReactNode } from 'react';

/** What rows are compared by; texts by the alphabet, booleans false first. */
export type SortValue = string | number | boolean | null | undefined;

/** One column of a DataGrid. Keep the list stable (module scope or useMemo): a new list redraws every row. */
export interface GridColumn<Row> {
  id: string;
  /** Heading, and its name in the Columns menu. */
  title: string;
  /** Draws the heading its own way; the title stays its name. */
  renderTitle?: () => ReactNode;
  /** Pixels. */
  width: number;
  /** Least pixels when resized; 48 by default. */
  minWidth?: number;
  /** Takes the room that is left over. */
  grow?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Stays at the start while the rest scrolls sideways. */
  frozen?: boolean;
  render: (row: Row) => ReactNode;
  /** What it sorts by; a column without it does not sort. Empty values come last either way. */
  value?: (row: Row) => SortValue;
  /** Enter, F2 or a double click on the cell. */
  onActivate?: (row: Row) => void;
  /** Subtotal of a group. */
  renderGroup?: (rows: readonly Row[]) => ReactNode;
  /** Total over all rows; any column with it gives the grid its totals row. */
  renderTotal?: (rows: readonly Row[]) => ReactNode;
  /** Can be hidden by the person; true by default. */
  hideable?: boolean;
  /** Can be resized; true by default. */
  resizable?: boolean;
}

/** A column to sort by. */
export interface SortKey {
  column: string;
  direction: 'asc' | 'desc';
}

/** What a person has arranged; plain data, ready to be stored in a saved view. */
export interface GridState {
  columnOrder: readonly string[];
  /** Pixels by column. */
  widths: Readonly<Record<string, number>>;
  hidden: readonly string[];
  /** First key decides, the next break ties. */
  sort: readonly SortKey[];
}

/** Nothing arranged: columns in their own order and width, rows as they come. */
export const emptyGridState: GridState = { columnOrder: [], widths: {}, hidden: [], sort: [] };

/** Rows under one heading with subtotals. */
export interface GridGroups<Row> {
  by: (row: Row) => string;
  /** Draws the heading in the first column. */
  title: (key: string, rows: readonly Row[]) => ReactNode;
  /** Name for screen readers. */
  label: (key: string) => string;
  /** Keys in their order; others follow as they come. */
  order?: readonly string[];
}

/** Which rows are chosen; the owner keeps them. */
export interface GridSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Why a row cannot be chosen; undefined = it can. */
  disabledReason?: (row: Row) => string | undefined;
}
