import { expect, it } from 'vitest';
import { figureWidth } from './figureWidth.ts';

it.each([
  ['nothing to show', [], 0, 104],
  ['usual figures', ['-', '$14,000,000', '$320,000'], 0, 104],
  ['a large negative one', ['-', '($999,999,999)'], 0, 114],
  ['the same with an arrow before it', ['($999,999,999)'], 16, 130],
])('%s', (_name, texts, sign, width) => {
  expect(figureWidth(104, texts, sign)).toBe(width);
});
