import { describe, expect, it } from 'vitest';
import { USUAL_WEEK } from '#domain/timeline';
import { type PlannedPackage, planPurchase, pullPlan, purchaseCalendar, weekOf } from './index.ts';

const today = '2026-10-14'; // a Wednesday
const usual: PlannedPackage = {
  status: 'READY',
  bids_due: null,
  award_by: null,
  awarded_on: null,
  needed_on: '2026-12-31',
  bid_days: 5,
  award_days: 5,
  submittal_days: 5,
  approval_days: 5,
  fabrication_days: 5,
  delivery_days: 0,
};
const row = (part: Partial<PlannedPackage>, id = 1) => {
  const whole = { ...usual, ...part };
  const calendar = purchaseCalendar(USUAL_WEEK, today, [whole.needed_on]);
  return { ...whole, id, name: `Package ${id}`, plan: planPurchase(whole, calendar, today) };
};
const seen = (part: Partial<PlannedPackage>, weeks = 8) =>
  pullPlan([row(part)], today, weeks).tasks.map(({ words, state, day }) => [words, state, day]);

describe('the pull plan', () => {
  it.each([
    ['2026-10-12', '2026-10-12'],
    ['2026-10-18', '2026-10-12'],
    ['2026-10-19', '2026-10-19'],
  ])('puts %s into the week of %s', (day, week) => expect(weekOf(day)).toBe(week));

  it('begins last week and holds what falls into its weeks', () => {
    const { weeks, tasks } = pullPlan([row({ needed_on: '2028-12-31' })], today, 3);
    expect(weeks).toEqual(['2026-10-05', '2026-10-12', '2026-10-19']);
    expect(tasks).toEqual([]);
  });

  it('names what each one does at the end of its stage, and no stage of no days', () => {
    const found = seen({ status: 'OUT_TO_BID', bids_due: '2026-10-20' });
    expect(found.map(([words]) => words)).toEqual([
      'Submit bids',
      'Award',
      'Submittals',
      'Approve submittals',
      'Fabricate',
    ]);
    expect(found[0]).toEqual(['Submit bids', 'open', '2026-10-20']);
    expect(seen({})[0]?.[0]).toBe('Issue for bid');
  });

  it('marks what endangers the day on site', () => {
    const states = seen({ needed_on: '2026-10-30', bids_due: '2026-10-23' }).map(([, state]) => state);
    expect(new Set(states)).toEqual(new Set(['late']));
  });

  it('counts promises of last week that were kept, and shows those that were not twice', () => {
    const { kept, tasks } = pullPlan(
      [
        row({ status: 'LEVELING', bids_due: '2026-10-08' }, 1),
        row({ status: 'OUT_TO_BID', bids_due: '2026-10-09' }, 2),
      ],
      today,
      8,
    );
    expect(tasks.filter(({ packageId: id, words }) => id === 2 && words === 'Submit bids')).toMatchObject([
      { day: '2026-10-09', state: 'moved' },
      { state: 'open' },
    ]);
    expect(kept).toEqual({ done: 1, promised: 2 });
    expect(pullPlan([row({})], today, 8).kept).toBeNull();
  });

  it('leaves out packages without a day on site', () => {
    expect(seen({ needed_on: null })).toEqual([]);
  });
});
