import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeOf, type CellContent } from './cellChange.ts';
import type { CellChange, ChangeSource, GridChanges } from './changes.ts';
import { emptyOf } from './cellTypes.ts';
import { clipboardHandlers } from './clipboardHandlers.ts';
import { copyRange, type PlainText } from './copyRange.ts';
import type { Draft } from './createDraft.ts';
import { clearCells, fillDown, fillRight, fillSeries, fillWith } from './fillPlan.ts';
import type { EditorHost } from './CellEditor.tsx';
import type { CellKey, GridEditing } from './gridEditing.ts';
import type { GridAction } from './gridKeys.ts';
import type { GridView } from './gridView.ts';
import type { CellAt, Rect } from './ranges.ts';
import { isEmptyAt, notEditable, valueOf, type Sheet } from './sheet.ts';
import { useCellSelection } from './useCellSelection.ts';
import { useChangeLog } from './useChangeLog.ts';
import { useEditKeys } from './useEditKeys.ts';
import { type EditStart, useEditSession } from './useEditSession.ts';
import { usePaste } from './usePaste.ts';
import { usePointerSelection } from './usePointerSelection.ts';

/** Everything that makes cells editable, for the grid to put into place. */
export function useGridEditing<Row>(
  view: GridView<Row>,
  draft: Draft<Row>,
  editing: GridEditing<Row>,
  plainText: PlainText<Row>,
) {
  const { columns, lineCount, keyOf, announce, offset } = view;
  const sheet: Sheet<Row> = {
    lineCount,
    columns,
    keyOf,
    rowAt: (line) => {
      const row = view.rowAt(line);
      return row === undefined ? undefined : draft.rowOf(row);
    },
    refusedAt: (key, column) => draft.refusedOf(key)?.get(column),
    blockedAt: (row, column) =>
      column.edit ? (column.edit.readOnly?.(row) ?? editing.readOnly?.(row)) : notEditable,
    today: editing.today,
  };
  const [menu, setMenu] = useState<{ x: number; y: number }>();
  const selection = useCellSelection(view, sheet);
  const log = useChangeLog(draft, { columns, keyOf, editing }, announce);
  const pasting = usePaste<Row>(announce);

  const commit = (
    source: ChangeSource,
    cells: readonly CellChange[],
    extra: Partial<GridChanges<Row>> = {},
  ) => {
    if (pasting.isRunning()) announce('Wait until everything is pasted, or stop it first.');
    else log.commit({ source, cells, added: [], removed: [], ...extra });
  };
  const session = useEditSession(draft, sheet, editing, (cells, { key, row }) =>
    log.commit({ source: 'type', cells, added: [], removed: [] }, (one) => (one === key ? row : undefined)),
  );
  const { rect, active } = selection;
  const { incoming } = editing;
  const taken = useRef<typeof incoming>(undefined);
  const takeIn = useEffectEvent((changes: NonNullable<typeof incoming>) => {
    if (taken.current === changes) return;
    taken.current = changes;
    log.commit(changes);
  });
  useEffect(() => {
    if (incoming !== undefined) takeIn(incoming);
  }, [incoming]);

  const edit = (at: CellAt, start: EditStart) => {
    const column = columns[at.column];
    if (column?.edit?.type === 'checkbox') return;
    const row = start.text && column?.onType ? sheet.rowAt(at.line) : undefined;
    if (row !== undefined && editing.readOnly?.(row) === undefined)
      return column?.onType?.(row, start.text ?? '');
    const blocked = pasting.isRunning()
      ? 'Wait until everything is pasted, or stop it first.'
      : session.start(at.line, at.column, start);
    if (blocked !== undefined) announce(blocked);
  };
  const toggle = ({ line, column: at }: CellAt): boolean => {
    const row = sheet.rowAt(line);
    const column = columns[at];
    if (row === undefined || column?.edit?.type !== 'checkbox') return false;
    const blocked = sheet.blockedAt(row, column);
    if (blocked !== undefined) announce(blocked);
    else
      commit(
        'type',
        [changeOf(sheet, row, column, { value: valueOf(row, column) !== true })].flatMap((one) => one ?? []),
      );
    return true;
  };
  const emptyFor = (at: number): CellContent | undefined => {
    const type = columns[at]?.edit;
    return type && { value: emptyOf(type) };
  };
  const clear = (source: 'clear' | 'cut') => commit(source, clearCells(sheet, rect, emptyFor));
  const fillSelection = () => {
    const row = sheet.rowAt(active.line);
    const column = columns[active.column];
    if (row === undefined || !column?.edit) return;
    commit('fill', fillWith(sheet, rect, active.column, { value: valueOf(row, column) }));
  };
  const fillDownHere = () => commit('fill', fillDown(sheet, rect));
  const fillRightHere = () => commit('fill', fillRight(sheet, rect));
  const fillTo = (from: Rect, to: Rect) => {
    commit('fill', fillSeries(sheet, from, to));
    selection.choose({
      anchor: { line: to.top, column: to.left },
      head: { line: to.bottom, column: to.right },
    });
  };
  const removeRows = () => {
    const all = draft.rows();
    const gone = new Set<string>();
    for (let line = rect.top; line <= rect.bottom; line++) {
      const row = view.rowAt(line);
      if (row !== undefined && editing.readOnly?.(row) === undefined) gone.add(keyOf(row));
    }
    const removed = all.flatMap((row, at) =>
      gone.has(keyOf(row)) ? [{ key: keyOf(row), row: draft.rowOf(row), at }] : [],
    );
    selection.clear();
    commit('rows', [], { removed });
    announce(`${removed.length} ${removed.length === 1 ? 'row' : 'rows'} removed.`);
  };
  const takeRow = (row = editing.newRow?.()) => {
    if (row === undefined) return;
    commit('rows', [], { added: [{ key: keyOf(row), row, at: draft.rows().length }] });
  };
  const [coming, setComing] = useState<Row>();
  const [arrival, setArrival] = useState<CellKey>();
  const takeComing = useEffectEvent((row: Row) => takeRow(row));
  // The owner has drawn by now what the editor left: the row comes on top of it.
  useEffect(() => {
    if (coming !== undefined) takeComing(coming);
  }, [coming]);
  const grow = (): boolean => {
    const isBlank = columns.every((_, column) => isEmptyAt(sheet, active.line, column));
    if (!editing.growsOnEnter || isBlank || pasting.isRunning()) return false;
    const row = editing.newRow?.();
    const first = row && columns.find((column) => column.edit && sheet.blockedAt(row, column) === undefined);
    if (!first) return false;
    setComing(() => row);
    setArrival({ key: keyOf(row), column: first.id });
    return true;
  };
  const paste = (copied: { text: string; html: string }) => {
    pasting.paste(copied, { sheet, editing, selection: rect, rowCount: draft.rows().length }, (plan) => {
      commit('paste', plan.cells, { added: plan.added });
      const { top, left, bottom, right } = plan.target;
      const hasFocus = view.scroller.current?.contains(document.activeElement) ?? false;
      view.moveTo({ line: top, column: left + offset }, hasFocus);
      selection.choose({ anchor: { line: top, column: left }, head: { line: bottom, column: right } });
    });
  };
  const keys = useEditKeys(view, selection, {
    edit,
    toggle,
    clear: () => clear('clear'),
    fillDown: fillDownHere,
    fillRight: fillRightHere,
    fillSelection,
    grow,
    undo: log.undo,
    redo: log.redo,
    openMenu: ({ line, column }) => {
      const cell = view.scroller.current?.querySelector(
        `[data-line="${line}"] > [data-cell="${column + offset}"]`,
      );
      const box = cell?.getBoundingClientRect();
      if (box) setMenu({ x: box.left + 8, y: box.bottom });
    },
    help: editing.onHelp,
    isReadOnly: ({ column }) => !columns[column]?.edit || columns[column].edit.type === 'checkbox',
  });
  const pointer = usePointerSelection(view.scroller, offset, selection, fillTo);

  const finish = (content: CellContent | undefined, then: GridAction | 'stay') => {
    const open = session.session;
    if (!open || !session.isOpen()) return;
    if (then === 'commitAll' && content) {
      session.finish(undefined);
      commit('fill', fillWith(sheet, rect, open.at, content));
    } else session.finish(content);
    if (then === 'stay') return;
    const ways: Partial<Record<GridAction, ['columns' | 'lines', boolean]>> = {
      commitDown: ['lines', false],
      commitUp: ['lines', true],
      commitNext: ['columns', false],
      commitPrevious: ['columns', true],
    };
    const way = ways[then];
    if (!way || !keys.goOn(...way)) selection.moveTo({ line: open.line, column: open.at });
  };
  const host: EditorHost = {
    read: (text) => (session.session ? session.readText(session.session, text) : { refused: text }),
    preview: session.preview,
    finish,
    today: editing.today,
  };
  const copy = () => copyRange(sheet, rect, plainText);
  const clipboard = clipboardHandlers({
    copy,
    cut: () => clear('cut'),
    paste,
    concerns: (target) =>
      selection.inGrid &&
      !session.isOpen() &&
      target instanceof Element &&
      !target.matches('input,textarea,select'),
  });
  return {
    sheet,
    selection,
    session: session.session,
    host,
    pasting,
    pointer,
    keys,
    clipboard,
    arrival,
    menu,
    closeMenu: () => setMenu(undefined),
    openMenuAt: (x: number, y: number) => setMenu({ x, y }),
    commands: {
      copy,
      cut: () => clear('cut'),
      paste,
      clear: () => clear('clear'),
      removeRows,
      addRow: () => takeRow(),
      undo: log.undo,
      redo: log.redo,
      edit,
      toggle,
      fillDown: fillDownHere,
      fillRight: fillRightHere,
    },
  };
}

/** An editable grid's state and commands. */
export type GridEditingParts<Row> = ReturnType<typeof useGridEditing<Row>>;
