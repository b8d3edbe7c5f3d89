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

/** Why checked rows become no notes: one has no line above, or they come to so many characters together. */
export type NotesRefusal = { reason: 'first' } | { reason: 'long'; characters: number; row: string };

/**
 * Makes checked rows of a file notes of the line above them in it: their text goes to its notes, and they are no lines. Refused where
 * one of them has no line above, or a line cannot hold them; nothing is cut. `rows` are all rows, in the order of the file, `shown` in that of the grid.
 */
export function asNotes(
  rows: readonly LineRow[],
  shown: readonly LineRow[],
  checked: Checked,
  origins: ReadonlyMap<string, DraftLine>,
): GridChanges<LineRow> | NotesRefusal {
  const notes = new Map<string, string[]>();
  let above: LineRow | undefined;
  const sheetOf = (row: LineRow | undefined) => row && origins.get(row.key)?.sheet;
  for (const row of rows)
    if (!checked.has(row.key)) above = row;
    else {
      if (!above || sheetOf(above) !== sheetOf(row)) return { reason: 'first' };
      const said = [row.description, row.notes].map((text) => text.trim()).filter(Boolean);
      notes.set(above.key, [...(notes.get(above.key) ?? []), ...said]);
    }
  const cells: CellChange[] = [];
  for (const { key, notes: from, description } of rows) {
    const said = notes.get(key);
    const to = [from, ...(said ?? [])].filter(Boolean).join('\n');
    if (said === undefined || to === from) continue;
    if (to.length > estimateLineFields.notes.max)
      return { reason: 'long', characters: to.length, row: description };
    cells.push({ key, column: 'notes', from, to });
  }
  return inRows(cells, { removed: removedOf(shown, checked) });
}
