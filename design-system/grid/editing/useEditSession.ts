import { useRef, useState } from 'react';
import { changeOf, contentOf, type CellContent } from './cellChange.ts';
import { emptyOf, type CellValue } from './cellTypes.ts';
import type { CellChange } from './changes.ts';
import type { Draft } from './createDraft.ts';
import { editText } from './editText.ts';
import type { GridEditing } from './gridEditing.ts';
import { notEditable, valueOf, withValue, type Sheet, type SheetColumn } from './sheet.ts';

/** An open editor. */
export interface EditSession<Row> {
  line: number;
  /** Place among the shown columns. */
  at: number;
  key: string;
  /** The row as it was when the editor opened. */
  row: Row;
  column: SheetColumn<Row>;
  /** What the editor starts with. */
  text: string;
  /** `type` replaced the cell and arrows leave it; `caret` keeps the text and arrows move in it. */
  mode: 'type' | 'caret';
  /** The caret stands behind the text, as F2 has it in spreadsheets; else the text is marked and typing replaces it. */
  atEnd: boolean;
  /** Its list or calendar is open from the start. */
  opensList: boolean;
}

/** How an editor is to open. */
export interface EditStart {
  text?: string;
  opensList?: boolean;
  atEnd?: boolean;
}

/** Opening the editor of a cell, showing what is typed, and taking or dropping it. */
export function useEditSession<Row>(
  draft: Draft<Row>,
  sheet: Sheet<Row>,
  editing: GridEditing<Row>,
  commit: (changes: CellChange[], session: EditSession<Row>) => void,
) {
  const [session, setSession] = useState<EditSession<Row>>();
  // Closing an editor blurs it, and the blur must not take its text a second time.
  const open = useRef<EditSession<Row>>(undefined);
  const change = (next: EditSession<Row> | undefined) => {
    open.current = next;
    setSession(next);
  };

  /** Why the cell cannot be edited, or undefined when its editor is open now. */
  const start = (line: number, at: number, how: EditStart): string | undefined => {
    const { text, opensList = false, atEnd = false } = how;
    const row = sheet.rowAt(line);
    const column = sheet.columns[at];
    if (row === undefined || !column?.edit) return notEditable;
    const blocked = sheet.blockedAt(row, column);
    if (blocked !== undefined) return blocked;
    const key = sheet.keyOf(row);
    const held = sheet.refusedAt(key, column.id) ?? editText(valueOf(row, column), column.edit);
    change({
      line,
      at,
      key,
      row,
      column,
      text: text ?? held,
      mode: text === undefined ? 'caret' : 'type',
      opensList,
      atEnd,
    });
    return undefined;
  };
  const readText = ({ row, column }: EditSession<Row>, text: string): CellContent =>
    contentOf(text, row, column, { today: editing.today }).content;
  /** Shows a value in its row while it is being entered, so that sums follow each key. */
  const preview = (content: CellContent) => {
    const now = open.current;
    if (!now?.column.edit) return;
    const value: CellValue = 'value' in content ? content.value : emptyOf(now.column.edit);
    const row = withValue(now.row, now.column, value);
    draft.setLive({ key: now.key, row });
    editing.onDraft?.({ key: now.key, row });
  };
  const close = () => {
    change(undefined);
    draft.setLive(undefined);
    editing.onDraft?.(undefined);
  };
  /** Takes a content and closes; undefined takes none. */
  const finish = (content: CellContent | undefined) => {
    const now = open.current;
    if (!now) return;
    close();
    const cell = content && changeOf(sheet, now.row, now.column, content);
    if (cell) commit([cell], now);
  };
  return { session, start, readText, preview, finish, isOpen: () => open.current !== undefined };
}
