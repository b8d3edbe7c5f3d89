import { describe, expect, it } from 'vitest';
import { blankRow, type ComponentRow, planBatch } from './componentRows.ts';

const row = (id: number, more: Partial<ComponentRow> = {}): ComponentRow => ({
  ...blankRow(),
  key: String(id),
  id,
  name: `C${id}`,
  component_order: id,
  color_index: id,
  version: 3,
  ...more,
});
const known = new Map([row(1), row(2, { target_budget: 50 })].map((one) => [one.key, one]));
const columns = [
  { id: 'name', title: 'Name' },
  { id: 'target_budget', title: 'Budget' },
];
const nothing = { source: 'type', cells: [], added: [], removed: [] } as const;
const cell = (key: string, column: string, to: string | number | null) => ({ key, column, from: null, to });

describe('what a person did in the grid', () => {
  it('becomes one update for each row that differs, at the version that the server has', () => {
    const cells = [
      cell('1', 'target_budget', 20),
      cell('1', 'name', 'Tower'),
      cell('2', 'target_budget', 50),
    ];
    expect(planBatch({ ...nothing, cells }, known, columns)?.batch).toEqual({
      source: 'hand',
      update: [{ id: 1, version: 3, name: 'Tower', target_budget: 20 }],
    });
  });

  it('names pasted rows that have no name, each its own', () => {
    const [one, two] = [blankRow(), blankRow()];
    const planned = planBatch(
      {
        source: 'paste',
        cells: [cell(one.key, 'target_budget', 7)],
        added: [one, two].map((added, at) => ({ key: added.key, row: added, at })),
        removed: [],
      },
      known,
      columns,
    );
    expect(planned?.keys).toEqual([one.key, two.key]);
    expect(planned?.batch.source).toBe('paste');
    expect(planned?.batch.create).toMatchObject([
      { name: 'New component', target_budget: 7 },
      { name: 'New component 2', target_budget: null },
    ]);
    expect(planned?.batch.create?.[0]).not.toHaveProperty('color_index');
  });

  it('brings a deleted row back to its place, and leaves out rows that are gone', () => {
    const back = row(9, { component_order: 4 });
    const planned = planBatch(
      {
        ...nothing,
        cells: [cell('77', 'name', 'Nobody')],
        added: [{ key: '9', row: back, at: 0 }],
        removed: [{ key: '2', row: row(2), at: 1 }],
      },
      known,
      columns,
    );
    expect(planned?.batch.create).toMatchObject([{ name: 'C9', component_order: 4, color_index: 9 }]);
    expect(planned?.batch.remove).toEqual([{ id: 2, version: 3 }]);
    expect(planned?.batch).not.toHaveProperty('update');
  });

  it('is nothing where nothing differs', () => {
    expect(planBatch({ ...nothing, cells: [cell('2', 'target_budget', 50)] }, known, columns)).toBeNull();
  });
});
