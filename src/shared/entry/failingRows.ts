import type { CellMessages, CellProblem } from '#design-system/grid/editing/gridEditing.ts';
import type { EntryBase } from './entrySheet.ts';
import * as t from './texts.ts';

/** A row that cannot be saved, counted from 1, with what it lacks and the first column that says so. */
export interface Failing {
  key: string;
  row: number;
  column: string;
  texts: readonly string[];
}

/** Rows that cannot be saved: unreadable cells, refusals of the server, and the rules. */
export function failingRows<Row extends EntryBase>(
  rows: readonly Row[],
  problems: readonly CellProblem[],
  errors: CellMessages,
  rulesOf: (row: Row) => Partial<Record<string, string>>,
): Failing[] {
  const unread = new Map<string, [string, string][]>();
  for (const { key, column, message } of problems)
    unread.set(key, [...(unread.get(key) ?? []), [column, message]]);
  return rows.flatMap((row) => {
    const cells = unread.get(row.key) ?? [];
    const isUnread = new Set(cells.map(([column]) => column));
    const said = [
      ...cells,
      ...Object.entries(errors[row.key] ?? {}),
      // What cannot be read is not missing as well.
      ...Object.entries(rulesOf(row)).filter(([column]) => !isUnread.has(column)),
    ].flatMap(([column, text]) => (text === undefined ? [] : [{ column, text }]));
    const [first] = said;
    if (!first) return [];
    const texts = [...new Set(said.map(({ text }) => text))];
    return [{ key: row.key, row: row.place, column: first.column, texts }];
  });
}

const named = 8; // rows that a banner names

/** What a banner says: how many rows there are, some of them by name with what follows each, and how many more. */
export interface FailingWords {
  head: string;
  rows: readonly { failing: Failing; text: string }[];
  more: string;
}

/** Rows that lack the same, side by side in the place of the first of them. */
function alike(failing: readonly Failing[]): Failing[][] {
  const groups = new Map<string, Failing[]>();
  for (const one of failing) {
    const said = one.texts.join('\n');
    const group = groups.get(said);
    if (group) group.push(one);
    else groups.set(said, [one]);
  }
  return [...groups.values()];
}

/** `5 rows have errors. `, `Row 3`, `, `, `Row 8`, `: …; `, `Row 7`, `: …`; at most eight of them by name. */
export function failingWords(failing: readonly Failing[]): FailingWords {
  const count = failing.length === 1 ? t.rowHas1 : t.lengthRowsHave(failing.length);
  const isMore = failing.length > named;
  const shown = alike(failing).flat().slice(0, named);
  return {
    head: t.countErrors(count),
    rows: shown.map((one, index) => {
      const next = shown[index + 1];
      if (next?.texts.join('\n') === one.texts.join('\n')) return { failing: one, text: ', ' };
      const said = one.texts.map((text, at) =>
        // What goes on after a sentence takes its full stop.
        !next && !isMore && at === one.texts.length - 1 ? text : text.replace(/\.$/, ''),
      );
      return { failing: one, text: `: ${said.join(', ')}${next ? '; ' : ''}` };
    }),
    more: isMore ? t.andLengthMore(failing.length - named) : '',
  };
}
