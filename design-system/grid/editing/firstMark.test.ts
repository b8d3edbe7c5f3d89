import { describe, expect, it } from 'vitest';
import type { GridChanges } from './changes.ts';
import { firstMark } from './firstMark.ts';
import { atOnce } from './inSlices.ts';
import type { SheetColumn } from './sheet.ts';

type Row = { key: string; name: string; quantity: number | null };
const columns = [
  { id: 'code', title: 'Code' },
  {
    id: 'name',
    title: 'Name',
    edit: { type: 'text', validate: (value) => (value === '' ? 'Name is required' : undefined) },
  },
  {
    id: 'quantity',
    title: 'Quantity',
    edit: { type: 'number' },
  },
] satisfies SheetColumn<Row>[];
const keyOf = ({ key }: Row) => key;
const added = ['a', 'b'].map((key, at) => ({ key, at: at + 4, row: { key, name: key, quantity: 1 } }));
const changes = (cells: GridChanges<Row>['cells']): GridChanges<Row> => ({
  source: 'paste',
  cells,
  added,
  removed: [],
});

const mark = (...of: Parameters<typeof firstMark<Row>>) => atOnce(firstMark(...of));

describe('the first mark of rows that came in', () => {
  it('is the first text that could not be read', () => {
    const cells = [{ key: 'b', column: 'quantity', from: 1, to: null, refusedTo: 'twelve' }];
    expect(mark(changes(cells), columns, keyOf, undefined)).toEqual({ key: 'b', column: 'quantity' });
  });

  it('is the first value that its column refuses, before what is unread further down', () => {
    const cells = [
      { key: 'a', column: 'name', from: 'a', to: '' },
      { key: 'b', column: 'quantity', from: 1, to: null, refusedTo: 'twelve' },
    ];
    expect(mark(changes(cells), columns, keyOf, undefined)).toEqual({ key: 'a', column: 'name' });
  });

  it('is the first cell to edit where all is well, and nothing without rows', () => {
    expect(mark(changes([]), columns, keyOf, undefined)).toEqual({ key: 'a', column: 'name' });
    expect(mark({ ...changes([]), added: [] }, columns, keyOf, undefined)).toBeUndefined();
  });

  it('is looked for some rows at a time, and no further than it stands', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({
      key: `k${at}`,
      at,
      row: { key: `k${at}`, name: at === 250 ? '' : 'Wall', quantity: 1 },
    }));
    const work = firstMark({ ...changes([]), added: many }, columns, keyOf, undefined);
    expect([work.next(), work.next(), work.next()]).toEqual([
      { done: false, value: 100 },
      { done: false, value: 200 },
      { done: true, value: { key: 'k250', column: 'name' } },
    ]);
  });
});
