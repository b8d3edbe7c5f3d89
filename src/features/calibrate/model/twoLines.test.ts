import { expect, it } from 'vitest';
import { twoLines } from './twoLines.ts';

it.each([
  ['Cedar Ridge Patient Tower', ['Cedar Ridge', 'Patient Tower']],
  ['St. Brendan Bed Tower', ['St. Brendan', 'Bed Tower']],
  ['Mesa Community Hospital', ['Mesa Community', 'Hospital']],
  ['Lakeshore', ['Lakeshore']],
])('parts %s', (name, lines) => {
  expect(twoLines(name)).toEqual(lines);
});
