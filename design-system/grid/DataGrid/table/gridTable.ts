import {
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type Row as MadeRow,
  type RowModel,
  type Table,
} from '@tanstack/react-table';
import type { GridColumn, GridGroups } from '../gridTypes.ts';

/** Rows of any kind: react-table only hands them back. */
export type Entry = Record<string, unknown>;

/** What the grid's row models need beyond react-table's own state. */
export interface GridTableMeta {
  columns: readonly GridColumn<Entry>[];
  rowKey: (row: Entry) => string;
  /** The row as it was edited. */
  current: ((row: Entry) => Entry) | undefined;
  /** Changes whenever rows must be looked at again. */
  overlay: unknown;
  children: ((row: Entry) => readonly Entry[] | undefined) | undefined;
  /** Headings of groups, outermost first. */
  levels: readonly GridGroups<Entry>[];
  /** Keys of closed groups and tree rows. */
  closed: ReadonlySet<string>;
}

/** The parts of react-table that the grid uses. */
export const tableParts = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  columnGroupingFeature,
  rowSortingFeature,
  rowExpandingFeature,
  tableMeta: {} as GridTableMeta,
  columnMeta: {} as { column: GridColumn<Entry> },
});

/** Which parts of react-table there are. */
export type GridFeatures = typeof tableParts;
/** The table behind a grid. */
export type GridTable = Table<GridFeatures, Entry>;
/** A row that the table has made. */
export type GridTableRow = MadeRow<GridFeatures, Entry>;
/** A column as the table knows it. */
export type GridColumnDef = ColumnDef<GridFeatures, Entry>;

/** A row model that knows the plain rows it stands for. */
export type GridRowModel = RowModel<GridFeatures, Entry> & { originals: readonly Entry[] };
