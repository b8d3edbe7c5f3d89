import { changeOf, contentOf, type CellContent } from './cellChange.ts';
import type { CellChange } from './changes.ts';
import { cellsIn, type CellAt, type Rect } from './ranges.ts';
import { seriesOf } from './series.ts';
import { valueOf, type Sheet } from './sheet.ts';
import { writeCell } from './writeCell.ts';

/** Puts what `from` holds (or a value of its series) into other cells that may be changed. */
function put<Row>(
  sheet: Sheet<Row>,
  changes: CellChange[],
  target: CellAt,
  source: number,
  content: CellContent | undefined,
): void {
  const row = sheet.rowAt(target.line);
  const column = sheet.columns[target.column];
  const origin = sheet.columns[source];
  if (row === undefined || !column?.edit || !origin?.edit || content === undefined) return;
  if (sheet.blockedAt(row, column) !== undefined) return;
  // Between columns of different kinds a value goes through its text, as on the clipboard.
  const taken =
    'value' in content && column !== origin
      ? contentOf(writeCell(content.value, origin.edit), row, column, { today: sheet.today }).content
      : content;
  const change = changeOf(sheet, row, column, taken);
  if (change) changes.push(change);
}

function contentAt<Row>(sheet: Sheet<Row>, line: number, at: number): CellContent | undefined {
  const row = sheet.rowAt(line);
  const column = sheet.columns[at];
  if (row === undefined || !column?.edit) return undefined;
  const refused = sheet.refusedAt(sheet.keyOf(row), column.id);
  return refused === undefined ? { value: valueOf(row, column) } : { refused };
}

/** Puts into every cell of a rectangle what `sourceOf` gives for it: the column it comes from, and the content. */
function putAll<Row>(
  sheet: Sheet<Row>,
  rect: Rect,
  sourceOf: (cell: CellAt) => readonly [column: number, content: CellContent | undefined],
): CellChange[] {
  const changes: CellChange[] = [];
  for (const cell of cellsIn(rect)) put(sheet, changes, cell, ...sourceOf(cell));
  return changes;
}

/** Ctrl+D: the first line of a selection into its others; a single cell takes the one above. */
export function fillDown<Row>(sheet: Sheet<Row>, rect: Rect): CellChange[] {
  const source = rect.top === rect.bottom ? rect.top - 1 : rect.top;
  if (source < 0) return [];
  return putAll(sheet, { ...rect, top: source + 1 }, ({ column }) => [
    column,
    contentAt(sheet, source, column),
  ]);
}

/** Ctrl+R: the first column of a selection into its others; a single cell takes the one before it. */
export function fillRight<Row>(sheet: Sheet<Row>, rect: Rect): CellChange[] {
  const source = rect.left === rect.right ? rect.left - 1 : rect.left;
  if (source < 0) return [];
  return putAll(sheet, { ...rect, left: source + 1 }, ({ line }) => [source, contentAt(sheet, line, source)]);
}

/** Ctrl+Enter: one content into every cell of the selection. */
export const fillWith = <Row>(
  sheet: Sheet<Row>,
  rect: Rect,
  source: number,
  content: CellContent,
): CellChange[] => putAll(sheet, rect, () => [source, content]);

/** Where a drag of the fill handle leads: the selection longer in the one direction in which the pointer is further away. */
export function dragTarget(rect: Rect, to: CellAt): Rect {
  const down = Math.max(to.line - rect.bottom, 0) - Math.max(rect.top - to.line, 0);
  const across = Math.max(to.column - rect.right, 0) - Math.max(rect.left - to.column, 0);
  if (down === 0 && across === 0) return rect;
  if (Math.abs(down) >= Math.abs(across))
    return { ...rect, top: Math.min(rect.top, to.line), bottom: Math.max(rect.bottom, to.line) };
  return { ...rect, left: Math.min(rect.left, to.column), right: Math.max(rect.right, to.column) };
}

/** What the fill handle writes: series go on, everything else repeats. */
export function fillSeries<Row>(sheet: Sheet<Row>, source: Rect, target: Rect): CellChange[] {
  const changes: CellChange[] = [];
  const isDown = target.top !== source.top || target.bottom !== source.bottom;
  const [start, end] = isDown ? [source.top, source.bottom] : [source.left, source.right];
  const [from, to] = isDown ? [target.top, target.bottom] : [target.left, target.right];
  const [first, last] = isDown ? [source.left, source.right] : [source.top, source.bottom];
  for (let lane = first; lane <= last; lane++) {
    const at = (place: number): CellAt =>
      isDown ? { line: place, column: lane } : { line: lane, column: place };
    const contents = Array.from({ length: end - start + 1 }, (_, step) => {
      const cell = at(start + step);
      return contentAt(sheet, cell.line, cell.column);
    });
    const values = contents.flatMap((content) => (content && 'value' in content ? [content.value] : []));
    const series = values.length === contents.length ? seriesOf(values) : undefined;
    for (let place = from; place <= to; place++) {
      if (place >= start && place <= end) continue;
      const step = place - start;
      const held = contents[((step % contents.length) + contents.length) % contents.length];
      const origin = isDown ? lane : start + (((step % contents.length) + contents.length) % contents.length);
      put(sheet, changes, at(place), origin, series ? { value: series(step) } : held);
    }
  }
  return changes;
}

/** Del and cut: everything in a rectangle that may be changed is emptied. */
export const clearCells = <Row>(
  sheet: Sheet<Row>,
  rect: Rect,
  emptyFor: (column: number) => CellContent | undefined,
): CellChange[] => putAll(sheet, rect, ({ column }) => [column, emptyFor(column)]);
