import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DataGridProps } from '../gridProps.ts';
import { emptyGridState, type GridColumn, type GridGroups, type GridState } from '../gridTypes.ts';
import { treeKey, withDetails, type Lines } from '../rows/lines.ts';
import { useLines } from '../state/useLines.ts';
import { groupKey } from './rowModels.ts';
import { useGridTable } from './useGridTable.ts';

afterEach(cleanup);

const column = <Row,>(id: string, extra: Partial<GridColumn<Row>> = {}): GridColumn<Row> => ({
  id,
  title: id,
  width: 100,
  render: () => id,
  ...extra,
});
const nothing: ReadonlySet<string> = new Set();

/** The table of a grid with these props, and how to give it others. */
function tableOf<Row>(props: Partial<DataGridProps<Row>>, state: Partial<GridState> = {}) {
  const base: DataGridProps<Row> = { label: 'Items', columns: [], rows: [], rowKey: String, ...props };
  const hook = renderHook(
    (arranged: GridState) => {
      const table = useGridTable(base, arranged);
      return { ...table, ...useLines(table, nothing, base.rowKey) };
    },
    { initialProps: { ...emptyGridState, ...state } },
  );
  return {
    now: () => hook.result.current,
    show: (next: Partial<GridState>) => hook.rerender({ ...emptyGridState, ...next }),
  };
}
const listOf = <Row,>(lines: Lines<Row>) =>
  Array.from({ length: lines.count }, (_, index) => lines.at(index));

describe('columns', () => {
  const columns = [column('a'), column('b', { frozen: true }), column('c'), column('d', { hideable: false })];
  const shown = (state: Partial<GridState>) =>
    tableOf({ columns }, state)
      .now()
      .shown.map(({ id }) => id)
      .join(' ');

  it('stand in the stored order, frozen ones at their side, hidden ones out', () => {
    expect(shown({})).toBe('b a c d');
    expect(shown({ columnOrder: ['d', 'c', 'b', 'a'], hidden: ['c', 'd'] })).toBe('b d a');
    expect(shown({ frozen: { b: 'none', a: 'end', d: 'start' } })).toBe('d b c a');
  });
  it('that are newer than the stored order keep their own place, unknown ones are passed over', () => {
    expect(shown({ columnOrder: ['gone', 'd', 'a'] })).toBe('b d c a');
  });
  it('take the width of the person, never below the least; only untouched ones grow', () => {
    const grown = [
      column('a', { frozen: true }),
      column('b', { grow: true, minWidth: 80 }),
      column('c', { grow: true }),
    ];
    const { sized } = tableOf({ columns: grown }, { widths: { b: 10, a: Number.NaN } }).now();
    expect(sized).toEqual([
      { size: 100, grows: false, side: 'start' },
      { size: 80, grows: false, side: undefined },
      { size: 100, grows: true, side: undefined },
    ]);
  });
  it('stay the same list while one is resized', () => {
    const table = tableOf({ columns });
    const before = table.now().shown;
    table.show({ widths: { a: 300 } });
    expect(table.now().shown).toBe(before);
    expect(table.now().sized[1]?.size).toBe(300);
  });
});

describe('rows', () => {
  it('of a plain list are the given ones, of which none is made until it is asked for', () => {
    const keys: number[] = [];
    const rows = [1, 2];
    const { lines, sorted, table } = tableOf<number>({
      rows,
      rowKey: (row) => (keys.push(row), String(row)),
    }).now();
    expect([lines.at(-1), lines.at(1), lines.at(2)]).toEqual([undefined, { kind: 'row', row: 2 }, undefined]);
    expect(sorted).toBe(rows);
    expect(keys).toEqual([]);
    expect(table.getRowModel().rows[1]).toMatchObject({ id: '2', original: 2, index: 1 });
    expect(keys).toEqual([2]);
  });
  it('are filtered, then ordered, and stay the same until something asks otherwise', () => {
    const columns = [column<number>('n', { value: (row) => row })];
    const table = tableOf<number>({ columns, rows: [3, 1, 2, 9] });
    const state: Partial<GridState> = {
      sort: [{ column: 'n', direction: 'desc' }],
      filters: { n: { kind: 'number', from: null, to: 5 } },
    };
    table.show(state);
    const before = table.now().sorted;
    expect(before).toEqual([3, 2, 1]);
    table.show({ ...state, widths: { n: 90 } });
    expect(table.now().lines.count).toBe(3);
  });
});

describe('lines', () => {
  const level = (by: (row: number) => string, order?: readonly string[]): GridGroups<number> => ({
    by,
    label: (key: string) => key,
    title: (key: string) => key,
    ...(order ? { order } : {}),
  });
  const parity = level((row) => (row % 2 ? 'odd' : 'even'), ['none', 'even']);
  const columns = [
    column<number>('size', { value: (row) => (row > 2 ? 'big' : 'small'), groupable: true }),
    column<number>('n', { value: (row) => row }),
  ];
  const names = (lines: Lines<number>) =>
    listOf(lines).map((line) =>
      line?.kind === 'group' ? line.label : line?.kind === 'row' ? line.row : 'panel',
    );

  it('of groups follow the given order, leave out empty ones and the rows of closed ones', () => {
    const { lines } = tableOf<number>(
      { rows: [3, 1, 2, 4], groups: parity },
      { collapsed: [groupKey(['odd'])] },
    ).now();
    expect(names(lines)).toEqual(['even', 2, 4, 'odd']);
  });
  it('of groups within groups have keys that no name can imitate', () => {
    const { lines } = tableOf<number>(
      { columns, rows: [3, 1, 2, 4], groups: parity },
      { grouping: ['size'], collapsed: [groupKey(['odd', 'big'])] },
    ).now();
    expect(names(lines)).toEqual([
      'even',
      'size: small',
      2,
      'size: big',
      4,
      'odd',
      'size: big',
      'size: small',
      1,
    ]);
    expect(lines.at(1)).toMatchObject({ level: 2, key: '["even","small"]', rows: [2] });
    expect(lines.at(2)).toMatchObject({ level: 3, row: 2 });
  });
  it('of groups stand in the order in which the sorted rows name them', () => {
    const { lines, sorted } = tableOf<number>(
      { columns, rows: [1, 4, 2, 3] },
      { grouping: ['size'], sort: [{ column: 'n', direction: 'desc' }] },
    ).now();
    expect(names(lines)).toEqual(['size: big', 4, 3, 'size: small', 2, 1]);
    expect(sorted).toEqual([4, 3, 2, 1]);
  });
  it('of a tree show what is open, with its depth; a match keeps the rows above it', () => {
    const children = (row: number) => (row === 1 ? [11, 12] : row === 11 ? [111] : []);
    const tree = { rows: [1, 2], tree: { children }, columns };
    expect(listOf(tableOf<number>(tree).now().lines)).toEqual([
      { kind: 'row', row: 1, level: 1, open: true },
      { kind: 'row', row: 11, level: 2, open: true },
      { kind: 'row', row: 111, level: 3, open: undefined },
      { kind: 'row', row: 12, level: 2, open: undefined },
      { kind: 'row', row: 2, level: 1, open: undefined },
    ]);
    expect(names(tableOf<number>(tree, { collapsed: [treeKey('1')] }).now().lines)).toEqual([1, 2]);
    const filters: GridState['filters'] = { n: { kind: 'number', from: 100, to: null } };
    expect(names(tableOf<number>(tree, { filters }).now().lines)).toEqual([1, 11, 111]);
  });
  it('of panels stand under their rows', () => {
    const { lines } = tableOf<number>({ rows: [1, 2, 3] }).now();
    expect(withDetails(lines, new Set(), String)).toBe(lines);
    expect(names(withDetails(lines, new Set(['1', '3', '9']), String))).toEqual([1, 'panel', 2, 3, 'panel']);
  });
});
