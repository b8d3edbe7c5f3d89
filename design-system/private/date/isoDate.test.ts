import { describe, expect, it } from 'vitest';
import { formatDay, invalidDay, parseDay } from './isoDate.ts';

const today = '2026-11-20';

describe('parseDay', () => {
  it.each([
    ['11/20/2026', '2026-11-20'],
    ['11/20/26', '2026-11-20'],
    ['1/5', '2026-01-05'],
    ['2026-2-3', '2026-02-03'],
    ['Nov 20, 2026', '2026-11-20'],
    ['november 20', '2026-11-20'],
    ['20 Nov 2027', '2027-11-20'],
    ['2/29/2028', '2028-02-29'],
    ['12.31.2026', '2026-12-31'],
  ])('reads %s', (text, iso) => {
    expect(parseDay(text, today)).toBe(iso);
  });
  it.each(['2/29/2026', '2/30', '13/1/2026', '0/5', 'Foo 3', '2026-13-01', '11/20/1850', 'tomorrow', '11'])(
    'refuses %s',
    (text) => {
      expect(parseDay(text, today)).toBeUndefined();
    },
  );
  it('knows an empty text', () => {
    expect(parseDay(' ', today)).toBeNull();
  });
});

it('shows the same day in every zone', () => {
  expect(formatDay('2026-11-20')).toBe('Nov 20, 2026');
  expect(formatDay('2026-01-01')).toBe('Jan 01, 2026');
});

it('says of what is no day how the day of today is written', () => {
  expect(invalidDay('2026-11-20')).toBe('Invalid date. Type it like Nov 20, 2026 or 11/20/2026.');
  expect(invalidDay('2026-01-05')).toBe('Invalid date. Type it like Jan 05, 2026 or 1/5/2026.');
});
