import { expect, it } from 'vitest';
import type { Timeline } from '../timelineQueries.ts';
import { lagOf } from './lagOf.ts';

const timeline = {
  calendars: [{ id: 1, is_default: true, work_days: [1, 2, 3, 4, 5], holidays: ['2027-02-03'] }],
} as unknown as Timeline;
const at = (from: string, kind: 'milestone' | 'activity' = 'milestone') => ({ from, kind });

it.each([
  ['a week with a day off', at('2027-02-01'), at('2027-02-08'), 4],
  ['the next work day', at('2027-02-05'), at('2027-02-08'), 1],
  ['a milestone before it', at('2027-02-08'), at('2027-02-01'), 0],
  ['an activity', at('2027-02-01'), at('2027-02-08', 'activity'), 0],
])('keeps the distance of two milestones: %s', (_, before, after, days) => {
  expect(lagOf(timeline, before, after)).toBe(days);
});
