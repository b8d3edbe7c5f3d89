import { expect, it } from 'vitest';
import { createDailyPlan } from '#server/services/daily/dailyWork.ts';
import { testApp } from '#tests/support/testApp.ts';
import { dashboardWorks } from './checkThresholds.ts';

const app = await testApp();

/** The days on which a company's thresholds are looked at while the clock goes through these moments. */
async function daysChecked(timeZone: string, moments: readonly string[]): Promise<string[]> {
  await app.asOwner('update tenant set time_zone = $1 where id = 1', [timeZone]);
  const days: string[] = [];
  const plan = createDailyPlan({
    database: app.database,
    jobs: {
      enqueue: async (tx, { key }) => {
        if (tx.tenantId === 1) days.push(String(key));
        return 1;
      },
    },
    works: dashboardWorks,
    originOf: (slug) => `http://${slug}.localhost`,
    notifies: true,
  });
  for (const moment of moments) await plan(new Date(moment));
  return days;
}

it.each([
  [
    'a day ahead of UTC',
    'Pacific/Kiritimati',
    ['2031-03-02T14:59:00Z', '2031-03-02T15:00:00Z', '2031-03-03T09:59:00Z', '2031-03-03T10:01:00Z'],
    ['2031-03-03'],
  ],
  [
    'behind UTC, over midnight there and here',
    'America/Los_Angeles',
    [
      '2031-03-03T12:59:00Z',
      '2031-03-03T13:00:00Z',
      '2031-03-04T00:01:00Z',
      '2031-03-04T07:59:00Z',
      '2031-03-04T08:01:00Z',
    ],
    ['2031-03-03'],
  ],
  [
    'half an hour off',
    'Asia/Kolkata',
    ['2031-03-02T23:29:00Z', '2031-03-02T23:30:00Z', '2031-03-03T18:31:00Z', '2031-03-03T23:30:00Z'],
    ['2031-03-03', '2031-03-04'],
  ],
  [
    'on the night when clocks go forward',
    'America/Denver',
    ['2031-03-09T10:59:00Z', '2031-03-09T11:00:00Z', '2031-03-10T11:00:00Z'],
    ['2031-03-09', '2031-03-10'],
  ],
  [
    'on the night when clocks go back',
    'America/Denver',
    ['2031-11-02T11:30:00Z', '2031-11-02T12:00:00Z', '2031-11-03T11:59:00Z', '2031-11-03T12:00:00Z'],
    ['2031-11-02', '2031-11-03'],
  ],
])('thresholds are looked at once a day from five o’clock on: %s', async (_what, zone, moments, days) => {
  expect(await daysChecked(zone, moments)).toEqual(days);
});
