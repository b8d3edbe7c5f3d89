import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, type IsoDate } from '#domain/dates';
import { USUAL_WEEK, type WorkWeek } from '#domain/timeline';
import {
  nextDecision,
  type PackageStatus,
  PACKAGE_STATUSES,
  type PlannedPackage,
  planPurchase,
  PURCHASE_STAGES,
  purchaseCalendar,
  purchaseSlack,
  recoveriesOf,
  STAGE_ORDER,
} from './index.ts';

const today = '2026-10-12'; // a Monday
const electrical: PlannedPackage = {
  status: 'READY',
  bids_due: null,
  award_by: null,
  awarded_on: null,
  needed_on: '2028-01-05',
  bid_days: 20,
  award_days: 20,
  submittal_days: 25,
  approval_days: 15,
  fabrication_days: 250,
  delivery_days: 10,
};
const calendarOf = (row: PlannedPackage, week: WorkWeek = USUAL_WEEK, day = today) =>
  purchaseCalendar(week, day, [row.needed_on]);
const plan = (row: Partial<PlannedPackage>, week?: WorkWeek, day = today) => {
  const whole = { ...electrical, ...row };
  return planPurchase(whole, calendarOf(whole, week, day), day);
};

/** A day so many work days before or after, by stepping. */
function step(from: IsoDate, count: number, week: WorkWeek): IsoDate {
  let day = from;
  const works = (at: IsoDate) =>
    week.work_days.includes(((daysBetween('2026-10-11', at) % 7) + 7) % 7) && !week.holidays.includes(at);
  const way = Math.sign(count);
  for (let left = Math.abs(count); left > 0;) {
    day = addDays(day, way);
    if (works(day)) left -= 1;
  }
  return day;
}

describe('the next decision', () => {
  it.each([
    ['NOT_STARTED', 'issue'],
    ['SCOPE', 'issue'],
    ['READY', 'issue'],
    ['ON_HOLD', 'issue'],
    ['REBID', 'issue'],
    ['OUT_TO_BID', 'bids'],
    ['BIDS_RECEIVED', 'award'],
    ['LEVELING', 'award'],
    ['RECOMMENDED', 'award'],
    ['AWARDED', 'on_site'],
    ['EXECUTED', 'on_site'],
  ] as const)('of %s is %s', (status, decision) => expect(nextDecision(status)).toBe(decision));

  it('is known for every state', () => {
    for (const status of Object.keys(PACKAGE_STATUSES) as PackageStatus[])
      expect(['issue', 'bids', 'award', 'on_site']).toContain(nextDecision(status));
  });
});

describe('a purchase plan', () => {
  it('counts back from the day on site, and forward from today where that has passed', () => {
    const found = plan({});
    // 340 work days before January 5, 2028.
    expect(found).toMatchObject({ decision: 'issue', latest: '2026-09-16', planned: null, slack: -18 });
    expect(found?.expected_on).toBe(step('2028-01-05', 18, USUAL_WEEK));
    expect(found?.stages[0]).toEqual({
      stage: 'bid',
      latest: { from: '2026-09-16', to: '2026-10-13' },
      planned: { from: '2026-10-12', to: '2026-11-06' },
    });
  });

  it('takes the days that were set', () => {
    expect(plan({ bids_due: '2026-11-13' })).toMatchObject({ planned: '2026-10-19', slack: -23 });
    // Out to bid: the due day itself is the decision.
    expect(plan({ status: 'OUT_TO_BID', bids_due: '2026-10-22' })).toMatchObject({
      decision: 'bids',
      latest: '2026-10-13',
      planned: '2026-10-22',
      slack: -7,
    });
    // A day that has passed without its decision counts as today.
    expect(plan({ status: 'OUT_TO_BID', bids_due: '2026-10-02' })).toMatchObject({
      planned: '2026-10-12',
      slack: 1,
    });
    // The day to award by counts once the bids are in.
    const bids = { bids_due: '2026-10-13', award_by: '2026-10-20' };
    expect(plan({ status: 'OUT_TO_BID', ...bids })?.slack).toBe(0);
    expect(plan({ status: 'LEVELING', ...bids })).toMatchObject({ planned: '2026-10-20', slack: 15 });
  });

  it('waits as long as it may where no day was set', () => {
    const found = plan({ needed_on: '2029-01-05' });
    expect(found?.slack).toBeGreaterThan(200);
    expect(found?.planned).toBeNull();
    expect(found?.expected_on).toBe('2029-01-05');
    for (const { latest, planned } of found?.stages ?? []) expect(planned).toEqual(latest);
  });

  it('of a bought package goes on from its award', () => {
    const row = { status: 'AWARDED', awarded_on: '2026-09-30', needed_on: '2027-12-01' } as const;
    const found = plan(row);
    expect(found?.decision).toBe('on_site');
    expect(found?.latest).toBe('2027-12-01');
    expect(found?.stages[2]?.planned?.from).toBe('2026-10-01');
    expect(found?.planned).toBe(found?.expected_on);
    expect(found?.planned).toBe(step('2026-09-30', 301, USUAL_WEEK));
  });

  it('leaves holidays out, and a stage of no days has no dates', () => {
    const week = { work_days: [1, 2, 3, 4, 5], holidays: ['2027-12-24', '2027-12-31'] };
    expect(plan({}, week)?.latest).toBe('2026-09-14');
    expect(plan({ delivery_days: 0 })?.stages.at(-1)).toEqual({
      stage: 'delivery',
      latest: null,
      planned: null,
    });
  });

  it('is null without a day on site, and where the dates leave the calendar', () => {
    const none = { ...electrical, needed_on: null };
    expect(purchaseSlack(none, calendarOf(electrical), today)).toBeNull();
    const beyond = { ...electrical, needed_on: '2999-01-01' };
    expect(purchaseSlack(beyond, calendarOf(electrical), today)).toBeNull();
    expect(plan({ needed_on: null })).toBeNull();
    const week = { work_days: [1], holidays: [] };
    const far = { fabrication_days: 500, submittal_days: 500, bid_days: 500, award_days: 500 };
    expect(plan({ ...far, approval_days: 500, delivery_days: 500 }, week)).not.toBeNull();
    expect(plan({ needed_on: '0001-02-01' })).toBeNull();
    expect(() => purchaseCalendar({ work_days: [], holidays: [] }, today, [])).toThrow(RangeError);
  });

  it('agrees with stepping day by day in 400 generated cases', () => {
    let seed = 11;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 400; round += 1) {
      const week = {
        work_days: [
          [1, 2, 3, 4, 5],
          [1, 2, 3, 4, 5, 6],
          [0, 1, 2, 3, 4, 5, 6],
          [2, 4],
        ][random(4)]!,
        holidays: Array.from({ length: random(6) }, () => addDays(today, random(700) - 200)),
      };
      const row: PlannedPackage = {
        ...electrical,
        needed_on: addDays(today, random(900) - 60),
        ...Object.fromEntries(STAGE_ORDER.map((stage) => [PURCHASE_STAGES[stage].field, 1 + random(60)])),
      };
      const found = planPurchase(row, calendarOf(row, week), today)!;
      const total = STAGE_ORDER.reduce((sum, stage) => sum + row[PURCHASE_STAGES[stage].field], 0);
      // Back from the day on site, itself a work day or not.
      expect(found.latest).toBe(step(row.needed_on!, -total, week));
      const first = step(addDays(today, -1), 1, week);
      expect(found.expected_on).toBe(found.slack < 0 ? step(first, total, week) : row.needed_on);
      expect(found.stages[0]?.planned?.from).toBe(found.slack < 0 ? first : found.latest);
      expect(found.slack < 0).toBe(found.latest < first);
      expect(purchaseSlack(row, calendarOf(row, week), today)).toBe(found.slack);
    }
  });
});

describe('how a late package catches up', () => {
  const ways = (row: Partial<PlannedPackage>) => {
    const whole = { ...electrical, ...row };
    return recoveriesOf(whole, calendarOf(whole), today);
  };

  it('gives up the fewest days of one stage, at most half of it', () => {
    const found = ways({});
    expect(found[0]).toEqual({ stage: 'fabrication', from: 250, to: 232, slack: 0 });
    expect(found).toContainEqual({ stage: 'bid', from: 20, to: 10, slack: -8 });
    expect(found).toContainEqual({ stage: 'submittals', from: 25, to: 13, slack: -6 });
    for (const { from, to } of found) expect(to).toBeGreaterThanOrEqual(from / 2);
  });

  it('is nothing for what is on time, and leaves out stages that are over', () => {
    expect(ways({ needed_on: '2029-01-05' })).toEqual([]);
    const late = ways({ status: 'RECOMMENDED', award_by: '2026-10-09', needed_on: '2027-12-01' });
    expect(late.map(({ stage }) => stage)).not.toContain('bid');
    expect(late.length).toBeGreaterThan(0);
  });
});
