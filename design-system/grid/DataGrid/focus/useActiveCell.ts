import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Line } from '../rows/lines.ts';
import type { GridModel } from '../state/useGridModel.ts';
import type { GridPosition } from '../../editing/gridView.ts';

interface Active extends GridPosition {
  /** Identity of the line, so that the cell is found again after a sort. */
  key: string | undefined;
}

/** The one cell that Tab reaches (roving tabindex); the focus follows it by keys and stays with its row through sorting. */
export function useActiveCell<Row>(
  root: RefObject<HTMLElement | null>,
  model: GridModel<Row>,
  rowKey: (row: Row) => string,
) {
  const { lines, hasTotals, shown, leading, compact } = model;
  const keyOf = (index: number) => lineKey(lines.at(index), rowKey);
  const firstLine = compact ? 0 : -1;
  const lastLine = lines.count - 1 + (hasTotals && lines.count > 0 ? 1 : 0);
  const lastColumn = compact ? 0 : shown.length + leading.length - 1;
  const [active, setActive] = useState<Active>({
    line: compact ? 0 : lines.count > 0 ? 0 : -1,
    column: 0,
    key: undefined,
  });
  const [seenLines, setSeenLines] = useState(lines);
  const wantsFocus = useRef<boolean | 'shown'>(false);
  const hasFocus = useRef(false);

  if (seenLines !== lines) {
    setSeenLines(lines);
    const found =
      active.key === undefined || active.line < 0
        ? active.line
        : findLine(lines.count, keyOf, active.key, active.line);
    const line = Math.max(firstLine, Math.min(found, lastLine));
    if (line !== active.line) setActive({ ...active, line, key: keyOf(line) });
  }
  const column = Math.max(0, Math.min(active.column, lastColumn));

  useLayoutEffect(() => {
    // A sort hands the focused element to another row, a filter may take it away: the focus follows its row, never to nowhere.
    const focused = document.activeElement;
    const astray =
      hasFocus.current &&
      (focused === document.body ||
        (focused?.matches('[data-cell]') && focused !== cellAt(root.current, { line: active.line, column })));
    if (wantsFocus.current || astray)
      focusCell(root.current, { line: active.line, column }, wantsFocus.current === 'shown');
    wantsFocus.current = false;
  });

  /** `shown` draws the ring also after a press: where somebody is led, they see that they are there. */
  const moveTo = (next: GridPosition, focus: boolean | 'shown') => {
    wantsFocus.current = focus;
    setActive({ ...next, key: keyOf(next.line) });
  };
  const noteFocus = (inside: boolean) => {
    // Removing an element also blurs it: the note waits until the draw that removed it is over.
    if (inside) hasFocus.current = true;
    else setTimeout(() => (hasFocus.current = root.current?.contains(document.activeElement) ?? false));
  };
  /** The focus is on its way to something else, which may be another cell. */
  const leave = () => {
    hasFocus.current = false;
  };
  return {
    active: { line: active.line, column },
    moveTo,
    noteFocus,
    leave,
    extent: { firstLine, lastLine, lastColumn },
  };
}

/** The active cell, as keys and drawing ask for it. */
export type ActiveCell<Row> = ReturnType<typeof useActiveCell<Row>>;

function lineKey<Row>(line: Line<Row> | undefined, rowKey: (row: Row) => string): string | undefined {
  if (line === undefined) return undefined;
  return line.kind === 'group' ? `group ${line.key}` : `${line.kind} ${rowKey(line.row)}`;
}

function focusCell(root: HTMLElement | null, position: GridPosition, isShown: boolean) {
  const cell = cellAt(root, position);
  cell?.focus({ preventScroll: true, ...(isShown && { focusVisible: true }) });
  // A frozen cell is in sight sideways wherever the grid stands: only its line is brought into view.
  const isFrozen = cell && getComputedStyle(cell).position === 'sticky';
  (isFrozen ? cell.parentElement : cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The cell at a position; where a heading of a group runs over several columns, that heading. */
function cellAt(root: HTMLElement | null, { line, column }: GridPosition): HTMLElement | undefined {
  const cells = root?.querySelectorAll<HTMLElement>(`[data-line="${line}"] > [data-cell]`) ?? [];
  return [...cells].findLast((cell) => Number(cell.dataset.cell) <= column);
}

function findLine(
  count: number,
  keyOf: (index: number) => string | undefined,
  key: string,
  fallback: number,
): number {
  if (keyOf(fallback) === key) return fallback;
  for (let index = 0; index < count; index++) if (keyOf(index) === key) return index;
  return fallback;
}
