import { contentOf } from './cellChange.ts';
import { shownRefusal } from './createDraft.ts';
import { valueOf, type SheetColumn } from './sheet.ts';

/** What is wrong with the cells of a row, by column. */
export type CellMarks = ReadonlyMap<string, string>;

/** Messages for the cells of a row: unread texts first, then what the owner says, then what `validate` finds. Undefined where all is well. */
export function marksOf<Row>(
  row: Row,
  columns: readonly SheetColumn<Row>[],
  texts: ReadonlyMap<string, string> | undefined,
  messages: Readonly<Record<string, string>> | undefined,
  today: string | undefined,
): CellMarks | undefined {
  let marks: Map<string, string> | undefined;
  for (const column of columns) {
    const { edit, id } = column;
    if (!edit) continue;
    const refused = shownRefusal(row, column, texts);
    const message =
      refused === undefined
        ? (messages?.[id] ?? edit.validate?.(valueOf(row, column), row))
        : contentOf(refused, row, column, { today }).problem;
    if (message === undefined) continue;
    marks ??= new Map();
    marks.set(id, message);
  }
  return marks;
}
