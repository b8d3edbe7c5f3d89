import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateTable } from '#domain/projects/examples';
import {
  addDays,
  addMonths,
  compareDates,
  dateProblem,
  daysBetween,
  formatDate,
  formatDueDate,
  formatGridDate,
  formatMoment,
  formatShortDay,
  fromDayNumber,
  isIsoDate,
  monthsBetween,
  parseDate,
  quartersBetween,
  relativeDay,
  toDayNumber,
} from './index.ts';

const today = '2026-10-12';
const dayNumbers = fc.integer({ min: toDayNumber('1600-01-01'), max: toDayNumber('2599-12-31') });

describe('calendar', () => {
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '26-01-01',
    '',
    '2026-01-01T00:00',
  ])('knows that "%s" is no day', (text) => {
    expect(isIsoDate(text)).toBe(false);
    expect(() => addDays(text, 1)).toThrow(RangeError);
  });

  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('knows that %s is one', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it('counts over leap days and year ends', () => {
    expect(toDayNumber('0001-01-01')).toBe(0);
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
    expect(daysBetween('2026-05-12', '2026-10-30')).toBe(171);
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
    expect(addMonths('2026-11-15', 3)).toBe('2027-02-15');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect([
      compareDates('2026-01-01', today),
      compareDates(today, today),
      compareDates(today, '2026-01-01'),
    ]).toEqual([-1, 0, 1]);
  });

  it('agrees with the proleptic calendar of the platform, day by day', () => {
    fc.assert(
      fc.property(dayNumbers, (n) => {
        const epoch = toDayNumber('1970-01-01');
        expect(fromDayNumber(n)).toBe(new Date((n - epoch) * 86_400_000).toISOString().slice(0, 10));
        expect(toDayNumber(fromDayNumber(n))).toBe(n);
      }),
    );
  });
});

describe('dateProblem', () => {
  it.each(dateTable(today))('says of $day: $message', ({ day, required, message }) => {
    expect(dateProblem(day, today, { required: required ?? false })).toBe(message);
  });

  it('asks for a date that is required, and for no other', () => {
    expect(dateProblem(undefined, today, { required: true })).toBe('Date is required');
    expect(dateProblem(null, today)).toBeNull();
  });

  it('ends the window on February 28 when today is a leap day', () => {
    expect(dateProblem('1999-02-28', '2024-02-29')).toBeNull();
    expect(dateProblem('1999-02-27', '2024-02-29')).toBe('Date is too far in the past');
  });
});

describe('words', () => {
  it('writes days for reading and for grids', () => {
    expect(formatDate('2026-11-20')).toBe('Nov 20, 2026');
    expect(formatDate('2026-03-05')).toBe('Mar 05, 2026');
    expect(formatGridDate('2026-03-05')).toBe('03/05/2026');
    expect(formatShortDay('2026-03-05')).toBe('Mar 5');
    expect(formatMoment('2026-03-05T17:05:00Z', 'America/Denver')).toBe('Mar 05, 2026, 10:05\u00a0AM');
    expect([formatDate(null), formatGridDate(undefined), formatDueDate(null, today)]).toEqual([
      '-',
      '-',
      '-',
    ]);
  });

  it.each([
    [-2, null],
    [-1, 'Yesterday'],
    [0, 'Today...'],
    [1, 'In 1 day...'],
    [8, 'In 8 days...'],
    [14, 'In 14 days...'],
    [15, null],
  ])('says of %i days from now: %s', (days, words) => {
    expect(relativeDay(addDays(today, days), today)).toBe(words);
  });

  it('falls back to the date beyond two weeks', () => {
    expect(formatDueDate('2026-10-20', today)).toBe('In 8 days...');
    expect(formatDueDate('2026-10-28', today)).toBe('10/28/2026');
    expect(formatDueDate('2026-10-01', today)).toBe('10/01/2026');
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['1/5/2026', '2026-01-05'],
    [' Nov 20, 2026 ', '2026-11-20'],
    ['november 3 2026', '2026-11-03'],
    ['20/11/2026', null],
    ['Foo 20, 2026', null],
    ['2/30/2026', null],
    ['', null],
  ])('reads "%s" as %s', (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(dayNumbers, (n) => {
        const date = fromDayNumber(n);
        expect([parseDate(formatDate(date)), parseDate(formatGridDate(date))]).toEqual([date, date]);
      }),
    );
  });
});

describe('top axis', () => {
  it('covers every quarter and month that is touched', () => {
    expect(quartersBetween('2025-09-15', '2026-04-01').map((span) => span.label)).toEqual([
      'Q3 2025',
      'Q4 2025',
      'Q1 2026',
      'Q2 2026',
    ]);
    expect(monthsBetween('2023-12-31', '2024-02-01')).toEqual([
      { label: 'Dec 2023', start: '2023-12-01', end: '2023-12-31' },
      { label: 'Jan 2024', start: '2024-01-01', end: '2024-01-31' },
      { label: 'Feb 2024', start: '2024-02-01', end: '2024-02-29' },
    ]);
    expect(quartersBetween('2026-05-12', '2026-05-12')).toHaveLength(1);
    expect(monthsBetween('2026-05-12', '2026-04-30')).toEqual([]);
  });

  it('leaves no gap between spans', () => {
    fc.assert(
      fc.property(dayNumbers, fc.integer({ min: 0, max: 3000 }), (from, length) => {
        const [start, end] = [fromDayNumber(from), fromDayNumber(from + length)];
        for (const spans of [quartersBetween(start, end), monthsBetween(start, end)]) {
          expect(spans[0]!.start <= start && spans.at(-1)!.end >= end).toBe(true);
          for (const [at, span] of spans.slice(1).entries())
            expect(span.start).toBe(addDays(spans[at]!.end, 1));
        }
      }),
      { numRuns: 30 },
    );
  });
});
