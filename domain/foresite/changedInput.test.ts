import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildForesite, changedIds, changedInput, type ForesiteInput, type InputItem } from './index.ts';

const item = (id: number, status: string, cost: number, more: Partial<InputItem> = {}): InputItem => ({
  id,
  status,
  cost,
  lower_limit: 0,
  upper_limit: 0,
  component_id: null,
  group_ids: [],
  approved_on: status === 'APPROVED' ? '2026-02-01' : null,
  ...more,
});
const input = (...items: InputItem[]): ForesiteInput => ({
  today: '2026-10-12',
  completion_date: '2027-01-01',
  target_budget: 1000,
  area: { value: 10, unit: 'sq_ft' },
  milestones: [{ id: 1, number: 1, name: 'Concept', date: '2026-01-01', has_estimate: true }],
  contract_events: [],
  components: [{ id: 1, name: 'Overall Project', color_index: 1, is_uncategorized: true }],
  totals: [{ milestone_id: 1, component_id: 1, amount: 900 }],
  items,
});
const summary = (given: ForesiteInput) => buildForesite(given).summary;

describe('a change that is not saved', () => {
  const base = input(
    item(1, 'PENDING', 50),
    item(2, 'PENDING', -30, { group_ids: [7] }),
    item(3, 'PENDING', -20, { group_ids: [7] }),
    item(4, 'APPROVED', 10),
  );

  it.each([
    ['nothing', {}, { forecast: 910, pending_low: 880, pending_high: 960 }],
    ['an approval', { approve: [1] }, { forecast: 960, pending_low: 930, pending_high: 960 }],
    ['a rejection', { reject: [2] }, { forecast: 910, pending_low: 890, pending_high: 960 }],
    ['leaving one out', { leave_out: [1] }, { forecast: 910, pending_low: 880, pending_high: 910 }],
    ['a revert', { pending: [4] }, { forecast: 900, pending_low: 870, pending_high: 960 }],
    ['another cost', { change: [{ id: 1, cost: 80 }] }, { forecast: 910, pending_high: 990 }],
    ['another group', { change: [{ id: 3, me_group_ids: [] }] }, { pending_low: 860 }],
    ['a new item', { add: [{ cost: -100 }] }, { forecast: 910, pending_low: 780 }],
  ])('shows %s', (_name, change, expected) => {
    expect(summary(changedInput(base, change))).toMatchObject(expected);
  });

  it('takes items that the rows leave out, and leaves strangers aside', () => {
    const draft = item(9, 'DRAFT', 40);
    expect(summary(changedInput(base, { pending: [9] }, [draft])).pending_high).toBe(1000);
    expect(summary(changedInput(base, { approve: [77] }))).toEqual(summary(base));
  });

  it('moves totals that were counted elsewhere', () => {
    const zero = { count: 0, cost: 0 };
    const counted = {
      ...base,
      generated: { approved: { count: 1, cost: 10 }, rejected: zero, pending: { count: 3, cost: 0 } },
    };
    expect(
      summary(changedInput(counted, { approve: [1], reject: [2], add: [{ cost: 5 }] })).generated,
    ).toEqual({
      approved: { count: 2, cost: 60 },
      rejected: { count: 1, cost: -30 },
      pending: { count: 2, cost: -15 },
    });
  });

  it('never changes what it was given', () => {
    const before = JSON.stringify(base);
    changedInput(base, { approve: [1], change: [{ id: 2, cost: 1 }], add: [{ cost: 1 }] });
    expect(JSON.stringify(base)).toBe(before);
  });

  it('says the same as the rows would once they are saved', () => {
    const ids = fc.subarray([1, 2, 3]);
    fc.assert(
      fc.property(ids, (approve) => {
        const saved = input(
          ...base.items.map((one) =>
            approve.includes(one.id) ? { ...one, status: 'APPROVED', approved_on: base.today } : one,
          ),
        );
        expect(summary(changedInput(base, { approve }))).toEqual(summary(saved));
      }),
    );
  });

  it('knows of which items it speaks', () => {
    expect(changedIds({ approve: [1], reject: [2], change: [{ id: 3 }], add: [{ cost: 1 }] })).toEqual([
      1, 2, 3,
    ]);
  });
});
