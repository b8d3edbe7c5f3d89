import { expect, it } from 'vitest';
import { overlayText } from './overlayText.ts';

const format = (value: number) => `$${value}M`;

it.each([
  [110, 100, 'total', '$110M'],
  [110, 100, 'delta', '▲ $10M 10.0%'],
  [95, 100, 'delta', '▼ $5M 5.0%'],
  [95, 100, 'percent', '▼ 5.0%'],
  [100, 100, 'percent', '0.0%'],
  [10, 0, 'percent', '$10M'],
  [10, 0, 'delta', '▲ $10M'],
  [10, null, 'delta', '$10M'],
  [10, Number.NaN, 'percent', '$10M'],
  [-90, -100, 'delta', '▲ $10M 10.0%'],
] as const)('%d against %s as %s is %s', (end, base, form, text) => {
  expect(overlayText(end, base, form, format)).toBe(text);
});
