import { describe, expect, it } from 'vitest';
import { checkItem, seenLinkTypes } from './index.ts';

const today = '2026-10-12';
const fieldsOf = (draft: Parameters<typeof checkItem>[0]) => Object.keys(checkItem(draft, today));

describe('what else is kept of an item', () => {
  it.each([
    { probability: 0 },
    { probability: 33.33 },
    { schedule_days: -3650 },
    { schedule_days: null },
    { weekly_waiting_cost: 0 },
    { weekly_waiting_cost: null },
    { drivers: [{ driver_id: 1, score: -2 }] },
  ])('takes %o', (draft) => expect(checkItem(draft, today)).toEqual({}));

  it.each([
    [{ probability: 100.01 }, 'probability'],
    [{ probability: -1 }, 'probability'],
    [{ probability: 33.333 }, 'probability'],
    [{ probability: NaN }, 'probability'],
    [{ schedule_days: 1.5 }, 'schedule_days'],
    [{ schedule_days: 3651 }, 'schedule_days'],
    [{ weekly_waiting_cost: -0.01 }, 'weekly_waiting_cost'],
    [{ weekly_waiting_cost: 1e12 }, 'weekly_waiting_cost'],
    [{ drivers: [{ driver_id: 1, score: 3 }] }, 'drivers'],
    [{ links: [3, 3].map((id) => ({ entity_type: 'risk', entity_id: id })) }, 'links'],
    [{ drivers: [1, 1].map((id) => ({ driver_id: id, score: 1 })) }, 'drivers'],
  ])('refuses %o at its field', (draft, field) => expect(fieldsOf(draft)).toEqual([field]));

  it('shows links of the registers that somebody may open', () => {
    expect(seenLinkTypes(new Set(['issue_access', 'foresite_access']))).toEqual(['issue']);
    expect(seenLinkTypes(new Set(['risk_access', 'issue_access']))).toEqual(['risk', 'issue']);
    expect(seenLinkTypes(new Set(['timeline_access']))).toEqual(['timeline_activity']);
    expect(seenLinkTypes(new Set())).toEqual([]);
  });
});
