import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { focusableIn } from '../../private/focus/focusable.ts';
import { columnWidth, nextSort } from './columnLayout.ts';
import type { DataGridProps } from './gridProps.ts';
import { moveCell, type Position } from './navigation.ts';
import type { useActiveCell } from './useActiveCell.ts';
import type { GridModel } from './useGridModel.ts';
import type { GridSelecting } from './useGridSelection.ts';

interface GridKeys<Row> {
  grid: DataGridProps<Row>;
  model: GridModel<Row>;
  selecting: GridSelecting<Row>;
  cells: ReturnType<typeof useActiveCell<Row>>;
  scroller: RefObject<HTMLDivElement | null>;
}

const resizeStep = 10;
const control = 'a,button,input,select,textarea,[role="combobox"]';

/** Keys and presses of the whole grid, handled in one place for all cells. */
export function useGridKeys<Row>({ grid, model, selecting, cells, scroller }: GridKeys<Row>) {
  const { lines, shown, place, state } = model;
  const columnAt = (position: number) => shown[position - place.offset];
  const sortBy = (position: number, add: boolean) => {
    const column = columnAt(position);
    if (column?.value) model.change({ sort: nextSort(state.sort, column.id, add) });
  };

  /** What a press or Enter means for a cell without its own control. */
  const activate = ({ line, column }: Position, add: boolean) => {
    if (line < 0) {
      if (selecting && column === 0 && place.offset === 1) selecting.toggleAll();
      else sortBy(column, add);
      return;
    }
    const entry = lines.at(line);
    if (entry?.kind === 'group') model.toggleGroup(entry.key);
    else if (entry && selecting && place.offset === 1 && column === 0) selecting.toggle(line, add);
    else if (entry) (columnAt(column)?.onActivate ?? grid.onRowActivate)?.(entry.row);
  };

  const enterCell = (cell: HTMLElement, position: Position, key: 'Enter' | 'F2', add: boolean) => {
    const controls = place.offset === 1 && position.column === 0 ? [] : focusableIn(cell);
    const [only] = controls;
    if (!only) activate(position, add);
    else if (key === 'Enter' && controls.length === 1 && !(only instanceof HTMLInputElement)) only.click();
    else only.focus();
  };

  const handleInside = (event: KeyboardEvent, cell: HTMLElement) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      cell.focus();
    } else if (event.key === 'Tab') {
      const controls = focusableIn(cell);
      const next = controls[controls.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)];
      if (next) {
        event.preventDefault();
        next.focus();
      } else cell.focus({ preventScroll: true });
    }
  };

  const handleHeaderResize = (event: KeyboardEvent, { line, column: position }: Position) => {
    const step = { ArrowLeft: -resizeStep, ArrowRight: resizeStep }[event.key];
    const column = columnAt(position);
    if (line >= 0 || !event.altKey || step === undefined || !column || column.resizable === false)
      return false;
    model.resize(column, columnWidth(column, model.widths) + step, true);
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-cell]');
    // Popovers of a cell bubble here through React although they stand elsewhere in the document.
    if (event.defaultPrevented || !cell || !scroller.current?.contains(cell)) return;
    const position = positionOf(cell);
    if (target !== cell) {
      handleInside(event, cell);
      return;
    }
    const page = Math.max(
      1,
      Math.floor(((scroller.current.clientHeight || 600) - 70) / Math.max(1, model.offsets.height(0) || 36)),
    );
    const moved = event.altKey ? undefined : moveCell(position, event, { ...cells.extent, page });
    if (handleHeaderResize(event, position)) event.preventDefault();
    else if (moved) {
      event.preventDefault();
      if (event.shiftKey && selecting && moved.line !== position.line) selecting.toggle(moved.line, true);
      cells.moveTo(moved, true);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      enterCell(cell, position, event.key, event.shiftKey);
    } else if (event.key === ' ') {
      event.preventDefault();
      if (position.line < 0) activate(position, event.shiftKey);
      else if (selecting) selecting.toggle(position.line, event.shiftKey);
      else if (lines.at(position.line)?.kind === 'group') activate(position, false);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && selecting) {
      event.preventDefault();
      selecting.toggleAll();
    }
  };

  const handleClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-cell]');
    if (!cell || !scroller.current?.contains(cell) || target.closest('[data-resizer]')) return;
    const position = positionOf(cell);
    const isSelect = place.offset === 1 && position.column === 0;
    const inner = target.closest(control);
    if (inner && cell.contains(inner) && !isSelect) return;
    activate(position, event.shiftKey);
  };

  const handleFocus = (event: { target: EventTarget }) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    if (!cell || !scroller.current?.contains(cell)) return;
    cells.noteFocus(true);
    const position = positionOf(cell);
    // A pressed selection box hands the focus to its cell, so that the arrows go on from there.
    if (place.offset === 1 && position.column === 0) cell.focus({ preventScroll: true });
    if (position.line !== cells.active.line || position.column !== cells.active.column)
      cells.moveTo(position, false);
  };
  return { handleKeyDown, handleClick, handleFocus, handleBlur: () => cells.noteFocus(false) };
}

function positionOf(cell: HTMLElement): Position {
  const line = cell.parentElement?.dataset.line;
  return { line: Number(line), column: Number(cell.dataset.cell) };
}
