import type { ReactNode } from 'react';
import type {
  ColumnMenusProps,
  GridColumn,
  GridDetail,
  GridGroups,
  GridOutline,
  GridSelection,
  GridState,
  GridTree,
} from './gridTypes.ts';
import type { RowOverlay } from './rows/rowOverlay.ts';

export interface DataGridProps<Row> {
  /** Name of the grid for screen readers, e.g. "Items". */
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  /** Stable identity of a row. Keep the function stable. */
  rowKey: (row: Row) => string;
  /** Short name of a row, for its selection box. */
  rowLabel?: (row: Row) => string;
  /** What the person arranged; whatever is left out is kept inside. */
  state?: Partial<GridState>;
  onStateChange?: (state: GridState) => void;
  /** Row height 36, or 24 when compact; the state's when left out. */
  density?: 'normal' | 'compact';
  /** Row height in pixels where the rows are special. */
  rowHeight?: number | ((row: Row) => number);
  /** Pixels; 34 by default. */
  headerHeight?: number;
  /** Pixels that it grows to with its rows, 640 by default; on a phone 100 rows stand whole. */
  maxHeight?: number;
  /** `surface` is a page panel, `control` a grid inside a form, `none` has no edge (inside a Card). */
  frame?: 'surface' | 'control' | 'none';
  /** `ColumnMenus`: the headings offer sorting, filters, grouping, freezing, moving, hiding; columns can be dragged. */
  columnMenu?: (props: ColumnMenusProps<Row>) => ReactNode;
  /** Keeps rows that say all of its words in any of their cells. */
  search?: string;
  groups?: GridGroups<Row>;
  tree?: GridTree<Row>;
  /** Keep the object stable. */
  outline?: GridOutline<Row>;
  detail?: GridDetail<Row>;
  selection?: GridSelection<Row>;
  /** Key of the row whose details are open. */
  currentKey?: string | null;
  /** A press on a row, or Enter on a cell without a control of its own. */
  onRowActivate?: (row: Row) => void;
  /** Edited rows, laid over `rows`: an edit draws its row alone, however many there are. */
  overlay?: RowOverlay<Row>;
  /** Two lines for a row below 640 px; columns stay when it is left out. */
  renderCompact?: (row: Row) => ReactNode;
  /** Pixels; 64 by default. */
  compactHeight?: number | ((row: Row) => number);
  /** A table to read and print: every row, nothing to sort, move or resize. */
  report?: boolean;
  /** `loading` shows the skeleton of the columns, `error` the error slot. */
  status?: 'ready' | 'loading' | 'error';
  /** Shown instead of rows: nothing there yet, nothing left by the filters (`filtered`, or its own), or an error. */
  empty?: ReactNode;
  filtered?: boolean;
  filteredEmpty?: ReactNode;
  error?: ReactNode;
  /** A strip below the rows: counts, adding a row. */
  footer?: ReactNode;
}
