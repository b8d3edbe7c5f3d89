import { describe, expect, it } from 'vitest';
import type { Estimate } from '../estimateQueries.ts';
import { changeOf, figureIn, inColumns, overTarget, toRows } from './estimateRows.ts';

const estimate = (more: Partial<Estimate>): Estimate => ({
  milestone_id: 1,
  lines_count: 1,
  total: 100,
  budget: null,
  kinds: [{ kind: 'WORK', lines_count: 1, amount: 100, escalates_to: null }],
  components: [
    { id: 1, name: 'Tower', color_index: 0, is_uncategorized: false, area: { value: 50, unit: 'sq_ft' } },
    { id: 2, name: 'Overall Project', color_index: 4, is_uncategorized: true, area: null },
  ],
  groups: [{ id: 10, definition_id: 1, div_code: 'B', name: 'Shell', parent_id: null }],
  amounts: [{ cost_group_id: 10, component_id: 1, amount: 100, lines_count: 1 }],
  targets: null,
  owner_costs: [{ id: 1, name: 'Permits', amount: 20 }],
  counts_owner_costs: false,
  by_code: null,
  markups: null,
  has_markups: true,
  markups_set: false,
  ...more,
});

describe('the rows of an estimate', () => {
  it('have markups below them that are not in them, and the total counts them once', () => {
    const below = toRows(estimate({ markups: [{ name: 'Fee', amount: 5 }] }), undefined);
    expect(below.map(({ name, total }) => [name, total])).toEqual([
      ['Shell', 100],
      ['Construction cost', 100],
      ['Fee', 5],
      ['Construction cost with markups', 105],
      ['Owner costs', 20],
      ['Project total', 125],
    ]);
    const [group] = estimate({}).amounts;
    const spread = toRows(
      estimate({ markups: [], amounts: group ? [{ ...group, amount: 105 }] : [] }),
      estimate({ markups: [] }),
    );
    expect(spread.map(({ name, total }) => [name, total])).toEqual([
      ['Shell', 105],
      ['Construction cost with markups', 105],
      ['Owner costs', 20],
      ['Project total', 125],
    ]);
    expect(spread.map(({ previous }) => previous)).toEqual([100, 100, 20, 120]);
  });

  it('stand under the codes of a format where those are the columns', () => {
    const shown = inColumns(
      estimate({
        by_code: {
          columns: [
            { id: 7, code: 'B10', name: 'Superstructure' },
            { id: 0, code: null, name: 'Uncategorized' },
          ],
          amounts: [{ cost_group_id: 10, column_id: 7, amount: 100, lines_count: 1 }],
        },
      }),
      null,
    );
    expect(shown.components.map(({ name }) => name)).toEqual(['B10 Superstructure', 'Uncategorized']);
    expect(toRows(shown, undefined)[0]?.amounts.get(7)).toBe(100);
  });

  it('end in construction cost, owner costs and the project total', () => {
    const rows = toRows(estimate({}), undefined);
    expect(rows.map(({ name, total }) => [name, total])).toEqual([
      ['Shell', 100],
      ['Construction cost', 100],
      ['Owner costs', 20],
      ['Project total', 120],
    ]);
    expect(rows.at(-1)?.amounts.get(2)).toBe(20);
    expect(rows.every((row) => changeOf(row) === null)).toBe(true);
  });

  it('show what rose, and what only the earlier estimate had', () => {
    const earlier = estimate({
      total: 90,
      groups: [{ id: 11, definition_id: 1, div_code: 'A', name: 'Substructure', parent_id: null }],
      amounts: [{ cost_group_id: 11, component_id: 1, amount: 90, lines_count: 1 }],
      owner_costs: [],
    });
    const rows = toRows(estimate({}), earlier);
    expect(rows.map((row) => [row.code || row.name, row.total, changeOf(row)])).toEqual([
      ['A', 0, -90],
      ['B', 100, 100],
      ['Construction cost', 100, 10],
      ['Owner costs', 20, 20],
      ['Project total', 120, 30],
    ]);
  });

  it('stand beside their targets, a group of groups beside what all of those may cost', () => {
    const groups = [
      { id: 10, definition_id: 1, div_code: 'B', name: 'Shell', parent_id: null },
      { id: 11, definition_id: 1, div_code: 'B10', name: 'Superstructure', parent_id: 10 },
      { id: 12, definition_id: 1, div_code: 'B20', name: 'Enclosure', parent_id: 10 },
    ];
    const amounts = [11, 12].map((id) => ({
      cost_group_id: id,
      component_id: 1,
      amount: 100,
      lines_count: 1,
    }));
    const of = (...targets: [id: number, target: number][]) => {
      const given = targets.map(([cost_group_id, target]) => ({ cost_group_id, target }));
      const [shell, direct] = toRows(
        estimate({ groups, amounts, targets: given, owner_costs: [] }),
        undefined,
      );
      return [shell, ...(shell?.children ?? []), direct].map((row) => row && [row.target, overTarget(row)]);
    };
    expect(of([11, 90], [12, 120])).toEqual([
      [210, -10],
      [90, 10],
      [120, -20],
      [210, -10],
    ]);
    expect(of([11, 90])).toEqual([
      [null, null],
      [90, 10],
      [null, null],
      [null, null],
    ]);
    expect(of([10, 150], [11, 90])[0]).toEqual([150, 50]);
  });

  it.each([
    ['COST', 100, 100],
    ['COST_PER_GSF', 100, 2],
    ['GSF', 100, 50],
    ['COST', 0, null],
    ['COST_PER_GSF', undefined, null],
  ] as const)('in %s a cell of %j says %j', (mode, amount, said) =>
    expect(figureIn(mode, amount, { value: 50, unit: 'sq_ft' })).toBe(said),
  );
});
