import { useState } from 'react';
import type { GridView } from './gridView.ts';
import {
  dataEdge,
  describeRect,
  holds,
  isSingle,
  rectOf,
  selectedRect,
  sizeOf,
  type ArrowKey,
  type CellAt,
  type Rect,
  type Selection,
} from './ranges.ts';
import { isEmptyAt, type Sheet } from './sheet.ts';

/** The range of cells that actions work on: from the active cell, or the active cell alone. */
export function useCellSelection<Row>(view: GridView<Row>, sheet: Sheet<Row>) {
  const [selection, setSelection] = useState<(Selection & { key: string | undefined }) | null>(null);
  const keyAt = (line: number) => {
    const row = sheet.rowAt(line);
    return row === undefined ? undefined : sheet.keyOf(row);
  };
  const extent = { lines: view.lineCount, columns: view.columns.length };
  const active: CellAt = { line: view.active.line, column: view.active.column - view.offset };
  const inGrid = active.line >= 0 && active.line < extent.lines && active.column >= 0;
  const chosen = selection && inGrid ? selectedRect(selection, extent) : undefined;
  // Where a mended row moves away, other rows come under the range: it is given up, for they were not chosen.
  const isMoved =
    selection?.key !== undefined &&
    selection.whole !== 'columns' &&
    selection.whole !== 'all' &&
    keyAt(selection.anchor.line) !== selection.key;
  const isAlive = chosen !== undefined && holds(chosen, active) && !isMoved;
  const rect: Rect = isAlive ? chosen : rectOf(active, active);

  const clamp = ({ line, column }: CellAt): CellAt => ({
    line: Math.max(0, Math.min(extent.lines - 1, line)),
    column: Math.max(0, Math.min(extent.columns - 1, column)),
  });
  const choose = (next: Selection | null) => {
    setSelection(next && { ...next, key: keyAt(next.anchor.line) });
    if (!next) return;
    const wanted = selectedRect(next, extent);
    if (isSingle(wanted)) return;
    const { lines, columns } = sizeOf(wanted);
    view.announce(
      `${describeRect(
        wanted,
        view.columns.map(({ title }) => title),
      )} selected, ${(lines * columns).toLocaleString('en-US')} cells`,
    );
  };
  /** Moves the corner that Shift holds, or that a drag holds which began at `origin`. */
  const extendTo = (to: CellAt, origin?: CellAt) => {
    const head = clamp(to);
    choose(!origin && isAlive && selection ? { ...selection, head } : { anchor: origin ?? active, head });
    view.reveal({ line: head.line, column: head.column + view.offset });
  };
  const { anchor, head } = isAlive && selection ? selection : { anchor: active, head: active };
  const edgeFrom = (at: CellAt, key: ArrowKey) =>
    dataEdge(at, key, extent, (line, column) => isEmptyAt(sheet, line, column));
  const moveTo = (to: CellAt) => {
    const { line, column } = clamp(to);
    view.moveTo({ line, column: column + view.offset }, true);
  };
  return {
    rect,
    active,
    anchor,
    head,
    inGrid,
    isRange: isAlive && !isSingle(rect),
    extent,
    clear: () => setSelection(null),
    choose,
    extendTo,
    edgeFrom,
    moveTo,
  };
}

/** What is selected, and how that changes. */
export type CellSelection<Row> = ReturnType<typeof useCellSelection<Row>>;
