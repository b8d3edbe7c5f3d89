import { describe, expect, it } from 'vitest';
import type { ColumnFilter, GridColumn } from '../gridTypes.ts';
import { filterRows, rowTest } from './filterRows.ts';
import { overlaid } from './rowOverlay.ts';
import { sortRows } from './sortRows.ts';

type Row = { name: string | null; cost: number };
const column = (id: string, extra: Partial<GridColumn<Row>> = {}): GridColumn<Row> => ({
  id,
  title: id,
  width: 100,
  render: () => id,
  ...extra,
});

describe('sort', () => {
  const columns = [
    column('name', { value: (row) => row.name }),
    column('cost', { value: (row) => row.cost }),
  ];
  const rows: Row[] = [
    { name: 'VO-10', cost: 1 },
    { name: null, cost: 2 },
    { name: 'VO-9', cost: 1 },
    { name: 'vo-9', cost: -3 },
  ];
  const by = (...sort: [string, 'asc' | 'desc'][]) =>
    sortRows(
      rows,
      columns,
      sort.map(([id, direction]) => ({ column: id, direction })),
    ).map((row) => row.name);

  it('reads numbers in names, ignores case, keeps ties in order, and puts empty values last both ways', () => {
    expect(by(['name', 'asc'])).toEqual(['VO-9', 'vo-9', 'VO-10', null]);
    expect(by(['name', 'desc'])).toEqual(['VO-10', 'VO-9', 'vo-9', null]);
  });
  it('breaks ties by the next key', () => {
    expect(by(['cost', 'desc'], ['name', 'desc'])).toEqual([null, 'VO-10', 'VO-9', 'vo-9']);
  });
  it('returns the rows themselves without a usable key', () => {
    expect(sortRows(rows, columns, [{ column: 'gone', direction: 'asc' }])).toBe(rows);
  });
});

describe('sort by rank', () => {
  const byValue = column('cost', { value: (row) => row.cost });
  it('agrees with a plain stable sort for every kind of number', () => {
    const special = [0, -0, 1e-310, -1e-310, 1e308, -1e308, Infinity, -Infinity, 0.1, -0.1, 7, 7, 2 ** 53];
    const many = Array.from(
      { length: 2000 },
      (_, index) => ((index * 7919) % 997) * (index % 2 ? -1.37 : 2.11),
    );
    const rows: Row[] = [...special, ...many].map((cost, index) => ({ name: `${index}`, cost }));
    for (const direction of ['asc', 'desc'] as const) {
      const sign = direction === 'asc' ? 1 : -1;
      const plain = rows.toSorted((a, b) => (a.cost < b.cost ? -sign : a.cost > b.cost ? sign : 0));
      expect(sortRows(rows, [byValue], [{ column: 'cost', direction }])).toEqual(plain);
    }
  });
  it('puts what is not a number last and leaves the given rows alone', () => {
    const rows: Row[] = [NaN, 3, -1].map((cost) => ({ name: null, cost }));
    const given = [...rows];
    expect(sortRows(rows, [byValue], [{ column: 'cost', direction: 'desc' }]).map((row) => row.cost)).toEqual(
      [3, -1, NaN],
    );
    expect(rows).toEqual(given);
  });
});

describe('filters', () => {
  const columns = [
    column('name', { value: (row) => row.name, text: (row) => row.name ?? '' }),
    column('cost', { value: (row) => row.cost }),
  ];
  const rows: Row[] = [
    { name: 'Curtain wall', cost: -5 },
    { name: 'Green roof', cost: 10 },
    { name: null, cost: 20 },
  ];
  const kept = (filters: Record<string, ColumnFilter>, search = '') =>
    filterRows(rows, rowTest(columns, filters, search)).map((row) => row.cost);
  it.each<[ColumnFilter, string, number[]]>([
    [{ kind: 'choice', values: ['Green roof', ''] }, 'name', [10, 20]],
    [{ kind: 'number', from: 10, to: null }, 'cost', [10, 20]],
    [{ kind: 'number', from: null, to: 10 }, 'cost', [-5, 10]],
  ])('%j of %s', (filter, id, costs) => {
    expect(kept({ [id]: filter })).toEqual(costs);
  });
  it('all hold, with every word of the quick filter in any cell', () => {
    expect(
      kept({
        name: { kind: 'choice', values: ['Curtain wall', 'Green roof'] },
        cost: { kind: 'number', from: 0, to: null },
      }),
    ).toEqual([10]);
    expect(kept({}, 'roof 10')).toEqual([10]);
    expect(kept({}, 'roof wall')).toEqual([]);
  });
  it('ask nothing of rows when there is none, and keep the rows above a match in a tree', () => {
    expect(filterRows(rows, rowTest(columns, {}, ' '))).toBe(rows);
    const children = (row: Row) => (row.cost === -5 ? [{ name: 'Inside', cost: 1 }] : undefined);
    const test = rowTest(columns, {}, 'inside');
    expect(filterRows(rows, test, children).map((row) => row.cost)).toEqual([-5]);
  });
});

describe('an overlay of edits', () => {
  it('lies over the given rows, which are the same where it is empty', () => {
    const rows = ['a', 'b'];
    const over = (edited: ReadonlyMap<string, string>) => ({
      get: (key: string) => edited.get(key),
      size: () => edited.size,
      version: () => 0,
      subscribe: () => () => undefined,
    });
    expect(overlaid(rows, over(new Map()), (row) => row)).toBe(rows);
    expect(overlaid(rows, over(new Map([['b', 'B']])), (row) => row)).toEqual(['a', 'B']);
  });
});
