import { expect, it } from 'vitest';
import { calendarSpans } from './calendarSpans.ts';

const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

it('names every quarter that a stretch touches, across years', () => {
  const spans = calendarSpans('quarters', at('2025-08-08'), at('2026-04-01'));
  expect(spans.map((span) => span.texts[0])).toEqual(['Q3 2025', 'Q4 2025', 'Q1 2026']);
  expect(spans[0]).toMatchObject({ start: at('2025-07-01'), end: at('2025-10-01') });
  expect(spans[2]?.texts).toEqual(['Q1 2026', 'Q1 26', 'Q1']);
});

it('names months, with the year in place of the shortest January', () => {
  const spans = calendarSpans('months', at('2023-12-31'), at('2024-03-01'));
  expect(spans.map((span) => span.texts)).toEqual([
    ['Dec 2023', 'Dec 23', 'Dec', 'D'],
    ['Jan 2024', 'Jan 24', 'Jan', "'24"],
    ['Feb 2024', 'Feb 24', 'Feb', 'F'],
  ]);
  expect(spans[2]?.end).toBe(at('2024-03-01'));
});
