import { expect, it } from 'vitest';
import { plain } from './printable.ts';

it.each([
  ['.a', '.a'],
  ['.a:hover', '.a'],
  ['.a::before', '.a'],
  ['.a:not(.b):first-child > .c', '.a > .c'],
  ['.a > :first-child', '.a > *'],
  [':root .a', '* .a'],
  ['.a, :focus', '.a, *'],
  ['.a:is(.b, :not(.c)) + ::marker', '.a + *'],
  ['::selection', '*'],
])('%s asks for %s', (selector, asked) => {
  expect(plain(selector)).toBe(asked);
});
