import { expect, it } from 'vitest';
import { cutText, wrapText } from './cutText.ts';

const measure = (text: string) => text.length * 7;

it('leaves what fits and cuts what does not', () => {
  expect(cutText('Concrete', 56, measure)).toBe('Concrete');
  expect(cutText('Concrete', 49, measure)).toBe('Concre…');
  expect(cutText('Site and Landscape', 70, measure)).toBe('Site and…');
  expect(cutText('Concrete', 3, measure)).toBe('…');
});

it('wraps at spaces and cuts the last line', () => {
  expect(wrapText('Central Utility Plant', 110, 2, measure)).toEqual(['Central Utility', 'Plant']);
  expect(wrapText('Central Utility Plant and Garage', 90, 2, measure)).toEqual(['Central', 'Utility Pla…']);
  expect(wrapText('Concrete', 30, 2, measure)).toEqual(['Con…']);
  expect(wrapText('', 30, 2, measure)).toEqual([]);
});
