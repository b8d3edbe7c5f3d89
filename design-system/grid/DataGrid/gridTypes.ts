import type { ReactNode } from 'react';
import type { ColumnEdit } from '../editing/sheet.ts';

/** What a column lets through. Bounds are inclusive and open where null. */
export type ColumnFilter =
  { kind: 'number'; from: number | null; to: number | null } | { kind: 'choice'; values: readonly string[] };

/** What rows are compared by; texts by the alphabet, booleans false first. */
export type SortValue = string | number | boolean | null | undefined;

/** At which side a column stays while the rest scrolls sideways. */
export type FrozenSide = 'start' | 'end';

/** What is asked of the owner of a grid that lets single cells be edited. */
export interface OwnEdit<Row> {
  /** Asked by F2, a double click or the pencil that shows under the pointer; by Enter where the cell holds no control. */
  begin: (row: Row, cell: HTMLElement) => void;
  /** Whether the pencil shows; `begin` is asked either way and can say why not. */
  allowed: (row: Row) => boolean;
}

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
  /** Pixels that it gives way to where all columns would fit by that, or where a frozen one would else scroll away. */
  shrinksTo?: number;
  /** It and those before it are in sight where frozen ones that shrink can give way for it. */
  inSight?: boolean;
  /** Where the grid scrolls, takes the room that would show but a part of a column: no figure is cut in sight. */
  evens?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Stays at its side while the rest scrolls sideways; `true` is the start. */
  frozen?: boolean | FrozenSide;
  render: (row: Row) => ReactNode;
  /** What it sorts, groups and filters by; a column without it does neither. Empty values come last either way. */
  value?: (row: Row) => SortValue;
  /** What the cell says as plain text, for the quick filter, reports and groups; the value otherwise. */
  text?: (row: Row) => string;
  /** How it filters: `choice` offers the texts that occur, or `choices`. */
  filter?: ColumnFilter['kind'];
  choices?: readonly { value: string; label: string }[];
  /** Rows can be grouped by it. */
  groupable?: boolean;
  /** Enter, F2 or a double click on the cell. */
  onActivate?: (row: Row) => void;
  /** Its owner edits cells of a grid that is only read, in a place of its own. */
  ownEdit?: OwnEdit<Row>;
  /** Makes its cells editable where the grid has `editing`. */
  edit?: ColumnEdit<Row>;
  /** In an editable grid: its cells hold a control that takes what is typed on them, e.g. the search of a picker. */
  onType?: (row: Row, text: string) => void;
  /** What it says in a file or on the clipboard; the text of its editor, its value or its text otherwise. */
  exportValue?: (row: Row) => SortValue;
  /** How a workbook shows what it says there; by its editor otherwise. */
  exportKind?: 'text' | 'number' | 'money' | 'percent' | 'date';
  /** Subtotal of a group. */
  renderGroup?: (rows: readonly Row[]) => ReactNode;
  /** Total over all rows; any column with it gives the grid its totals row. */
  renderTotal?: (rows: readonly Row[]) => ReactNode;
  /** Can be hidden by the person; true by default. */
  hideable?: boolean;
  /** Can be resized; true by default. */
  resizable?: boolean;
  /** Can be moved among its neighbours; true by default. */
  movable?: boolean;
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
  /** Where the person froze or freed a column; others keep their own side. */
  frozen: Readonly<Record<string, FrozenSide | 'none'>>;
  /** First key decides, the next break ties. */
  sort: readonly SortKey[];
  /** Filters by column; all must hold. */
  filters: Readonly<Record<string, ColumnFilter>>;
  /** Columns to group by, outermost first. */
  grouping: readonly string[];
  /** Keys of groups and tree rows that are closed. */
  collapsed: readonly string[];
  density: 'normal' | 'compact';
}

/** Nothing arranged: columns in their own order and width, rows as they come. */
export const emptyGridState: GridState = {
  columnOrder: [],
  widths: {},
  hidden: [],
  frozen: {},
  sort: [],
  filters: {},
  grouping: [],
  collapsed: [],
  density: 'normal',
};

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

/** Rows inside rows. */
export interface GridTree<Row> {
  children: (row: Row) => readonly Row[] | undefined;
  /** Column that is indented and opens the rows below; the first one by default. */
  column?: string;
}

/**
 * Rows of a flat list that stand in an outline: their owner keeps how deep they are, and leaves out those below closed ones. Unlike a
 * tree its rows can be edited.
 */
export interface GridOutline<Row> {
  /** Column that is indented and opens the rows below. */
  column: string;
  /** Depth, from 1. */
  level: (row: Row) => number;
  /** Whether the rows below are shown; undefined without any. */
  open: (row: Row) => boolean | undefined;
  onToggle: (row: Row) => void;
}

/** A panel that opens under a row. */
export interface GridDetail<Row> {
  render: (row: Row) => ReactNode;
  /** Pixels it is expected to need until it is measured; 120 by default. */
  estimate?: number;
  /** Keys of the open rows; kept inside when left out. */
  open?: ReadonlySet<string>;
  onOpenChange?: (open: ReadonlySet<string>) => void;
}

/** Which rows are chosen; the owner keeps them. */
export interface GridSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Why a row cannot be chosen; undefined = it can. */
  disabledReason?: (row: Row) => string | undefined;
}

/** The column whose menu or filter is open, and the heading it stands at. */
export interface OpenMenu {
  column: string;
  position: number;
  anchor: HTMLElement;
  kind: 'menu' | 'filter';
}

/** What a grid hands to the menu of its columns. */
export interface ColumnMenusProps<Row> {
  open: OpenMenu | null;
  onOpenChange: (open: OpenMenu | null) => void;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  state: GridState;
  onChange: (next: Partial<GridState>) => void;
  /** Makes the column at a position as wide as what stands in it. */
  onFit: (position: number) => void;
  /** Rows stand inside rows: then they cannot be grouped. */
  hasTree: boolean;
}
