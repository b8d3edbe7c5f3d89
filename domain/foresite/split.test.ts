import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import {
  buildForesite,
  codeDimension,
  itemShares,
  riskRows,
  UNCATEGORIZED_ID,
  type ForesiteInput,
  type InputItem,
} from './index.ts';

describe('dimensions', () => {
  it.each([
    ['components', null],
    ['cost_group_system', { label: 'Cost Group Systems', format: 'UF', level: 1 }],
    ['systems', { label: 'Systems', format: 'UF', level: 2 }],
    ['elements', { label: 'Elements', format: 'UF', level: 3 }],
    ['divisions', { label: 'Divisions', format: 'MF', level: 1 }],
    ['17', { format: 17, level: 1 }],
    ['017', undefined],
    ['toString', undefined],
    ['-3', undefined],
    ['', undefined],
  ])('%s', (name, dimension) => {
    expect(codeDimension(name)).toEqual(dimension);
  });
});

describe('shares of an item', () => {
  const row = (member_id: number, amount: number) => ({ member_id, amount });
  it.each([
    ['markups spread in proportion', 120, [row(1, 75), row(2, 25)], [row(1, 90), row(2, 30)]],
    ['rows of one member add up', 50, [row(1, 20), row(1, 30)], [row(1, 50)]],
    [
      'what rounding leaves goes to the largest',
      0.05,
      [row(1, 1), row(2, 1), row(3, 2)],
      [row(1, 0.01), row(2, 0.01), row(3, 0.03)],
    ],
    ['savings and additions keep their signs', 60, [row(1, -50), row(2, 100)], [row(1, -60), row(2, 120)]],
    [
      'rows that cancel out stand as they are',
      7,
      [row(1, -50), row(2, 50)],
      [row(1, -50), row(2, 50), row(UNCATEGORIZED_ID, 7)],
    ],
    ['a cost without rows has no code', 9, [], [row(UNCATEGORIZED_ID, 9)]],
    ['nothing is nothing', 0, [row(1, 0)], []],
  ])('%s', (_rule, cost, rows, shares) => {
    expect(itemShares(cost, rows)).toEqual(shares);
  });

  it('stand as they are where rows cancel out all but a cent', () => {
    const rows = [
      { member_id: 7, amount: 9_999_999.7 },
      { member_id: 1, amount: -9_999_999.71 },
    ];
    const shares = itemShares(-90_061.65, rows);
    expect(shares.slice(0, 2)).toEqual(rows);
    expect(sumMoney(shares.map(({ amount }) => amount))).toBe(-90_061.65);
    expect(shares[2]?.amount).toBe(-90_061.64);
  });

  it('always add up to the cost', () => {
    const cents = (limit: number) => fc.integer({ min: -limit, max: limit }).map((n) => n / 100);
    const rows = fc.array(fc.record({ member_id: fc.integer({ min: 0, max: 4 }), amount: cents(1e9) }));
    fc.assert(
      fc.property(cents(1e9), rows, (cost, of) => {
        expect(sumMoney(itemShares(cost, of).map((share) => share.amount))).toBe(cost);
      }),
    );
  });
});

const item = (
  id: number,
  cost: number,
  rows: InputItem['rows'],
  more: Partial<InputItem> = {},
): InputItem => ({
  id,
  status: 'PENDING',
  cost,
  lower_limit: 10,
  upper_limit: 20,
  component_id: 1,
  group_ids: [],
  approved_on: null,
  ...(rows && { rows }),
  ...more,
});

const input: ForesiteInput = {
  today: '2026-10-12',
  completion_date: null,
  target_budget: 1000,
  area: { value: 100, unit: 'sq_ft' },
  milestones: [{ id: 1, number: 1, name: 'Concept', date: '2026-01-01', has_estimate: true }],
  contract_events: [],
  components: [{ id: 1, name: 'Overall Project', color_index: 1, is_uncategorized: true }],
  totals: [{ milestone_id: 1, component_id: 1, amount: 900 }],
  items: [
    item(
      1,
      -100,
      [
        { member_id: 21, amount: -60 },
        { member_id: 22, amount: -20 },
      ],
      { group_ids: [7] },
    ),
    item(2, -90, [{ member_id: 22, amount: -90 }], { group_ids: [7] }),
    item(3, 30, undefined),
    item(4, 40, [{ member_id: 22, amount: 10 }], { status: 'APPROVED' }),
    item(5, 5, [{ member_id: 99, amount: 5 }]),
  ],
  split: {
    dimension: 'systems',
    members: [
      { id: 21, name: 'B20 Exterior Enclosure', color_index: 1 },
      { id: 22, name: 'D30 HVAC', color_index: 2 },
      { id: UNCATEGORIZED_ID, name: 'Uncategorized', color_index: 10 },
    ],
    totals: [
      { milestone_id: 1, member_id: 21, amount: 500 },
      { milestone_id: 1, member_id: 22, amount: 400 },
    ],
  },
};

describe('a trend split by code', () => {
  it('weighs each item by its share in the member, and leaves the project as it is', () => {
    const { dimension, series, pending_decisions: rows, summary } = buildForesite(input);
    expect(dimension).toBe('systems');
    expect(series.map(({ id, points }) => [id, points[0]?.y])).toEqual([
      [21, 500],
      [22, 400],
    ]);
    expect(rows.map((row) => [row.dimension_id, row.approved, row.forecast, row.low, row.high])).toEqual([
      [null, 40, 940, 840, 975],
      [21, 0, 500, 425, 500],
      [22, 40, 440, 350, 440],
      [UNCATEGORIZED_ID, 0, 0, 0, 35],
    ]);
    expect(summary).toEqual(buildForesite({ ...input, split: undefined }).summary);
  });
});

describe('risks', () => {
  const risk = (component_id: number | null, value: number | null) => ({
    component_id,
    value,
    likelihood: 1,
    impact: 1,
  });
  it('count their value, else the estimated one, by component', () => {
    const risks = [risk(2, 100.5), risk(null, null), risk(2, 0)];
    expect(riskRows(risks, 10_000, 1)).toEqual([
      { dimension_id: null, count: 3, value: 110.5 },
      { dimension_id: 1, count: 1, value: 10 },
      { dimension_id: 2, count: 2, value: 100.5 },
    ]);
    expect(riskRows([], null, null)).toEqual([{ dimension_id: null, count: 0, value: 0 }]);
  });

  it('are absent where they were not given', () => {
    expect(buildForesite(input).risks).toBeUndefined();
    expect(buildForesite({ ...input, risks: [risk(1, 5)] }).risks?.[0]).toEqual({
      dimension_id: null,
      count: 1,
      value: 5,
    });
  });
});
