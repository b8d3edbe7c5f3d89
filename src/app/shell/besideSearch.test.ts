import { expect, it } from 'vitest';
import { besideSearch } from './besideSearch.ts';

it.each([
  ['?itemDetailsId=5', '?view=board&score=high', '?view=board&score=high&itemDetailsId=5'],
  ['?itemDetailsId=5', '?itemDetailsId=4&score=high', '?itemDetailsId=5&score=high'],
  ['?itemDetailsId=5', '', '?itemDetailsId=5'],
  ['?score=noMitigation', '?score=high', '?score=noMitigation'],
  ['/projects/1/risks?itemDetailsId=5', '?score=high', '/projects/1/risks?itemDetailsId=5'],
])('follows %s from %s to %s', (href, search, address) => {
  expect(besideSearch(href, search)).toBe(address);
});
