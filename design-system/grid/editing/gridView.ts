import type { RefObject } from 'react';
import type { SheetColumn } from './sheet.ts';

/** A cell as the grid counts it: `column` includes a selection column, line -1 is the header. */
export interface GridPosition {
  line: number;
  column: number;
}

/** What editing sees of the grid it is part of. */
export interface GridView<Row> {
  lineCount: number;
  /** Row of a line as the owner gave it; undefined for headings of groups. */
  rowAt: (line: number) => Row | undefined;
  /** Shown columns in order. */
  columns: readonly SheetColumn<Row>[];
  /** Cells before the first of these columns: 1 with a selection column. */
  offset: number;
  keyOf: (row: Row) => string;
  active: GridPosition;
  moveTo: (position: GridPosition, focus: boolean) => void;
  /** Scrolls a cell into view without giving it the focus. */
  reveal: (position: GridPosition) => void;
  /** Lines that fit into the view. */
  page: () => number;
  scroller: RefObject<HTMLElement | null>;
  /** Tells screen readers. */
  announce: (text: string) => void;
}
