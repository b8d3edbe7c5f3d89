import type { Block, BlockCell } from '../clipboard/block.ts';
import { changeOf, contentOf } from './cellChange.ts';
import type { CellChange, RowChange } from './changes.ts';
import { sizeOf, type Rect } from './ranges.ts';
import { notEditable, type Sheet } from './sheet.ts';

/** A cell that did not take what was pasted. */
export interface PasteProblem {
  /** From 1, as the person counts. */
  row: number;
  column: string;
  text: string;
  /** Why, and what to do. */
  reason: string;
  /** `unread` stands marked in its cell; `blocked` was left as it was. */
  kind: 'unread' | 'blocked';
}

/** What a paste will do. */
export interface PastePlan<Row> {
  cells: CellChange[];
  added: RowChange<Row>[];
  /** Cells that hold something new or the same as before. */
  taken: number;
  problems: PasteProblem[];
  /** Columns and rows of the block for which there was no place. */
  cutColumns: number;
  cutRows: number;
  /** What is selected afterwards. */
  target: Rect;
}

/** What a paste needs beside the sheet. */
export interface PasteRules<Row> {
  selection: Rect;
  /** A blank row for each line beyond the last; without it the block is cut there. */
  newRow?: (() => Row) | undefined;
  /** Rows there are, for the places of added ones. */
  rowCount: number;
}

/**
 * Where a block goes: over the whole selection when that is a multiple of it (one cell fills any selection), else from its first cell on.
 */
export function pasteTarget(selection: Rect, lines: number, columns: number): Rect {
  const size = sizeOf(selection);
  const fits = size.lines % lines === 0 && size.columns % columns === 0;
  return {
    ...selection,
    bottom: selection.top + (fits ? size.lines : lines) - 1,
    right: selection.left + (fits ? size.columns : columns) - 1,
  };
}

/**
 * Plans a paste, a line at a time so that a large one can be made in slices (it yields the lines done). Hidden columns are passed over, short
 * rows leave the rest as it was, read-only cells stay and are reported, what cannot be read is marked in its cell.
 */
export function* planPaste<Row>(
  sheet: Sheet<Row>,
  block: Block,
  width: number,
  { selection, newRow, rowCount }: PasteRules<Row>,
): Generator<number, PastePlan<Row>> {
  const wanted = pasteTarget(selection, block.length, width);
  const target = {
    ...wanted,
    right: Math.min(wanted.right, sheet.columns.length - 1),
    bottom: newRow ? wanted.bottom : Math.min(wanted.bottom, sheet.lineCount - 1),
  };
  const plan: PastePlan<Row> = {
    cells: [],
    added: [],
    taken: 0,
    problems: [],
    cutColumns: Math.max(0, wanted.right - target.right),
    cutRows: Math.max(0, wanted.bottom - target.bottom),
    target,
  };
  let line = target.top;
  for (let step = 0; line <= target.bottom; step++) {
    const isNew = line >= sheet.lineCount;
    const row = isNew ? newRow?.() : sheet.rowAt(line);
    if (row !== undefined) {
      if (isNew) plan.added.push({ key: sheet.keyOf(row), row, at: rowCount + plan.added.length });
      pasteLine(sheet, row, line, block[step % block.length] ?? [], width, plan);
    } else if (!isNew) {
      // The heading of a group takes nothing; the block goes on below it.
      step -= 1;
      if (target.bottom < sheet.lineCount - 1 || newRow) target.bottom += 1;
    }
    line += 1;
    yield line - target.top;
  }
  return plan;
}

function pasteLine<Row>(
  sheet: Sheet<Row>,
  row: Row,
  line: number,
  cells: readonly (BlockCell | undefined)[],
  width: number,
  plan: PastePlan<Row>,
): void {
  const { left, right } = plan.target;
  for (let at = left; at <= right; at++) {
    const cell = cells[(at - left) % width];
    const column = sheet.columns[at];
    if (!cell || !column) continue;
    const blocked = column.edit ? sheet.blockedAt(row, column) : notEditable;
    const report = (reason: string, kind: PasteProblem['kind']) =>
      plan.problems.push({ row: line + 1, column: column.title, text: cell.text, reason, kind });
    if (blocked !== undefined) {
      if (cell.text !== '') report(blocked, 'blocked');
      continue;
    }
    const { content, problem } = contentOf(cell.text, row, column, { raw: cell.raw, today: sheet.today });
    if (problem !== undefined) report(problem, 'unread');
    const change = changeOf(sheet, row, column, content);
    plan.taken += 1;
    if (change) plan.cells.push(change);
  }
}

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** What a paste did, in a sentence or two. */
export function describePaste<Row>({ taken, added, problems, cutColumns, cutRows }: PastePlan<Row>): string {
  const unread = problems.filter(({ kind }) => kind === 'unread').length;
  const blocked = problems.length - unread;
  return [
    `Pasted ${plural(taken, 'cell')}${added.length > 0 ? `, added ${plural(added.length, 'row')}` : ''}.`,
    unread > 0
      ? `${plural(unread, 'cell')} could not be read and ${unread === 1 ? 'is' : 'are'} marked.`
      : '',
    blocked > 0
      ? `${plural(blocked, 'read-only cell')} stayed as ${blocked === 1 ? 'it was' : 'they were'}.`
      : '',
    cutColumns > 0 ? `${plural(cutColumns, 'column')} did not fit.` : '',
    cutRows > 0 ? `${plural(cutRows, 'row')} did not fit.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
