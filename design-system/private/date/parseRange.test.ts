import { expect, it } from 'vitest';
import { parseRange } from './parseRange.ts';

const both = { start: '2026-11-02', end: '2026-11-20' };

it.each([
  ['11/02/2026, 11/20/2026', both],
  ['2026-11-02,2026-11-20', both],
  ['Nov 2, 2026, Nov 20, 2026', both],
  ['Nov 2, 2026 to Nov 20, 2026', both],
  ['11/2 \u2013 11/20', both],
  ['11/2 - 11/20', both],
  ['11/02/2026\t11/20/2026', both],
  ['11/20/2026', { start: '2026-11-20', end: '2026-11-20' }],
])('reads %s', (text, range) => {
  expect(parseRange(text, '2026-11-20')).toEqual(range);
});

it.each(['', 'soon, later', '11/20/2026, 11/02/2026', '11/02/2026,', ', 11/20/2026', '2/30, 3/1'])(
  'refuses "%s"',
  (text) => {
    expect(parseRange(text, '2026-11-20')).toBeUndefined();
  },
);
