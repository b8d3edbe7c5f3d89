import { describe, expect, it } from 'vitest';
import { neighbours, readPastDays, spanOf, writePastDays } from './pastDays.ts';

describe('days in the address', () => {
  it.each([
    ['', { day: null, against: null }],
    ['asOf=2026-09-28', { day: '2026-09-28', against: null }],
    ['asOf=2026-09-28&against=2026-10-12', { day: '2026-09-28', against: '2026-10-12' }],
    ['asOf=yesterday&against=2026-10-12', { day: null, against: null }],
    ['asOf=2026-02-30', { day: null, against: null }],
    ['against=2026-10-12', { day: null, against: null }],
  ])('"%s"', (text, days) => {
    expect(readPastDays(new URLSearchParams(text))).toEqual(days);
  });

  it('leave the filters where they are and close the open item', () => {
    const params = new URLSearchParams('status=DRAFT&itemDetailsId=5');
    const past = writePastDays(params, { day: '2026-09-28', against: '2026-09-28' });
    expect(past.toString()).toBe('status=DRAFT&asOf=2026-09-28');
    expect(writePastDays(past, { day: null, against: null }).toString()).toBe('status=DRAFT');
  });
});

it('two days are compared in order of time', () => {
  const [early, late] = ['2026-09-28', '2026-10-12'];
  expect(spanOf({ day: late, against: early })).toEqual({ from: early, to: late });
  expect(spanOf({ day: early, against: late })).toEqual({ from: early, to: late });
  expect(spanOf({ day: early, against: null })).toBeNull();
});

it('steps go from change to change', () => {
  const days = ['2026-01-05', '2026-02-02', '2026-03-02'].map((date) => ({ date }));
  expect(neighbours(days, '2026-02-02')).toEqual({ earlier: '2026-01-05', later: '2026-03-02' });
  expect(neighbours(days, '2026-01-01')).toEqual({ earlier: null, later: '2026-01-05' });
  expect(neighbours(days, '2026-04-01')).toEqual({ earlier: '2026-03-02', later: null });
});
