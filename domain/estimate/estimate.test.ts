import { describe, expect, it } from 'vitest';
import {
  closedAt,
  fitsEstimate,
  type GroupAmount,
  lineAmount,
  MOST_LINES,
  rollUp,
  type RollUpGroup,
} from './index.ts';

describe('the amount of a line', () => {
  it.each([
    [{ quantity: 3, unit_cost: 14.2, amount: 1 }, 42.6],
    [{ quantity: 9420, unit_cost: 412, amount: null }, 3_881_040],
    [{ quantity: -2, unit_cost: 0.125, amount: 9 }, -0.25],
    [{ quantity: 0, unit_cost: 10, amount: 9 }, 0],
    [{ quantity: 1.5, unit_cost: 0.01, amount: 9 }, 0.02],
    [{ quantity: null, unit_cost: 10, amount: 9 }, 9],
    [{ quantity: 2, unit_cost: null, amount: -312_000 }, -312_000],
    [{ quantity: null, unit_cost: null, amount: null }, 0],
  ])('%j is %d', (line, amount) => expect(lineAmount(line)).toBe(amount));
});

describe('the lines of an estimate', () => {
  it.each([
    [0, MOST_LINES, 0, true],
    [0, MOST_LINES + 1, 0, false],
    [MOST_LINES, 1, 0, false],
    [MOST_LINES, 1, 1, true],
    [MOST_LINES, MOST_LINES, MOST_LINES, true],
    [MOST_LINES + 10, 0, 0, true],
    [MOST_LINES + 10, 2, 2, true],
    [MOST_LINES + 10, 3, 2, false],
  ])('%d of them, with %d more and %d less, fit: %s', (held, added, gone, fits) =>
    expect(fitsEstimate(held, added, gone)).toBe(fits),
  );
});

const groups: RollUpGroup[] = [
  { id: 2, div_code: 'B20', name: 'Enclosure', parent_id: 1 },
  { id: 1, div_code: 'B', name: 'Shell', parent_id: null },
  { id: 3, div_code: 'B10', name: 'Superstructure', parent_id: 1 },
  { id: 4, div_code: 'A', name: 'Substructure', parent_id: null },
  { id: 5, div_code: 'B2010', name: 'Walls', parent_id: 2 },
  { id: 6, div_code: 'C', name: 'Interiors', parent_id: null },
  { id: 7, div_code: 'X1', name: 'Its parent is not here', parent_id: 99 },
];
const line = (cost_group_id: number | null, component_id: number, amount: number): GroupAmount => ({
  cost_group_id,
  component_id,
  amount,
  lines_count: 1,
});
const amounts = [
  line(5, 10, 0.1),
  line(5, 11, 0.2),
  line(2, 10, 1),
  line(3, 10, -4),
  line(4, 11, 8),
  line(null, 12, 16),
  line(77, 12, 32),
  line(7, 10, 64),
];

describe('the estimate by cost group', () => {
  const nodes = rollUp(groups, amounts);

  it('stands in the order of codes, without what nothing was priced for, and what has no code comes last', () => {
    expect(nodes.map(({ code, name }) => code || name)).toEqual(['A', 'B', 'X1', 'Uncategorized']);
    expect(nodes[1]?.children.map(({ code }) => code)).toEqual(['B10', 'B20']);
  });

  it('counts each group with everything below it, to the cent', () => {
    const [, shell] = nodes;
    expect(shell).toMatchObject({ total: -2.7, linesCount: 4, level: 1 });
    expect([...(shell?.amounts ?? [])]).toEqual([
      [10, -2.9],
      [11, 0.2],
    ]);
    expect(shell?.children[1]).toMatchObject({ total: 1.3, level: 2 });
    expect(nodes.at(-1)).toMatchObject({ key: 'uncategorized', total: 48, linesCount: 2 });
  });

  it('adds up to all lines, whatever tree they hang on', () => {
    const sum = nodes.reduce((total, node) => total + Math.round(node.total * 100), 0);
    expect(sum).toBe(amounts.reduce((total, { amount }) => total + Math.round(amount * 100), 0));
  });

  it.each([
    [1, ['1', '2']],
    [2, ['2']],
    [3, []],
  ])('at level %d closes %j', (level, keys) => expect(closedAt(nodes, level)).toEqual(keys));

  it('of nothing is nothing', () => expect(rollUp(groups, [])).toEqual([]));
});
