import { expect, it } from 'vitest';
import { calendarSpans } from './calendarSpans.ts';
import { placeSpans } from './placeSpans.ts';

const start = Date.UTC(2024, 9, 1);
const end = Date.UTC(2030, 0, 1);
const measure = (text: string) => text.length * 6;
const toX = (width: number) => (date: number) => ((date - start) / (end - start)) * width;

/** What is written over a plot so wide. */
function namesOver(width: number, kind: 'quarters' | 'months') {
  const plot = { left: 0, right: width, top: 20, bottom: 100 };
  const { texts } = placeSpans(calendarSpans(kind, start, end), plot, toX(width), false, measure);
  return texts.map(({ text }) => text);
}

it('names quarters where they have room', () => {
  expect(namesOver(900, 'quarters').slice(0, 3)).toEqual(['Q4 24', 'Q1 25', 'Q2 25']);
});

it.each(['quarters', 'months'] as const)('names years where %s have no room', (kind) => {
  expect(namesOver(250, kind)).toEqual(['2025', '2026', '2027', '2028', '2029']);
});

it('names nothing where not even years have room', () => {
  expect(namesOver(60, 'months')).toEqual([]);
});
