import { describe, expect, it } from 'vitest';
import { acceptGridState, arrangeColumns, layoutColumns, nextSort } from './columnLayout.ts';
import type { GridColumn } from './gridTypes.ts';
import { groupedLines, plainLines } from './lines.ts';
import { moveCell } from './navigation.ts';
import { measuredOffsets, uniformOffsets } from './rowOffsets.ts';
import { slotOf } from './slots.ts';
import { sortRows } from './sortRows.ts';

type Row = { name: string | null; cost: number };
const column = (id: string, extra: Partial<GridColumn<Row>> = {}): GridColumn<Row> => ({
  id,
  title: id,
  width: 100,
  render: () => id,
  ...extra,
});
const ids = (columns: readonly GridColumn<Row>[]) => columns.map((entry) => entry.id).join(' ');

describe('columns', () => {
  const columns = [column('a'), column('b', { frozen: true }), column('c'), column('d', { hideable: false })];

  it('stand in the stored order, frozen ones first, hidden ones out', () => {
    expect(ids(arrangeColumns(columns, [], []))).toBe('b a c d');
    expect(ids(arrangeColumns(columns, ['d', 'c', 'b', 'a'], ['c', 'd']))).toBe('b d a');
  });
  it('that are newer than the stored order keep their own place, unknown ones are passed over', () => {
    expect(ids(arrangeColumns(columns, ['gone', 'd', 'a'], []))).toBe('b d c a');
  });
  it('take the width of the person, never below the least, and stretch only while untouched', () => {
    const grown = [column('a', { frozen: true }), column('b', { grow: true, minWidth: 80 })];
    expect(layoutColumns(grown, {}, true)).toMatchObject({
      template: '40px 100px minmax(100px, 1fr)',
      width: 240,
      starts: [0, 40],
      frozenWidth: 140,
    });
    expect(layoutColumns(grown, { b: 10, a: Number.NaN }, false)).toMatchObject({
      template: '100px 80px 1fr',
      width: 180,
    });
  });
  it('of a stored state are accepted only when known', () => {
    const state = {
      columnOrder: ['x', 'a'],
      widths: { a: 120, x: 10, b: -4, c: Number.NaN },
      hidden: ['x', 'b'],
      sort: [{ column: 'x', direction: 'asc' as const }],
    };
    expect(acceptGridState(state, columns)).toEqual({
      columnOrder: ['a'],
      widths: { a: 120 },
      hidden: ['b'],
      sort: [],
    });
  });
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
  });
});

describe('lines', () => {
  it('of a plain list cost no object per row', () => {
    const lines = plainLines([1, 2]);
    expect([lines.at(-1), lines.at(1), lines.at(2)]).toEqual([undefined, { kind: 'row', row: 2 }, undefined]);
  });
  it('of groups follow the given order, leave out empty ones and the rows of closed ones', () => {
    const lines = groupedLines(
      [3, 1, 2, 4],
      { by: (row) => (row % 2 ? 'odd' : 'even'), order: ['none', 'even'] },
      new Set(['odd']),
    );
    const all = Array.from({ length: lines.count }, (_, index) => lines.at(index));
    expect(all.map((line) => (line?.kind === 'row' ? line.row : line?.key))).toEqual(['even', 2, 4, 'odd']);
  });
});

describe('offsets', () => {
  it('agree for equal heights however they are kept', () => {
    const [a, b] = [uniformOffsets(100, 36), measuredOffsets(100, () => 36)];
    for (const distance of [0, 35, 36, 1799, 1800, 99_999])
      expect(b.indexAt(distance)).toBe(a.indexAt(distance));
    expect([b.total, b.top(7), b.height(7), b.least]).toEqual([3600, 252, 36, 36]);
  });
  it('find the line under any pixel', () => {
    const offsets = measuredOffsets(4, (index) => [32, 62, 62, 50][index] ?? 0);
    expect([0, 31, 32, 93, 94, 155, 156, 205, 900].map(offsets.indexAt)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3]);
  });
});

describe('slots', () => {
  const slots = (first: number, last: number, active: number, capacity = 10) => {
    const lines = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    if (active >= 0 && (active < first || active > last)) lines.push(active);
    return new Map(lines.map((line) => [line, slotOf(line, { first, last, active, capacity })]));
  };
  it('are never shared, wherever the window and the active line are', () => {
    for (let first = 0; first < 60; first++) {
      for (const active of [-1, 0, 5, 12, 37]) {
        const drawn = slots(first, first + 8, active);
        expect(new Set(drawn.values()).size).toBe(drawn.size);
      }
    }
  });
  it('stay with a line while it is drawn, so that a scroll redraws only what is new', () => {
    const [before, after] = [slots(0, 8, -1), slots(3, 11, -1)];
    for (let line = 3; line <= 8; line++) expect(after.get(line)).toBe(before.get(line));
  });
  it('keep the element of the active line when it is scrolled away and when it comes back', () => {
    const inside = slots(0, 8, 4).get(4);
    expect(slots(500, 508, 4).get(4)).toBe(inside);
    expect(slots(2, 10, 4).get(4)).toBe(inside);
  });
});

describe('keys', () => {
  const extent = { firstLine: -1, lastLine: 9, lastColumn: 3, page: 4 };
  const press = (key: string, line: number, cell: number, ctrlKey = false) =>
    moveCell({ line, column: cell }, { key, ctrlKey, metaKey: false }, extent);
  it.each([
    ['ArrowUp', 0, 1, false, -1, 1],
    ['ArrowUp', -1, 1, false, -1, 1],
    ['ArrowDown', 9, 1, false, 9, 1],
    ['ArrowRight', 2, 3, false, 2, 3],
    ['ArrowLeft', 2, 0, false, 2, 0],
    ['Home', 5, 2, false, 5, 0],
    ['End', 5, 2, false, 5, 3],
    ['Home', 5, 2, true, 0, 0],
    ['End', 5, 2, true, 9, 3],
    ['PageDown', 7, 2, false, 9, 2],
    ['PageUp', 2, 2, false, 0, 2],
    ['ArrowDown', 0, 2, true, 9, 2],
    ['ArrowUp', 7, 2, true, 0, 2],
  ] as const)('%s from %i,%i (Ctrl %s) goes to %i,%i', (key, line, cell, ctrl, toLine, toColumn) => {
    expect(press(key, line, cell, ctrl)).toEqual({ line: toLine, column: toColumn });
  });
  it('leaves other keys alone', () => {
    expect(press('a', 0, 0)).toBeUndefined();
  });
});
