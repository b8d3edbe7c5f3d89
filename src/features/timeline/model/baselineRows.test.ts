import { expect, it } from 'vitest';
import { type BaselineRow, comparisonText, isMoved, movedText } from './baselineRows.ts';

const span = (from: string, to = from) => ({ from, to });
const row = (more: Partial<BaselineRow>): BaselineRow => ({
  key: 'timelineactivity:1',
  code: 'A-001',
  name: 'Work',
  isMoment: false,
  was: span('2026-11-02', '2026-11-06'),
  is: span('2026-11-02', '2026-11-06'),
  start_days: 0,
  finish_days: 0,
  moved: 0,
  ...more,
});

it.each([
  [{}, '', false],
  [{ start_days: 3, finish_days: 14, moved: 14 }, '+14 days', true],
  [{ start_days: -1, finish_days: -1, moved: -1 }, '−1 day', true],
  [{ start_days: 2 }, '+2 days', true],
  [{ was: null, moved: null }, 'New', true],
  [{ is: null, moved: null }, 'Removed', true],
])('%j is said as "%s"', (more, text, moved) => {
  expect(movedText(row(more))).toBe(text);
  expect(isMoved(row(more))).toBe(moved);
});

it('counts what is later, earlier, new and gone', () => {
  const rows = [
    row({}),
    row({ finish_days: 2, moved: 2 }),
    row({ was: null, moved: null }),
    row({ is: null, moved: null }),
  ];
  expect(comparisonText(rows)).toBe('1 later, 1 new, 1 removed, 1 as in the baseline');
});
