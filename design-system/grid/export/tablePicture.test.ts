import { expect, it } from 'vitest';
import { pictureText } from './tablePicture.ts';

it.each([
  [null, 'money', '-'],
  ['', 'text', '-'],
  [-3_850_000, 'money', '($3,850,000)'],
  [1234.5, 'money', '$1,234.5'],
  [12.345, 'percent', '12.35%'],
  [4_000, 'number', '4,000'],
  [true, 'text', 'Yes'],
  ['Window\nwall', 'text', 'Window wall'],
] as const)('%j as %s is read as %s', (value, kind, text) => {
  expect(pictureText(value, kind)).toBe(text);
});
