import { describe, expect, it } from 'vitest';
import { applyEdits, editsOf, rebaseEdits } from './keptReview.ts';
import type { LineRow } from './lineBatch.ts';

const row = (key: string, own: Partial<LineRow> = {}): LineRow => ({
  key,
  id: null,
  version: 0,
  description: `Line ${key}`,
  kind: 'WORK',
  escalates_to: null,
  cost_group_id: null,
  component_id: '1',
  quantity: null,
  unit: '',
  unit_cost: null,
  amount: null,
  notes: '',
  ...own,
});

describe('what was done to lines of a file that is then read otherwise', () => {
  const before = ['0:2', '0:3', '0:4', '1:2'].map((key) => row(key));
  const mended = [
    row('0:2', { amount: 50_000 }),
    row('0:3', { cost_group_id: '9' }),
    row('1:2', { unit: 'LS' }),
  ];
  const edits = editsOf(before, mended);
  // Its codes mean something now, and the second sheet is left out.
  const after = ['0:2', '0:3', '0:4'].map((key) => row(key, { cost_group_id: '3', quantity: 4 }));
  const moved = rebaseEdits(edits, before, after);

  it('stays, field by field; what nobody changed is read anew', () =>
    expect(applyEdits(after, moved)).toEqual([
      row('0:2', { cost_group_id: '3', amount: 50_000 }),
      row('0:3', { cost_group_id: '9', quantity: 4 }),
    ]));

  it('goes with rows that are read no more', () => expect([...moved.changed.keys()]).toEqual(['0:2', '0:3']));

  it('is nothing where the row was not changed', () =>
    expect(
      rebaseEdits(
        editsOf(
          before,
          before.map((one) => ({ ...one })),
        ),
        before,
        after,
      ).changed.size,
    ).toBe(0));
});
