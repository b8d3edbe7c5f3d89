import { expect, it } from 'vitest';
import { documentColumns } from '../components/Documents/documentColumns.tsx';
import { batchWords, blankDocument, documentBatch, type DocumentRow } from './documentRows.ts';

const columns = documentColumns({
  packages: [{ id: 4, name: 'Curtain Wall', number: 4 }],
  onFiles: () => undefined,
});
const row = (id: number, more: Partial<DocumentRow> = {}): DocumentRow => ({
  ...blankDocument(),
  key: String(id),
  id,
  title: `Sheet ${id}`,
  version: 3,
  ...more,
});
const none = { source: 'type' as const, cells: [], added: [], removed: [] };
const cell = (key: string, column: string, to: string | readonly string[] | null) => ({
  key,
  column,
  from: null,
  to,
});

it('sends what differs of each document, with its version', () => {
  const batch = documentBatch(
    {
      ...none,
      cells: [
        cell('1', 'revision', 'B'),
        cell('1', 'bid_packages', ['4']),
        cell('2', 'title', 'Sheet 2'),
        { ...cell('2', 'issued_on', null), refusedTo: 'soon' },
      ],
    },
    [row(1), row(2)],
    columns,
  );
  expect(batch).toEqual({ update: [{ id: 1, version: 3, revision: 'B', bid_package_ids: [4] }] });
  expect(batchWords(batch ?? {})).toBe('1 document saved');
});

it('adds pasted rows and names those without a title, and deletes what is kept', () => {
  const fresh = { ...blankDocument(), key: 'new_x' };
  const batch = documentBatch(
    {
      ...none,
      source: 'paste',
      added: [{ key: 'new_x', row: fresh, at: 2 }],
      cells: [cell('new_x', 'code', 'A-301')],
      removed: [{ key: '2', row: row(2), at: 1 }],
    },
    [row(1), row(2)],
    columns,
  );
  expect(batch).toMatchObject({
    create: [{ code: 'A-301', title: 'New document', kind: 'DRAWING' }],
    remove: [{ id: 2, version: 3 }],
  });
  expect(batchWords(batch ?? {})).toBe('1 document added');
});

it('sends nothing where nothing differs', () => {
  expect(documentBatch({ ...none, cells: [cell('1', 'title', 'Sheet 1')] }, [row(1)], columns)).toBeNull();
});
