import { describe, expect, it } from 'vitest';
import { recodePlan, splitPlan } from './bulkLines.ts';
import type { LineRow } from './lineBatch.ts';

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
  notes: 'pumped',
  ...more,
});

describe('what is done to many lines', () => {
  it('gives those another cost group that have not got it, and leaves unsaved ones', () =>
    expect(recodePlan([row({}), row({ id: 2, cost_group_id: '9' }), row({ id: null })], 9)).toEqual({
      updates: [{ id: 1, if_version: 4, cost_group_id: 9 }],
    }));
  it('takes the cost group away', () =>
    expect(recodePlan([row({})], null).updates).toEqual([{ id: 1, if_version: 4, cost_group_id: null }]));
  it('splits a line: its own component keeps it, others get new lines of the same work', () =>
    expect(
      splitPlan(
        [row({})],
        [
          { component_id: 5, percent: 40 },
          { component_id: 2, percent: 60 },
        ],
      ),
    ).toEqual({
      updates: [{ id: 1, if_version: 4, component_id: 2, quantity: 6, unit_cost: 412, amount: 2472 }],
      creates: [
        {
          description: 'Mat foundation',
          kind: 'WORK',
          escalates_to: null,
          cost_group_id: 7,
          unit: 'CY',
          notes: 'pumped',
          component_id: 5,
          part_of: 1,
          quantity: 4,
          unit_cost: 412,
          amount: 1648,
        },
      ],
    }));
  it('keeps the kind of a line that is split, and the day of escalation alone', () => {
    const split = (more: Partial<LineRow>) =>
      splitPlan(
        [row({ escalates_to: '2027-03-01', ...more })],
        [
          { component_id: 2, percent: 50 },
          { component_id: 5, percent: 50 },
        ],
      );
    expect(split({ kind: 'ESCALATION' }).creates).toMatchObject([
      { kind: 'ESCALATION', escalates_to: '2027-03-01' },
    ]);
    expect(split({ kind: 'ALTERNATE' }).creates).toMatchObject([{ kind: 'ALTERNATE', escalates_to: null }]);
  });
  it('moves a line whose component gets nothing to the first that does', () =>
    expect(splitPlan([row({})], [{ component_id: 5, percent: 100 }])).toEqual({
      updates: [{ id: 1, if_version: 4, component_id: 5, quantity: 10, unit_cost: 412, amount: 4120 }],
      creates: [],
    }));
});
