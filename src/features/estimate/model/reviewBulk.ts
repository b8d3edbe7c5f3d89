import type { CellChange, GridChanges } from '#design-system/grid/editing/changes.ts';
import { estimateLineFields } from '#domain/estimate';
import type { DraftLine } from './importDraft.ts';
import type { LineRow } from './lineBatch.ts';

type Checked = ReadonlySet<string>;

const removedOf = (shown: readonly LineRow[], checked: Checked) =>
  shown.flatMap((row, at) => (checked.has(row.key) ? [{ key: row.key, row, at }] : []));
const inRows = (cells: readonly CellChange[], extra: Partial<GridChanges<LineRow>> = {}) => ({
  source: 'rows' as const,
  cells,
  added: [],
  removed: [],
  ...extra,
});

/** Leaves checked rows of a file out. `shown` are the rows of the grid, in their order. */
export const leaveOut = (shown: readonly LineRow[], checked: Checked): GridChanges<LineRow> =>
  inRows([], { removed: removedOf(shown, checked) });

/** Gives checked rows of a file another cost group. */
export const recodeRows = (
  shown: readonly LineRow[],
  checked: Checked,
  group: number | null,
): GridChanges<LineRow> => {
  const to = group === null ? null : String(group);
  return inRows(
    shown.flatMap(({ key, cost_group_id: from }) =>
      checked.has(key) && from !== to ? [{ key, column: 'cost_group_id', from, to }] : [],
    ),
  );
};

/**
 * Makes checked rows of a file notes of the line above them in it: their text goes to its notes, and they are no lines. Null where
 * one of them has no line above. `rows` are all rows, in the order of the file, `shown` in that of the grid.
 */
export function asNotes(
  rows: readonly LineRow[],
  shown: readonly LineRow[],
  checked: Checked,
  origins: ReadonlyMap<string, DraftLine>,
): GridChanges<LineRow> | null {
  const notes = new Map<string, string[]>();
  let above: LineRow | undefined;
  const sheetOf = (row: LineRow | undefined) => row && origins.get(row.key)?.sheet;
  for (const row of rows)
    if (!checked.has(row.key)) above = row;
    else {
      if (!above || sheetOf(above) !== sheetOf(row)) return null;
      const said = [row.description, row.notes].map((text) => text.trim()).filter(Boolean);
      notes.set(above.key, [...(notes.get(above.key) ?? []), ...said]);
    }
  const cells = rows.flatMap(({ key, notes: from }) => {
    const said = notes.get(key);
    const to = [from, ...(said ?? [])].filter(Boolean).join('\n').slice(0, estimateLineFields.notes.max);
    return said === undefined || to === from ? [] : [{ key, column: 'notes', from, to }];
  });
  return inRows(cells, { removed: removedOf(shown, checked) });
}
