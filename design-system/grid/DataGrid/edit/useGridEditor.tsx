import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { CellEditor, EditorHostContext } from '../../editing/CellEditor.tsx';
import { marksOf } from '../../editing/cellMarks.ts';
import { shownRefusal, type Draft } from '../../editing/createDraft.ts';
import { EditParts } from '../../editing/EditParts.tsx';
import type { GridView } from '../../editing/gridView.ts';
import { holds, isSingle, type Rect } from '../../editing/ranges.ts';
import type { CellKey, GridEditing } from '../../editing/gridEditing.ts';
import { useGridEditing } from '../../editing/useGridEditing.ts';
import type { GridColumn } from '../gridTypes.ts';
import { firstHeight } from '../state/useGridModel.ts';
import type { CellReading, GridEditor, GridEditorInput, RowEditing } from './gridEditor.ts';

const reading: CellReading = { marksOf, shownRefusal };

/** Joins the editing engine with this grid: what it sees of the lines, and what it adds to rows, keys and presses. */
export function useGridEditor<Row>(
  draft: Draft<Row>,
  editing: GridEditing<Row>,
  { model, cells, scroller, chrome }: GridEditorInput<Row>,
): GridEditor {
  const wayOut = useId();
  const { lines, shown, leading, layout } = model;
  const offset = leading.length;
  const [said, setSaid] = useState('');
  const rowAt = (line: number) => {
    const entry = lines.at(line);
    return entry?.kind === 'row' ? entry.row : undefined;
  };
  const view: GridView<Row> = {
    lineCount: lines.count,
    rowAt,
    columns: shown,
    offset,
    keyOf: draft.keyOf,
    active: cells.active,
    moveTo: cells.moveTo,
    scroller,
    // The same words again are said again.
    announce: (text) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    page: () => {
      const height = (scroller.current?.clientHeight || 600) - chrome;
      return Math.max(1, Math.floor(height / firstHeight(model)));
    },
    reveal: ({ line, column }) => {
      const node = scroller.current;
      if (!node) return;
      model.rowWindow.current?.scrollToIndex(line);
      const cell = node.querySelector(`[data-line="${line}"] > [data-cell="${column}"]`);
      if (cell) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      else node.scrollTo({ left: Math.max(0, (layout.starts[column] ?? 0) - layout.startWidth) });
    },
  };
  const parts = useGridEditing(view, draft, editing, (row, column) => {
    const { exportValue, value, text } = column as GridColumn<Row>;
    return exportValue ? exportValue(row) : value ? value(row) : text?.(row);
  });
  const { goTo } = editing;
  const { arrival } = parts;
  const version = draft.version();
  const gone = useRef(new WeakSet<CellKey>());
  const go = useEffectEvent((to: CellKey) => {
    const { key, column } = to;
    const position = shown.findIndex(({ id }) => id === column);
    if (position < 0) return;
    for (let line = 0; line < lines.count; line++) {
      const row = rowAt(line);
      if (row === undefined || draft.keyOf(row) !== key) continue;
      parts.selection.clear();
      cells.moveTo({ line, column: position + offset }, 'shown');
      gone.current.add(to);
      return;
    }
  });
  // A row that is named as it comes in stands only once the draft has taken it: its version says when.
  useEffect(() => {
    for (const to of [goTo, arrival]) if (to !== undefined && !gone.current.has(to)) go(to);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [goTo, arrival, version]);
  const { selection, session, pointer, keys, clipboard } = parts;
  const columnAt = (position: number) => shown[position - offset];
  const rowName = (line: number) => `row ${line + 1}`;

  const begin = (line: number, position: number): boolean => {
    if (!columnAt(position)?.edit || rowAt(line) === undefined) return false;
    parts.commands.edit({ line, column: position - offset }, {});
    return true;
  };
  /** A press on a cell; true where it is about editing and means nothing else. */
  const press = (line: number, position: number): boolean => {
    if (rowAt(line) === undefined) return false;
    keys.forgetTabs();
    const column = columnAt(position);
    if (column?.edit?.type === 'checkbox') parts.commands.toggle({ line, column: position - offset });
    return column?.edit !== undefined;
  };
  const span = (rect: Rect | undefined, line: number): [number, number] =>
    rect && line >= rect.top && line <= rect.bottom ? [rect.left + offset, rect.right + offset] : [-1, -1];
  const rowEditing = (line: number, key: string): RowEditing => {
    const { rect, inGrid, isRange } = selection;
    const [from, to] = span(isRange ? rect : undefined, line);
    const [dropFrom, dropTo] = span(pointer.target, line);
    const column = inGrid && !session ? columnAt(rect.right + offset) : undefined;
    const isEdited = session?.key === key;
    return {
      editing: isEdited ? session.column.id : undefined,
      editor: isEdited ? (
        <CellEditor session={session} label={`${session.column.title}, ${rowName(line)}`} />
      ) : undefined,
      from,
      to,
      dropFrom,
      dropTo,
      handle: column?.edit && line === rect.bottom ? rect.right + offset : -1,
      texts: draft.refusedOf(key),
      messages: editing.errors?.[key],
      today: editing.today,
      reading,
    };
  };
  const marksAt = (line: number, position: number): string | undefined => {
    const row = parts.sheet.rowAt(line);
    const column = columnAt(position);
    if (row === undefined || !column) return undefined;
    const key = draft.keyOf(row);
    return marksOf(row, [column], draft.refusedOf(key), editing.errors?.[key], editing.today)?.get(column.id);
  };
  const handlers = {
    ...clipboard,
    onPointerDown: pointer.handlePointerDown,
    onPointerMove: pointer.handlePointerMove,
    onPointerUp: pointer.handlePointerUp,
    onPointerCancel: pointer.handlePointerUp,
    onContextMenu: (event: React.MouseEvent) => {
      const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
      const line = Number(cell?.parentElement?.dataset.line);
      const position = Number(cell?.dataset.cell);
      if (!cell || line < 0 || session || rowAt(line) === undefined) return;
      event.preventDefault();
      if (!holds(selection.rect, { line, column: position - offset })) {
        selection.clear();
        cells.moveTo({ line, column: position }, true);
      }
      parts.openMenuAt(event.clientX, event.clientY);
    },
  };
  return {
    isReadOnly: false,
    begin,
    press,
    rowEditing,
    handleCellKey: keys.handleCellKey,
    handlers,
    isRange: !isSingle(selection.rect),
    around: (rows) => <EditorHostContext value={parts.host}>{rows}</EditorHostContext>,
    parts: (
      <>
        <EditParts
          parts={parts}
          editing={editing}
          draft={draft}
          view={view}
          said={said}
          messageAt={marksAt}
        />
        {/* Told once, when the focus comes into the grid. */}
        <span id={wayOut} hidden>
          Editable grid. Tab goes from cell to cell; press Escape then Tab, or F6, to leave it.
        </span>
      </>
    ),
    describedBy: wayOut,
  };
}
