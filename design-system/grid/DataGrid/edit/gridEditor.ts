import type { DOMAttributes, KeyboardEvent, ReactNode, RefObject } from 'react';
import type { marksOf } from '../../editing/cellMarks.ts';
import type { Draft, shownRefusal } from '../../editing/createDraft.ts';
import type { GridEditing } from '../../editing/gridEditing.ts';
import type { ActiveCell } from '../focus/useActiveCell.ts';
import type { DataGridProps } from '../gridProps.ts';
import type { GridModel } from '../state/useGridModel.ts';

/** The grid's own state, for what draws it and what edits its cells. */
export interface GridEditorInput<Row> {
  grid: DataGridProps<Row>;
  model: GridModel<Row>;
  cells: ActiveCell<Row>;
  scroller: RefObject<HTMLDivElement | null>;
  /** Pixels of headings and totals, which cover the lines. */
  chrome: number;
  /** The line of totals stands below the rows. */
  showsTotals: boolean;
}

/** How a row finds what is wrong in its cells, and the text that stands there unread. */
export interface CellReading {
  marksOf: typeof marksOf;
  shownRefusal: typeof shownRefusal;
}

/** What editing adds to one row; plain values, so that a row is drawn again only when they change. */
export interface RowEditing {
  /** Column with the open editor. */
  editing: string | undefined;
  editor: ReactNode;
  /** Selected positions; -1 where nothing or the active cell alone is selected. */
  from: number;
  to: number;
  /** Positions that a drag of the fill handle would fill. */
  dropFrom: number;
  dropTo: number;
  /** Position of the fill handle. */
  handle: number;
  /** Texts that could not be read. */
  texts: ReadonlyMap<string, string> | undefined;
  /** Messages of the owner by column. */
  messages: Readonly<Record<string, string>> | undefined;
  /** Completes days typed without a year. */
  today: string | undefined;
  /** How the cells of an editable grid are read; undefined where nothing can be edited. */
  reading: CellReading | undefined;
}

/** What editing adds to the grid. */
export interface GridEditor {
  /** No cell can be edited. */
  isReadOnly: boolean;
  /** Opens the editor of a cell; false where it has none. */
  begin: (line: number, position: number) => boolean;
  /** A press on a cell; true where it is about editing and means nothing else. */
  press: (line: number, position: number) => boolean;
  rowEditing: (line: number, key: string) => RowEditing;
  /** A key on a cell; true where it was about editing. */
  handleCellKey: (event: KeyboardEvent) => boolean;
  handlers: DOMAttributes<HTMLDivElement>;
  /** More than one cell is selected. */
  isRange: boolean;
  /** Puts the rows into what their editors need. */
  around: (rows: ReactNode) => ReactNode;
  /** Shown beside the rows. */
  parts: ReactNode;
  /** Id of the words that tell how to get out of the grid. */
  describedBy: string | undefined;
}

/** Asks the editing engine, then draws the grid with its answer. */
export interface EditedProps<Row> {
  input: GridEditorInput<Row>;
  draft: Draft<Row>;
  editing: GridEditing<Row>;
  children: (editor: GridEditor) => ReactNode;
}

const plainRow: RowEditing = {
  editing: undefined,
  editor: undefined,
  from: -1,
  to: -1,
  dropFrom: -1,
  dropTo: -1,
  handle: -1,
  texts: undefined,
  messages: undefined,
  today: undefined,
  reading: undefined,
};

/** The editor of a grid that is only read. */
export const withoutEditor: GridEditor = {
  isReadOnly: true,
  begin: () => false,
  press: () => false,
  rowEditing: () => plainRow,
  handleCellKey: () => false,
  handlers: {},
  isRange: false,
  around: (rows) => rows,
  parts: null,
  describedBy: undefined,
};
