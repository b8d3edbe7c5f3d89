import { expect, it } from 'vitest';
import { shareText } from './shareText.ts';

it.each([
  [0, '0.0%'],
  [2 / 3, '66.7%'],
  [1 / 3, '33.3%'],
  [1, '100.0%'],
  // Halves go up, whatever is left of them in binary.
  [0.0115, '1.2%'],
  [0.0125, '1.3%'],
  [0.10050000000000001, '10.1%'],
  [1.005 / 100, '1.0%'],
  [-0.0125, '-1.3%'],
  [-0.0001, '0.0%'],
])('%s is written as %s', (share, text) => {
  expect(shareText(share)).toBe(text);
});
