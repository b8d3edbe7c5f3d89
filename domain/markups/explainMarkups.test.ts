import { describe, expect, it } from 'vitest';
import { explainMarkups, markupValueProblem, type ProjectMarkup } from './index.ts';

const compound = (id: number, name: string, value: number): ProjectMarkup => ({
  id,
  name,
  kind: 'percent_compound',
  value,
});
const stack = [
  compound(1, 'General conditions', 8.5),
  compound(2, 'Contingency', 5),
  compound(3, 'Insurance', 1.25),
  compound(4, 'Bond', 0.7),
  compound(5, 'Fee', 3.5),
];
const lump: ProjectMarkup = { id: 6, name: 'Mobilization', kind: 'lump_sum', value: '90000' };

describe('explainMarkups', () => {
  it('compounds 100 to 120.222, line by line', () => {
    const { lines, total } = explainMarkups(10_000, stack, []);
    expect(total).toBe(12_022.2);
    expect(lines.map(({ amount }) => amount)).toEqual([850, 542.5, 142.41, 80.74, 406.55]);
  });

  it('shows what is left out and what lies elsewhere with nothing added', () => {
    const { lines, total } = explainMarkups(
      10_000,
      [...stack.slice(0, 2), lump],
      [{ markup_id: 1, is_excluded: true, value: null }],
    );
    expect(lines.map(({ name, applies, amount }) => [name, applies, amount])).toEqual([
      ['General conditions', false, 0],
      ['Contingency', true, 500],
      ['Mobilization', false, 0],
    ]);
    expect(total).toBe(10_500);
  });

  it('takes the item’s own values, and keeps the project’s beside them', () => {
    const { lines, total } = explainMarkups(
      10_000,
      [stack[0] as ProjectMarkup, lump],
      [
        { markup_id: 1, is_excluded: false, value: 10 },
        { markup_id: 6, is_excluded: false, value: 2_500 },
      ],
    );
    expect(lines.map(({ project_value, value, amount }) => [project_value, value, amount])).toEqual([
      [8.5, 10, 1_000],
      [90_000, 2_500, 2_500],
    ]);
    expect(total).toBe(13_500);
  });
});

it.each([
  ['percent_direct', 1000, true],
  ['percent_direct', -100.5, false],
  ['percent_compound', 1000.1, false],
  ['percent_compound', 1.23456, false],
  ['percent_compound', NaN, false],
  ['lump_sum', 999_999_999, true],
  ['lump_sum', -1_000_000_000, false],
  ['lump_sum', null, true],
] as const)('%s of %s may be kept: %s', (kind, value, fits) =>
  expect(markupValueProblem(kind, value) === null).toBe(fits),
);
