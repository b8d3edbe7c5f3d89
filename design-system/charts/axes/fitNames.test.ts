import { expect, it } from 'vitest';
import { fitNames } from './fitNames.ts';

const measure = (text: string) => text.length * 7;
const names = [
  { label: 'Concept', detail: 'Sep 15, 2025' },
  { label: '50% SD', detail: 'Jan 20, 2026' },
];

it('writes names with their details where both fit', () => {
  expect(fitNames(names, 100, measure)).toMatchObject({ rows: 2, every: 1, detailed: true });
});

it('leaves the details out before it touches a name', () => {
  expect(fitNames(names, 70, measure)).toMatchObject({ rows: 1, lines: [['Concept'], ['50% SD']] });
});

it('wraps long names, then thins them out', () => {
  const long = ['Central Utility Plant', 'Parking Garage'].map((label) => ({ label }));
  expect(fitNames(long, 120, measure)).toMatchObject({
    rows: 2,
    lines: [['Central Utility', 'Plant'], ['Parking Garage']],
  });
  const { every, lines } = fitNames(long, 20, measure);
  expect(every * 20).toBeGreaterThanOrEqual(Math.max(...lines.map(([line = '']) => measure(line))));
});

it('cuts one long name rather than thin out those that fit', () => {
  const codes = ['A10', 'A20', 'B10', 'B20', 'C10', 'Uncategorized'].map((label) => ({ label }));
  const { every, lines } = fitNames(codes, 41, measure);
  expect(every).toBe(1);
  expect(lines).toEqual([['A10'], ['A20'], ['B10'], ['B20'], ['C10'], ['Unc…']]);
});

it('thins short names out rather than cut them', () => {
  const months = ['Sep 26', 'Oct', 'Nov', 'Dec', 'Jan 27', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map(
    (label) => ({
      label,
    }),
  );
  const { every, lines } = fitNames(months, 46, measure);
  expect(every).toBe(2);
  expect(lines.flat().filter((line) => line.includes('…'))).toEqual([]);
});
