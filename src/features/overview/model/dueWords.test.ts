import { expect, it } from 'vitest';
import { dueWords } from './dueWords.ts';

it.each([
  [null, 'No date', undefined],
  ['2026-09-30', '12 days late', 'late'],
  ['2026-10-11', '1 day late', 'late'],
  ['2026-10-12', 'Today', 'soon'],
  ['2026-10-13', 'In 1 day', 'soon'],
  ['2026-10-26', 'In 14 days', 'soon'],
  ['2026-10-27', 'Oct 27', undefined],
  ['2027-01-05', 'Jan 05, 2027', undefined],
] as const)('%s is %s', (date, text, tone) => expect(dueWords(date, '2026-10-12')).toEqual({ text, tone }));
