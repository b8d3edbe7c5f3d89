import { describe, expect, it } from 'vitest';
import { applyChanges, inverseOf } from '#design-system/grid/editing/changes.ts';
import { lineColumns } from '../components/lineColumns.tsx';
import type { DraftLine } from './importDraft.ts';
import type { LineRow } from './lineBatch.ts';
import { asNotes, leaveOut, recodeRows } from './reviewBulk.ts';

const row = (key: string, description: string, notes = ''): LineRow => ({
  key,
  id: null,
  version: 0,
  description,
  kind: 'WORK',
  escalates_to: null,
  cost_group_id: null,
  component_id: '1',
  quantity: null,
  unit: '',
  unit_cost: null,
  amount: 100,
  notes,
});
const rows = [
  row('0:2', 'Mat foundation', 'pumped'),
  row('0:3', 'see addendum 2'),
  row('0:4', 'by others', 'J. Ortiz'),
  row('1:2', 'Steel frame'),
];
const origins = new Map(
  rows.map(({ key }) => [key, { sheet: key.startsWith('0') ? 'Detail' : 'Steel' } as DraftLine]),
);
const columns = lineColumns({ groups: [], components: [] });
const after = (changes: Parameters<typeof applyChanges<LineRow>>[1], before: readonly LineRow[] = rows) =>
  applyChanges(before, changes, columns, ({ key }) => key);

describe('checked rows of a file', () => {
  it('are left out, and come back', () => {
    const shown = [rows[2], rows[0], rows[1], rows[3]].filter((one) => one !== undefined);
    const changes = leaveOut(shown, new Set(['0:2', '0:4']));
    expect(changes.removed.map(({ key, at }) => [key, at])).toEqual([
      ['0:4', 0],
      ['0:2', 1],
    ]);
    const left = after(changes, shown);
    expect(left.map(({ key }) => key)).toEqual(['0:3', '1:2']);
    expect(after(inverseOf(changes, 'undo'), left)).toEqual(shown);
  });

  it('get another cost group, but for those that have it', () => {
    const some = rows.map((one, at) => (at === 0 ? { ...one, cost_group_id: '7' } : one));
    const changes = recodeRows(some, new Set(['0:2', '0:3']), 7);
    expect(changes.cells).toEqual([{ key: '0:3', column: 'cost_group_id', from: null, to: '7' }]);
  });
});

const notesOf = (made: ReturnType<typeof asNotes>) => {
  if ('reason' in made) throw new Error(`Refused: ${made.reason}`);
  return made;
};

describe('rows that are notes', () => {
  it('go to the notes of the line above them', () => {
    const changes = notesOf(asNotes(rows, rows, new Set(['0:3', '0:4']), origins));
    expect(after(changes).map(({ key, notes }) => [key, notes])).toEqual([
      ['0:2', 'pumped\nsee addendum 2\nby others\nJ. Ortiz'],
      ['1:2', ''],
    ]);
    expect(after(inverseOf(changes, 'undo'), after(changes)).find(({ key }) => key === '0:2')).toEqual(
      rows[0],
    );
  });

  it.each(['0:2', '1:2'])('need a line above in their sheet: %s has none', (key) =>
    expect(asNotes(rows, rows, new Set([key]), origins)).toEqual({ reason: 'first' }),
  );

  it('are refused with their count where a line cannot hold them', () => {
    const long = rows.map((one) => (one.key === '0:3' ? { ...one, description: 'x'.repeat(1_995) } : one));
    expect(asNotes(long, long, new Set(['0:3', '0:4']), origins)).toMatchObject({
      reason: 'long',
      row: rows[0]?.description,
    });
    const told = asNotes(long, long, new Set(['0:3', '0:4']), origins);
    expect('characters' in told && told.characters).toBeGreaterThan(2_000);
  });
});
