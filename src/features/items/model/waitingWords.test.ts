import { expect, it } from 'vitest';
import { scheduleWords, waitedWords, waitingWords } from './waitingWords.ts';

const item = {
  status: 'PENDING' as const,
  deadline: { id: 4, name: '50% DD', date: '2026-10-30' },
  weekly_waiting_cost: 28_000,
};

it.each([
  ['2026-10-12', 'To be decided by Oct 30, 2026: 18 days left. Each week after it costs $28,000.'],
  ['2026-10-29', 'To be decided by Oct 30, 2026: 1 day left. Each week after it costs $28,000.'],
  ['2026-10-30', 'To be decided by Oct 30, 2026: today is the last day. Each week after it costs $28,000.'],
  [
    '2026-11-09',
    'Has been waiting for 10 days since Oct 30, 2026 and has cost $40,000. Each further week costs $28,000.',
  ],
])('on %s: %s', (today, text) => {
  expect(waitingWords(item, today)).toEqual({ text, isLate: today > '2026-10-30' });
});

it('says nothing of a price that nobody gave, nor of what is decided', () => {
  expect(waitingWords({ ...item, weekly_waiting_cost: null }, '2026-11-09')?.text).toBe(
    'Has been waiting for 10 days since Oct 30, 2026.',
  );
  expect(waitingWords({ ...item, status: 'APPROVED' }, '2026-11-09')).toBeNull();
  expect(waitingWords({ ...item, deadline: null }, '2026-11-09')).toBeNull();
});

it('says of what has just been decided which deadline it had', () => {
  expect(waitedWords(item)).toEqual({
    text: 'No longer waiting. Its deadline was Oct 30, 2026.',
    isLate: false,
  });
  expect(waitedWords({ deadline: null })).toBeNull();
});

it.each([
  [null, false, '-'],
  [0, true, 'No change'],
  [1, false, '1 day later'],
  [-30, true, '30 days earlier, critical'],
])('tells %s days as words', (schedule_days, is_schedule_critical, words) =>
  expect(scheduleWords({ schedule_days, is_schedule_critical })).toBe(words),
);
