import { describe, expect, it } from 'vitest';
import { emptyGridState, type GridState } from '../gridTypes.ts';
import { nextSort, withSort } from './gridStates.ts';
import { readGridState } from './readGridState.ts';

const columns = [{ id: 'a' }, { id: 'b', groupable: true }, { id: 'c' }];
const full: GridState = {
  columnOrder: ['c', 'a', 'b'],
  widths: { a: 120, b: 64.5 },
  hidden: ['c'],
  frozen: { a: 'start', b: 'end', c: 'none' },
  sort: [
    { column: 'b', direction: 'desc' },
    { column: 'a', direction: 'asc' },
  ],
  filters: {
    b: { kind: 'number', from: -5, to: null },
    c: { kind: 'choice', values: ['x', ''] },
  },
  grouping: ['b'],
  collapsed: ['["Tower"]', 'row 12'],
  density: 'compact',
};

describe('a stored arrangement', () => {
  it('comes back as it was, through text', () => {
    expect(readGridState(JSON.parse(JSON.stringify(full)), columns)).toEqual(full);
  });
  it('is only taken over for columns that exist and values that make sense', () => {
    const stored = {
      columnOrder: ['x', 'a', 'a', 7],
      widths: { a: 120, x: 10, b: -4, c: Number.NaN, __proto__: { polluted: 1 } },
      hidden: ['x', 'b', null],
      frozen: { a: 'left', b: 'end', x: 'start' },
      sort: [
        { column: 'x', direction: 'asc' },
        { column: 'a', direction: 'up' },
        { column: 'b', direction: 'asc' },
        { column: 'b', direction: 'desc' },
        null,
      ],
      filters: {
        a: { kind: 'text', operator: 'contains', text: 'x' },
        b: { kind: 'number', from: '1', to: 2 },
        c: { kind: 'empty' },
        x: { kind: 'number', from: 1, to: 2 },
      },
      grouping: ['a', 'b', 'b'],
      collapsed: ['ok', 3],
      density: 'tiny',
    };
    expect(readGridState(stored, columns)).toEqual({
      ...emptyGridState,
      columnOrder: ['a'],
      widths: { a: 120 },
      hidden: ['b'],
      frozen: { b: 'end' },
      sort: [{ column: 'b', direction: 'asc' }],
      grouping: ['b'],
      collapsed: ['ok'],
    });
  });
  it.each([
    undefined,
    null,
    'text',
    7,
    [],
    { widths: 5, sort: {}, filters: [] },
    { widths: { a: Infinity } },
    { widths: { a: 1e9 } },
  ])('is nothing when it is %j', (stored) => {
    expect(readGridState(stored, columns)).toEqual(emptyGridState);
  });
});

describe('the next sort', () => {
  it('steps through ascending, descending, none; Shift keeps the others', () => {
    const asc = nextSort([], 'a', false);
    const desc = nextSort(asc, 'a', false);
    expect([asc, desc, nextSort(desc, 'a', false)]).toEqual([
      [{ column: 'a', direction: 'asc' }],
      [{ column: 'a', direction: 'desc' }],
      [],
    ]);
    expect(nextSort(desc, 'b', true)).toEqual([...desc, { column: 'b', direction: 'asc' }]);
    expect(nextSort([...desc, ...nextSort([], 'b', false)], 'a', true)).toEqual([
      { column: 'b', direction: 'asc' },
    ]);
    expect(withSort(desc, 'a', 'asc', true)).toEqual(asc);
  });
});
