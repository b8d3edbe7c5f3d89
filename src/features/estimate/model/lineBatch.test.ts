import { describe, expect, it } from 'vitest';
import type { GridChanges } from '#design-system/grid/editing/changes.ts';
import { fieldsOf, fittingCost, isEmptyBatch, type LineRow, priced, toBatch } from './lineBatch.ts';

const row = (more: Partial<LineRow>): LineRow => ({
  key: '1',
  id: 1,
  version: 4,
  description: 'Mat foundation',
  kind: 'WORK',
  escalates_to: null,
  cost_group_id: '7',
  component_id: '2',
  quantity: 10,
  unit: 'CY',
  unit_cost: 412,
  amount: 4120,
  notes: '',
  ...more,
});
const changes = (more: Partial<GridChanges<LineRow>>): GridChanges<LineRow> => ({
  source: 'type',
  cells: [],
  added: [],
  removed: [],
  ...more,
});
const cell = (key: string, column: string) => ({ key, column, from: null, to: null });

describe('what one action in the grid sends', () => {
  it('is the cells that changed, with the version they were read at', () =>
    expect(
      toBatch(3, [row({}), row({ key: '2', id: 2 })], changes({ cells: [cell('1', 'quantity')] })).body,
    ).toEqual({
      milestone_id: 3,
      creates: [],
      updates: [{ id: 1, if_version: 4, quantity: 10 }],
      deletes: [],
    }));

  it('speaks of the markup of a line where it changed, and of a new one where it says something', () => {
    const sent = toBatch(3, [row({ markup_rate: 0 })], changes({ cells: [cell('1', 'markup_rate')] }));
    expect(sent.body.updates).toEqual([{ id: 1, if_version: 4, markup_rate: 0 }]);
    const emptied = toBatch(3, [row({ markup_rate: null })], changes({ cells: [cell('1', 'markup_rate')] }));
    expect(emptied.body.updates).toEqual([{ id: 1, if_version: 4, markup_rate: null }]);
    const made = [null, 0].map((rate, at) => row({ key: `new_${at}`, id: null, markup_rate: rate }));
    const added = made.map((one, at) => ({ key: one.key, row: one, at }));
    expect(toBatch(3, made, changes({ added })).body.creates?.map((one) => one.markup_rate)).toEqual([
      undefined,
      0,
    ]);
  });

  it('is a new line once it is complete, with empty cells as nothing', () => {
    const fresh = row({ key: 'new_1', id: null, unit: '', cost_group_id: null });
    const sent = toBatch(3, [fresh], changes({ cells: [cell('new_1', 'description')] }));
    expect(sent.body.creates).toMatchObject([
      { component_id: 2, unit: null, cost_group_id: null, quantity: 10 },
    ]);
    const half = toBatch(3, [{ ...fresh, component_id: null }], changes({ cells: [cell('new_1', 'unit')] }));
    expect(isEmptyBatch(half.body)).toBe(true);
  });

  it('is every row of a paste, and of removed rows those that were saved', () => {
    const pasted = [1, 2, 3].map((at) => row({ key: `new_${at}`, id: null }));
    const added = pasted.map((one, at) => ({ key: one.key, row: one, at }));
    expect(toBatch(3, pasted, changes({ added })).createdKeys).toEqual(['new_1', 'new_2', 'new_3']);
    const removed = [row({}), row({ key: 'new_1', id: null })].map((one, at) => ({
      key: one.key,
      row: one,
      at,
    }));
    expect(toBatch(3, [], changes({ removed })).body.deletes).toEqual([1]);
    const savedAs = new Map([['new_1', 9]]);
    expect(toBatch(3, [], changes({ removed }), savedAs).body.deletes).toEqual([1, 9]);
  });

  it('makes a deleted line that is undone a new one', () => {
    const added = [{ key: '1', row: row({}), at: 0 }];
    const { body } = toBatch(3, [row({})], changes({ source: 'undo', added }));
    expect([body.creates?.length, body.updates]).toEqual([1, []]);
  });

  it('takes an amount that was typed beside quantity and unit cost without the unit cost', () => {
    const typed = row({ quantity: 100, unit_cost: 250, amount: 50_000 });
    expect([fittingCost(typed), fieldsOf(typed).unit_cost, fieldsOf(typed).amount]).toEqual([
      null,
      null,
      50_000,
    ]);
    // Undone, it is as the file had it; one that fits stays.
    expect(fittingCost({ ...typed, amount: null })).toBe(250);
    expect(fieldsOf({ ...typed, amount: 25_000 }).unit_cost).toBe(250);
  });

  it('follows quantity and unit cost', () => {
    expect(priced(row({ quantity: 3, unit_cost: 1.5 })).amount).toBe(4.5);
    expect(priced(row({ quantity: null, amount: 9 })).amount).toBe(9);
  });
});
