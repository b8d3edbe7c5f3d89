import { describe, expect, it } from 'vitest';
import type { EstimateDifference } from '../estimateQueries.ts';
import { changeIn, componentChanges, groupChanges, lineChanges } from './changeRows.ts';

const group = (id: number, div_code: string, parent_id: number | null) => ({
  id,
  definition_id: 1,
  div_code,
  name: `Group ${div_code}`,
  parent_id,
});
const cell = (
  cost_group_id: number | null,
  component_id: number,
  before: number,
  quantity: number,
  price: number,
) => ({
  cost_group_id,
  component_id,
  before,
  after: before + quantity + price,
  quantity,
  price,
  other: 0,
  lines_count: 1,
});
const state = (
  quantity: number | null,
  unit: string | null,
  amount: number,
  unit_cost: number | null = null,
) => ({
  description: 'Garage frame',
  cost_group_id: 2,
  component_id: 1,
  quantity,
  unit,
  unit_cost,
  amount,
});
type Line = EstimateDifference['lines'][number];
const line = (before: Line['before'], after: Line['after'], effects: Partial<Line> = {}): Line => ({
  matched_by: before && after ? 'text' : null,
  is_apart: false,
  before,
  after,
  before_key: before && 'b',
  after_key: after && 'a',
  note: null,
  quantity: 0,
  price: 0,
  other: 0,
  ...effects,
});
const difference = (lines: Line[] = []): EstimateDifference => ({
  before: { milestone_id: 1, name: '100% SD', total: 300, lines_count: 3 },
  after: { milestone_id: 2, name: '50% DD', total: 330, lines_count: 3 },
  same_lines: 0,
  quantity: { amount: 40, lines_count: 2 },
  price: { amount: -10, lines_count: 1 },
  other: { amount: 0, lines_count: 0 },
  components: [1, 2].map((id) => ({
    id,
    name: `Component ${id}`,
    color_index: id,
    is_uncategorized: false,
    area: null,
  })),
  groups: [group(1, 'B', null), group(2, 'B10', 1), group(3, 'B20', 1)],
  cells: [cell(2, 1, 100, 30, 0), cell(3, 2, 150, 10, -10), cell(null, 1, 50, 0, 0)],
  lines,
});

describe('what changed', () => {
  it('by cost group counts what is below, lines without a group last', () => {
    const [top, loose] = groupChanges(difference());
    expect(top).toMatchObject({ code: 'B', before: 250, after: 280, quantity: 40, price: -10 });
    expect(top?.children?.map(({ code, quantity, price }) => [code, quantity, price])).toEqual([
      ['B10', 30, 0],
      ['B20', 10, -10],
    ]);
    expect(loose).toMatchObject({ name: 'Uncategorized', before: 50, after: 50 });
    expect(loose && changeIn(loose)).toBe(0);
  });

  it('by component adds up to the same', () => {
    expect(componentChanges(difference()).map((row) => [row.name, row.before, row.after])).toEqual([
      ['Component 1', 150, 180],
      ['Component 2', 150, 150],
    ]);
  });

  it.each([
    [line(null, state(1, 'LS', 5)), 'New'],
    [line(state(1, 'LS', 5), null), 'Removed'],
    [line(state(1, 'LS', 5), state(1, 'LS', 5)), 'Moved'],
    [line(state(188_400, 'SF', 5), state(146, 'PC', 4), { quantity: -1 }), 'Quantity, 188,400 SF to 146 PC'],
    [line(state(412, 'LB', 5), state(371.6, 'LB', 4), { quantity: -1 }), 'Quantity, 412 to 371.6 LB'],
    [
      line(state(null, null, 2_100_000), state(null, null, 2_420_000), { price: 320_000 }),
      'Price, $2.10M to $2.42M',
    ],
  ])('of a line says what happened', (changed, text) => {
    expect(lineChanges(difference([changed]))[0]?.what).toBe(text);
  });

  it('of a line says what a person has said of it', () => {
    const same = state(4, 'SF', 100);
    const said = (one: Line) => lineChanges(difference([one]))[0];
    expect(said(line(same, same, { matched_by: 'hand' }))?.what).toBe('Alike, matched by hand');
    expect(said(line(same, null, { is_apart: true }))?.what).toBe('Removed, unmatched by hand');
    expect(said(line(null, same, { is_apart: true, note: 'Cut' }))).toMatchObject({
      what: 'New, unmatched by hand',
      said: { before: null, after: 'a', by: 'apart', note: 'Cut' },
    });
  });
});
