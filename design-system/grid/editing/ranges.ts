/** A cell by line (-1 is the header) and place among the shown columns. */
export interface CellAt {
  line: number;
  column: number;
}

/** A rectangle of cells, edges included. */
export interface Rect {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** What is selected: from the active cell (`anchor`) to the corner that Shift moves (`head`), or whole rows or columns between them. */
export interface Selection {
  anchor: CellAt;
  head: CellAt;
  whole?: 'rows' | 'columns' | 'all';
}

/** How many lines and columns there are. */
export interface Extent {
  lines: number;
  columns: number;
}

/** The rectangle between two cells. */
export const rectOf = (a: CellAt, b: CellAt): Rect => ({
  top: Math.min(a.line, b.line),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.line, b.line),
  right: Math.max(a.column, b.column),
});

/** The rectangle of a selection. */
export function selectedRect({ anchor, head, whole }: Selection, { lines, columns }: Extent): Rect {
  const rect = rectOf(anchor, head);
  const full = { top: 0, left: 0, bottom: lines - 1, right: columns - 1 };
  if (whole === 'all') return full;
  if (whole === 'rows') return { ...rect, left: full.left, right: full.right };
  return whole === 'columns' ? { ...rect, top: full.top, bottom: full.bottom } : rect;
}

/** Lines and columns of a rectangle. */
export const sizeOf = ({ top, left, bottom, right }: Rect) => ({
  lines: bottom - top + 1,
  columns: right - left + 1,
});

/** Whether it is one cell only. */
export const isSingle = ({ top, left, bottom, right }: Rect) => top === bottom && left === right;

/** Whether a rectangle holds a cell. */
export const holds = ({ top, left, bottom, right }: Rect, { line, column }: CellAt) =>
  line >= top && line <= bottom && column >= left && column <= right;

/** The cells of a rectangle, line by line. */
export function* cellsIn({ top, left, bottom, right }: Rect): Generator<CellAt> {
  for (let line = top; line <= bottom; line++)
    for (let column = left; column <= right; column++) yield { line, column };
}

/** The cell after `at` inside a rectangle, as Tab (`along` columns) and Enter (`along` lines) walk it; around at the ends. */
export function nextInside(rect: Rect, at: CellAt, along: 'columns' | 'lines', back: boolean): CellAt {
  const { lines, columns } = sizeOf(rect);
  const [line, column] = [at.line - rect.top, at.column - rect.left];
  const place = along === 'columns' ? line * columns + column : column * lines + line;
  const count = lines * columns;
  const next = (place + (back ? -1 : 1) + count) % count;
  return along === 'columns'
    ? { line: rect.top + Math.floor(next / columns), column: rect.left + (next % columns) }
    : { line: rect.top + (next % lines), column: rect.left + Math.floor(next / lines) };
}

const steps = {
  ArrowUp: { line: -1, column: 0 },
  ArrowDown: { line: 1, column: 0 },
  ArrowLeft: { line: 0, column: -1 },
  ArrowRight: { line: 0, column: 1 },
} as const;

/** The four directions by their keys. */
export type ArrowKey = keyof typeof steps;

/**
 * Where Ctrl+arrow goes: from within filled cells to the last of them, else to the next filled cell, else to the edge of the grid.
 */
export function dataEdge(
  at: CellAt,
  key: ArrowKey,
  { lines, columns }: Extent,
  isEmpty: (line: number, column: number) => boolean,
): CellAt {
  const step = steps[key];
  const inside = ({ line, column }: CellAt) => line >= 0 && line < lines && column >= 0 && column < columns;
  const after = ({ line, column }: CellAt) => ({ line: line + step.line, column: column + step.column });
  const empty = ({ line, column }: CellAt) => isEmpty(line, column);
  let here = at;
  let next = after(here);
  if (!inside(next)) return here;
  const runs = !empty(here) && !empty(next);
  for (; inside(next); next = after(next)) {
    if (runs && empty(next)) return here;
    here = next;
    if (!runs && !empty(here)) return here;
  }
  return here;
}

/** A range in words, e.g. `Quantity to Unit cost, rows 2 to 5`. */
export function describeRect({ top, left, bottom, right }: Rect, titles: readonly string[]): string {
  const across = left === right ? titles[left] : `${titles[left] ?? ''} to ${titles[right] ?? ''}`;
  const down = top === bottom ? `row ${top + 1}` : `rows ${top + 1} to ${bottom + 1}`;
  return `${across ?? ''}, ${down}`;
}
