import { describe, expect, it } from 'vitest';
import {
  type AttributeType,
  type AttributeValue,
  convertAttribute,
  definitionProblems,
  previewChange,
  slugFor,
  tidyOptions,
} from './index.ts';

const options = [
  { option_id: 3, option_value: 'Gold' },
  { option_id: 5, option_value: 'Silver' },
];
const of = (type: AttributeType, own = options) => ({
  name: 'Grade',
  type,
  unit: type === 'UNIT' ? 'ft' : null,
  options: type === 'SELECT' || type === 'MULTISELECT' || type === 'TAG' ? own : [],
});

describe('convertAttribute', () => {
  it.each<[AttributeType, AttributeType, AttributeValue, string, AttributeValue | null]>([
    ['TEXT', 'TEXT', 'North', 'kept', 'North'],
    ['NUMBER', 'CURRENCY', 12.5, 'kept', 12.5],
    ['PERCENTAGE', 'UNIT', -3, 'kept', -3],
    ['MULTISELECT', 'TAG', [3, 5], 'kept', [3, 5]],
    ['NUMBER', 'TEXT', 1234.5, 'converted', '1,234.5'],
    ['CURRENCY', 'TEXT', -1200, 'converted', '($1,200.00)'],
    ['UNIT', 'TEXT', 14, 'converted', '14 ft'],
    ['DATE', 'TEXT', '2026-11-01', 'converted', 'Nov 01, 2026'],
    ['DATE_RANGE', 'TEXT', ['2026-11-01', '2026-11-30'], 'converted', 'Nov 01, 2026 to Nov 30, 2026'],
    ['SELECT', 'TEXT', 5, 'converted', 'Silver'],
    ['TAG', 'TEXT', [3, 5], 'converted', 'Gold, Silver'],
    ['TEXT', 'NUMBER', ' 1,200.5 ', 'converted', 1200.5],
    ['TEXT', 'CURRENCY', '($1,200.00)', 'converted', -1200],
    ['TEXT', 'CURRENCY', '-$15', 'converted', -15],
    ['TEXT', 'PERCENTAGE', '12.5%', 'converted', 12.5],
    ['TEXT', 'UNIT', '14 ft', 'converted', 14],
    ['TEXT', 'NUMBER', '1.23456', 'converted', 1.2346],
    ['TEXT', 'NUMBER', '12 rooms', 'emptied', null],
    ['TEXT', 'NUMBER', '1,2', 'emptied', null],
    ['TEXT', 'NUMBER', '9'.repeat(13), 'emptied', null],
    ['TEXT', 'NUMBER', '1e5', 'emptied', null],
    ['TEXT', 'DATE', '11/01/2026', 'converted', '2026-11-01'],
    ['TEXT', 'DATE', '02/30/2026', 'emptied', null],
    ['TEXT', 'DATE_RANGE', '11/01/2026 to 11/30/2026', 'converted', ['2026-11-01', '2026-11-30']],
    ['TEXT', 'DATE_RANGE', '2026-11-30 to 2026-11-01', 'emptied', null],
    ['TEXT', 'SELECT', 'gold', 'converted', 3],
    ['TEXT', 'SELECT', 'Bronze', 'emptied', null],
    ['TEXT', 'TAG', 'silver; Gold', 'converted', [3, 5]],
    ['TEXT', 'TAG', 'silver, Bronze', 'shortened', [5]],
    ['TEXT', 'MULTISELECT', 'Bronze', 'emptied', null],
    ['NUMBER', 'DATE', 12, 'emptied', null],
    ['DATE', 'NUMBER', '2026-11-01', 'emptied', null],
    ['DATE', 'DATE_RANGE', '2026-11-01', 'converted', ['2026-11-01', '2026-11-01']],
    ['DATE_RANGE', 'DATE', ['2026-11-01', '2026-11-01'], 'converted', '2026-11-01'],
    ['DATE_RANGE', 'DATE', ['2026-11-01', '2026-11-30'], 'shortened', '2026-11-01'],
    ['SELECT', 'MULTISELECT', 5, 'converted', [5]],
    ['MULTISELECT', 'SELECT', [5], 'converted', 5],
    ['TAG', 'SELECT', [3, 5], 'shortened', 3],
    ['SELECT', 'NUMBER', 5, 'emptied', null],
  ])('%s to %s: %o is %s as %o', (from, to, value, outcome, next) => {
    expect(convertAttribute(of(from), of(to), value)).toEqual({ outcome, value: next });
  });

  const less = [options[1]!];
  it.each<[AttributeType, AttributeValue, [number, number | null][], string, AttributeValue | null]>([
    ['SELECT', 5, [], 'kept', 5],
    ['SELECT', 3, [], 'emptied', null],
    ['SELECT', 3, [[3, 5]], 'converted', 5],
    ['SELECT', 3, [[3, null]], 'emptied', null],
    ['SELECT', 3, [[3, 99]], 'emptied', null],
    ['TAG', [3, 5], [], 'shortened', [5]],
    ['TAG', [3, 5], [[3, 5]], 'converted', [5]],
    ['TAG', [3], [], 'emptied', null],
    ['TAG', [5], [], 'kept', [5]],
  ])('%s of %o without Gold, moves %o: %s', (type, value, moves, outcome, next) => {
    expect(convertAttribute(of(type), of(type, less), value, new Map(moves))).toEqual({
      outcome,
      value: next,
    });
  });
});

it('counts what a change does to all values, and how many name each choice', () => {
  const values = [3, 3, 5, 3];
  expect(previewChange(of('SELECT'), of('SELECT', [options[1]!]), values, new Map([[3, 5]]))).toEqual({
    total: 4,
    outcomes: { kept: 1, converted: 3, shortened: 0, emptied: 0 },
    changes: [{ from: 'Gold', to: 'Silver', outcome: 'converted', count: 3 }],
    option_counts: [
      { option_id: 3, count: 3 },
      { option_id: 5, count: 1 },
    ],
  });
  expect(previewChange(of('TEXT'), of('NUMBER'), ['a', '5', 'a'], new Map()).changes).toEqual([
    { from: 'a', to: null, outcome: 'emptied', count: 2 },
    { from: '5', to: '5', outcome: 'converted', count: 1 },
  ]);
});

describe('definitionProblems', () => {
  const choice = (...values: string[]) => values.map((option_value) => ({ option_id: null, option_value }));
  const problems = (draft: object, isNew = true) =>
    definitionProblems(
      { name: 'Grade', type: 'TAG', options: choice('A', 'B'), ...draft },
      { today: '2026-10-12', isNew },
    );
  it.each<[object, string, RegExp]>([
    [{ options: choice('A', '  ') }, 'options', /^At least 2 options are required$/],
    [{ options: choice('A', 'a ') }, 'options', /there twice/],
    [{ options: choice('A', 'x'.repeat(121)) }, 'options', /longer than 120/],
    [{ options: choice(...Array.from({ length: 101 }, (_, i) => `c${i}`)) }, 'options', /at most 100/],
    [{ name: '  ' }, 'name', /required/i],
    [{ name: 'x'.repeat(81) }, 'name', /longer than 80/],
    [{ type: 'COLOR' }, 'type', /Choose type from the list/],
  ])('of %o', (draft, field, words) => expect(problems(draft)[field]?.[0]).toMatch(words));
  it('finds none in what is sound, nor choices missing from other types', () => {
    expect(problems({})).toEqual({});
    expect(problems({ type: 'NUMBER', options: [] })).toEqual({});
  });
});

it('drops empty choices and trims the others', () => {
  expect(
    tidyOptions([
      { option_id: 1, option_value: ' A ' },
      { option_id: null, option_value: ' ' },
    ]),
  ).toEqual([{ option_id: 1, option_value: 'A' }]);
});

it.each([
  ['Bed count', [], 'bed_count'],
  ['Bed count', ['bed_count', 'bed_count_2'], 'bed_count_3'],
  ['Größe m²', [], 'gro_e_m2'],
  ['***', [], 'attribute'],
])('names %o in filters, beside %o, %s', (name, taken, slug) => {
  expect(slugFor(name, new Set(taken))).toBe(slug);
});
