import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { focusableIn } from '../../../private/focus/focusable.ts';
import type { GridEditor } from '../edit/gridEditor.ts';
import type { DataGridProps } from '../gridProps.ts';
import { treeKey } from '../rows/lines.ts';
import { nextSort } from '../state/gridStates.ts';
import { firstHeight, type GridModel } from '../state/useGridModel.ts';
import type { GridSelecting } from '../state/useGridSelection.ts';
import { pressHeader } from './headerKeys.ts';
import type { GridPosition } from '../../editing/gridView.ts';
import { moveCell } from './navigation.ts';
import type { ActiveCell } from './useActiveCell.ts';

interface GridKeys<Row> {
  grid: DataGridProps<Row>;
  model: GridModel<Row>;
  selecting: GridSelecting<Row>;
  editing: GridEditor;
  cells: ActiveCell<Row>;
  scroller: RefObject<HTMLDivElement | null>;
  /** Opens the menu of a column at its heading; undefined where there is none. */
  openMenu: ((position: number) => void) | undefined;
  /** Whether this click ends a drag. */
  tookClick: () => boolean;
}

const control = 'a,button,input,select,textarea,[role="combobox"]';

/** Keys and presses of the whole grid, handled in one place for all cells. */
export function useGridKeys<Row>(options: GridKeys<Row>) {
  const { grid, model, selecting, editing, cells, scroller } = options;
  const { lines, shown, leading, state } = model;
  const columnAt = (position: number) => shown[position - leading.length];
  const kindAt = (position: number) => leading[position];
  const sortBy = (position: number, add: boolean) => {
    const column = columnAt(position);
    if (column?.value) model.change({ sort: nextSort(state.sort, column.id, add) });
  };

  /** Opens or closes the line: a group, the rows below a row. Asked for a state, it only goes there. */
  const toggleLine = (index: number, wanted?: boolean): boolean => {
    const line = lines.at(index);
    if (line?.kind === 'detail' || line?.open === undefined || line.open === wanted) return false;
    if (line.kind === 'row' && grid.outline) grid.outline.onToggle(line.row);
    else model.toggle(line.kind === 'group' ? line.key : treeKey(grid.rowKey(line.row)));
    return true;
  };

  /** What a press or Enter means for a cell without its own control. */
  const activate = ({ line, column: position }: GridPosition, add: boolean) => {
    const kind = kindAt(position);
    if (line < 0) {
      if (kind === 'select') selecting?.toggleAll();
      else sortBy(position, add);
      return;
    }
    const entry = lines.at(line);
    if (entry?.kind === 'group') toggleLine(line);
    else if (entry?.kind !== 'row') return;
    else if (kind === 'select') selecting?.toggle(line, add);
    else if (kind === 'detail') model.details.toggle(grid.rowKey(entry.row));
    else (columnAt(position)?.onActivate ?? grid.onRowActivate)?.(entry.row);
  };

  /** Asks the owner of the column to edit a cell; false where it does not. */
  const beginOwn = (cell: HTMLElement, { line, column }: GridPosition): boolean => {
    const entry = lines.at(line);
    const own = line >= 0 && entry?.kind === 'row' ? columnAt(column)?.ownEdit : undefined;
    if (own && entry?.kind === 'row') own.begin(entry.row, cell);
    return own !== undefined;
  };

  const enterCell = (cell: HTMLElement, position: GridPosition, key: 'Enter' | 'F2', add: boolean) => {
    if (editing.begin(position.line, position.column)) return;
    const controls = cell.dataset.leading === undefined && position.line >= 0 ? focusableIn(cell) : [];
    const [only] = controls;
    if ((!only || key === 'F2') && beginOwn(cell, position)) return;
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
        // Forward the browser goes on from the last one: from the cell it would come to a control that is a stop of its own again.
      } else if (event.shiftKey) cell.focus({ preventScroll: true });
    }
  };

  /** In the column of a tree and on group headings: right opens, left closes, then the arrows move on. */
  const pressTree = (event: KeyboardEvent, { line, column }: GridPosition): boolean => {
    const opens = event.key === (isRightToLeft() ? 'ArrowLeft' : 'ArrowRight');
    const closes = event.key === (isRightToLeft() ? 'ArrowRight' : 'ArrowLeft');
    const entry = lines.at(line);
    const carries = entry?.kind === 'group' ? column === 0 : columnAt(column)?.id === model.treeColumn;
    if ((!opens && !closes) || event.ctrlKey || event.metaKey || event.shiftKey || !carries) return false;
    return model.isTree && toggleLine(line, opens);
  };
  const isRightToLeft = () =>
    scroller.current !== null && getComputedStyle(scroller.current).direction === 'rtl';

  /** Lines that a page key goes by. */
  const pageLines = () => {
    const height = scroller.current?.clientHeight || 600;
    return Math.max(1, Math.floor((height - 70) / firstHeight(model)));
  };

  const pressCommand = (event: KeyboardEvent, cell: HTMLElement, position: GridPosition): boolean => {
    const { key, shiftKey } = event;
    if (key === 'Enter' || key === 'F2') enterCell(cell, position, key, shiftKey);
    else if (key === ' ') {
      if (position.line < 0 || kindAt(position.column) === 'detail') activate(position, shiftKey);
      else if (lines.at(position.line)?.kind === 'group') activate(position, false);
      else if (selecting) selecting.toggle(position.line, shiftKey);
      else return false;
    } else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a' && selecting)
      selecting.toggleAll();
    else return false;
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
    if (editing.handleCellKey(event)) return;
    const onHeader =
      position.line < 0 &&
      pressHeader(event, columnAt(position.column), model, grid.columns, {
        openMenu: options.openMenu && (() => options.openMenu?.(position.column)),
        position: position.column,
        isRight: isRightToLeft(),
        moveTo: (column) => cells.moveTo({ line: -1, column }, true),
      });
    if (onHeader || pressTree(event, position)) {
      event.preventDefault();
      return;
    }
    const keys = isRightToLeft() ? { ...pressed(event), key: mirrored(event.key) } : pressed(event);
    const moved = event.altKey ? undefined : moveCell(position, keys, { ...cells.extent, page: pageLines() });
    if (moved) {
      event.preventDefault();
      if (event.shiftKey && selecting && moved.line !== position.line) selecting.toggle(moved.line, true);
      cells.moveTo(moved, true);
    } else if (pressCommand(event, cell, position)) event.preventDefault();
  };

  const handleClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-cell]');
    if (!cell || !scroller.current?.contains(cell) || target.closest('[data-resizer]')) return;
    const position = positionOf(cell);
    if (options.tookClick()) return;
    if (target.closest('[data-menu]')) {
      options.openMenu?.(position.column);
      return;
    }
    if (position.line >= 0 && target.closest('[data-opener]') && cell.dataset.leading === undefined) {
      toggleLine(position.line);
      return;
    }
    if (target.closest('[data-pencil]') && beginOwn(cell, position)) return;
    const inner = target.closest(control);
    if (inner && cell.contains(inner) && cell.dataset.leading === undefined) return;
    // A press inside a panel is the panel's.
    if (lines.at(position.line)?.kind === 'detail') return;
    if (editing.press(position.line, position.column)) return;
    activate(position, event.shiftKey);
  };
  const handleDoubleClick = (event: MouseEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    if (!cell || !scroller.current?.contains(cell)) return;
    const position = positionOf(cell);
    if (editing.begin(position.line, position.column) || (event.target as HTMLElement).closest(control))
      return;
    // A double press marks a word, which is not what was meant.
    if (beginOwn(cell, position)) document.getSelection()?.removeAllRanges();
  };

  const handleFocus = (event: { target: EventTarget }) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    if (!cell || !scroller.current?.contains(cell)) return;
    cells.noteFocus(true);
    const position = positionOf(cell);
    // A pressed box hands the focus to its cell, so that the arrows go on from there.
    if (cell.dataset.leading !== undefined) cell.focus({ preventScroll: true });
    if (position.line !== cells.active.line || position.column !== cells.active.column)
      cells.moveTo(position, false);
  };
  /** Where a press leads is known before what was typed is taken: the draw that takes it must not lead the focus back. */
  const handleBlur = (event: { relatedTarget: EventTarget | null }) => {
    const to = event.relatedTarget as HTMLElement | null;
    // A press on an option is said to take the focus, which in truth stays in its field.
    const stays = to?.closest('[data-editor-panel]') || scroller.current?.contains(document.activeElement);
    if (!to || stays) cells.noteFocus(false);
    else cells.leave();
  };
  return {
    onKeyDown: handleKeyDown,
    onClick: handleClick,
    onDoubleClick: handleDoubleClick,
    onFocus: handleFocus,
    onBlur: handleBlur,
  };
}

const pressed = ({ key, ctrlKey, metaKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey });
const mirrored = (key: string) =>
  key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;

function positionOf(cell: HTMLElement): GridPosition {
  const line = cell.parentElement?.dataset.line;
  return { line: Number(line), column: Number(cell.dataset.cell) };
}
