import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CellValue } from './cellTypes.ts';
import type { GridChanges } from './changes.ts';
import type { SheetColumn } from './sheet.ts';
import { useChangeLog, useDraft } from './useChangeLog.ts';

interface Row {
  id: string;
  name: string;
  cost: number;
}
const columns: SheetColumn<Row>[] = [
  { id: 'name', title: 'Name', edit: { type: 'text' } },
  { id: 'cost', title: 'Cost', edit: { type: 'money' } },
];
const keyOf = ({ id }: Row) => id;
const first: Row[] = [
  { id: 'a', name: 'Glass', cost: 10 },
  { id: 'b', name: 'Steel', cost: 20 },
];
const cell = (key: string, from: CellValue, to: CellValue) => ({ key, column: 'cost', from, to });
const set = (change: Partial<GridChanges<Row>>): GridChanges<Row> => ({
  source: 'type',
  cells: [],
  added: [],
  removed: [],
  ...change,
});

/** A log over rows that their owner may give anew, with what it said last and what it sent. */
function open() {
  const said: string[] = [];
  const onChange = vi.fn<(changes: GridChanges<Row>) => void>();
  const { result, rerender } = renderHook(
    ({ rows }) => {
      const draft = useDraft(rows, keyOf);
      return useChangeLog(draft, { columns, keyOf, editing: { onChange } }, (text) => void said.push(text));
    },
    { initialProps: { rows: first } },
  );
  return {
    commit: (change: Partial<GridChanges<Row>>) => act(() => result.current.commit(set(change))),
    /** Somebody else changed these. */
    follow: (rows: Row[]) => rerender({ rows }),
    undo: () => {
      act(() => void result.current.undo());
      return said.at(-1);
    },
    redo: () => {
      act(() => void result.current.redo());
      return said.at(-1);
    },
    sent: () => onChange.mock.calls.length,
  };
}
const costs = (a: number, b: number): Row[] => [
  { ...first[0]!, cost: a },
  { ...first[1]!, cost: b },
];

it('says that nothing was undone where somebody has changed all of it since', () => {
  const log = open();
  log.commit({ cells: [cell('a', 10, 11), cell('b', 20, 21)] });
  log.follow(costs(99, 98));
  expect(log.undo()).toBe('Nothing was undone: 2 cells were changed since.');
  expect(log.redo()).toBe('Nothing was redone: 2 cells were changed since.');
  expect(log.sent()).toBe(1);
  log.commit({ cells: [cell('a', 99, 100)] });
  log.follow(costs(5, 98));
  expect(log.undo()).toBe('Nothing was undone: 1 cell was changed since.');
});

it('says of rows that came and are gone that nothing was undone', () => {
  const log = open();
  log.commit({ added: [{ key: 'c', row: { id: 'c', name: 'Brick', cost: 5 }, at: 2 }] });
  log.follow([...first]);
  expect(log.undo()).toBe('Nothing was undone: 1 row was changed since.');
});

it('undoes what nobody has changed since, and says what stays', () => {
  const log = open();
  log.commit({ cells: [cell('a', 10, 11), cell('b', 20, 21)] });
  log.follow(costs(99, 21));
  expect(log.undo()).toBe('Undone. 1 cell was changed since and stays.');
  expect(log.sent()).toBe(2);
});

it('says of a whole step that it was undone and redone', () => {
  const log = open();
  log.commit({ cells: [cell('a', 10, 11)] });
  expect(log.undo()).toBe('Undone.');
  expect(log.redo()).toBe('Redone.');
  expect(log.undo()).toBe('Undone.');
  expect(log.undo()).toBe('There is nothing to take back.');
});
