import type { CellMessages, CellProblem } from '#design-system/grid/editing/gridEditing.ts';
import type { EntryBase } from './entrySheet.ts';

/** A row that cannot be saved, counted from 1, with what it lacks. */
export interface Failing {
  row: number;
  texts: readonly string[];
}

/** Rows that cannot be saved: unreadable cells, refusals of the server, and the rules. */
export function failingRows<Row extends EntryBase>(
  rows: readonly Row[],
  problems: readonly CellProblem[],
  errors: CellMessages,
  rulesOf: (row: Row) => Partial<Record<string, string>>,
): Failing[] {
  const unread = new Map<string, string[]>();
  for (const { key, message } of problems) unread.set(key, [...(unread.get(key) ?? []), message]);
  return rows.flatMap((row) => {
    const texts = [
      ...(unread.get(row.key) ?? []),
      ...Object.values(errors[row.key] ?? {}),
      ...Object.values(rulesOf(row)),
    ].filter((text) => text !== undefined);
    return texts.length === 0 ? [] : [{ row: row.place, texts: [...new Set(texts)] }];
  });
}

const named = 8; // rows that a banner names

/** `2 rows have errors. Row 3: …; Row 7: …`, at most eight of them by name. */
export function failingSentence(failing: readonly Failing[]): string {
  const some = failing.slice(0, named).map(({ row, texts }) => `Row ${row}: ${texts.join(', ')}`);
  const more = failing.length > named ? `, and ${failing.length - named} more` : '';
  const rows = failing.length === 1 ? '1 row has' : `${failing.length} rows have`;
  // What goes on after a sentence takes its full stop.
  return `${rows} errors. ${`${some.join('; ')}${more}`.replaceAll(/\.(?=[,;] )/g, '')}`;
}
