import { describe, expect, it } from 'vitest';
import { defineFields, fieldNames, fieldProblems, labelOf, typedNames } from './index.ts';

const fields = defineFields({
  number: { label: 'Number', kind: 'count', fixed: true },
  name: { label: 'Name', kind: 'text', max: 10, required: true },
  note: { label: 'Note', kind: 'text', max: 20, lines: true },
  budget: { label: 'Budget', kind: 'money', min: 0 },
  rate: { label: 'Rate', kind: 'percent', min: 0, max: 100 },
  units: { label: 'Units', kind: 'count', min: 1 },
  area: { label: 'Area', kind: 'area' },
  due: { label: 'Due date', kind: 'date' },
  state: { label: 'State', kind: 'choice', choices: { OPEN: 'Open', DONE: 'Done' } },
  owner_id: { label: 'Owner', kind: 'reference', to: 'person' },
  tag_ids: { label: 'Tags', kind: 'references', to: 'tag' },
  hidden: { label: 'Hidden', kind: 'flag' },
  names: { label: 'Names', kind: 'texts', max: 3 },
});
const today = '2026-10-12';
const problem = (draft: Record<string, unknown>, isNew = false) =>
  fieldProblems(fields, draft, { today, isNew });

describe('a table of fields', () => {
  it('names its fields, those that are typed, and their labels', () => {
    expect(fieldNames(fields).slice(0, 2)).toEqual(['number', 'name']);
    expect(typedNames(fields)).not.toContain('number');
    expect([labelOf(fields, 'due'), labelOf(fields, 'elsewhere')]).toEqual(['Due date', 'elsewhere']);
  });

  it('asks for required fields of a new row, and of one that exists only where they are emptied', () => {
    expect(problem({}, true)).toEqual({ name: ['Name is required'] });
    expect(problem({})).toEqual({});
    expect(problem({ name: '  ' })).toEqual({ name: ['Name is required'] });
    expect(problem({ name: null })).toEqual({ name: ['Name is required'] });
  });

  it.each([
    [{ name: 'a'.repeat(11) }, 'Name is longer than 10 characters. Shorten it.'],
    [{ name: 'a\u0007' }, 'Name has a character that cannot be shown. Type it again instead of pasting.'],
    [{ name: 'a\nb' }, 'Name has a character that cannot be shown. Type it again instead of pasting.'],
    [{ name: 5 }, 'Name is text.'],
    [{ budget: -0.01 }, 'Budget is not negative. Enter $0 or more.'],
    [{ budget: 'much' }, 'Budget is an amount. Enter digits.'],
    [
      { budget: 1e15 },
      'The amount is too large. Amounts go up to $999,999,999,999.99; check for a slipped digit.',
    ],
    [{ rate: 100.5 }, 'Rate is between 0 and 100. Enter a number in that range.'],
    [{ rate: Number.NaN }, 'Rate is a number. Enter digits.'],
    [{ units: 0 }, 'Units is at least 1. Enter a larger number.'],
    [{ units: 1.5 }, 'Units is a whole number. Leave the decimals out.'],
    [{ area: { value: 5, unit: 'acres' } }, 'Choose a unit for area.'],
    [{ area: { value: -5, unit: 'acre' } }, 'Area is at least 0. Enter a larger number.'],
    [{ state: 'GONE' }, 'Choose state from the list: Open, Done.'],
    [{ state: 'toString' }, 'Choose state from the list: Open, Done.'],
    [{ owner_id: 'Ann' }, 'Choose owner from the list.'],
    [{ tag_ids: [1, 'x'] }, 'Choose tags from the list.'],
    [{ hidden: 'yes' }, 'Hidden is yes or no.'],
    [{ names: ['abcd'] }, 'Names is longer than 3 characters. Shorten it.'],
  ])('says what is wrong with %j', (draft, text) => {
    expect(Object.values(problem(draft))).toEqual([[text]]);
  });

  it('takes what is right, and what is empty where nothing is required', () => {
    const right = {
      name: 'Tower',
      note: 'two\nlines',
      budget: 305_000_000,
      rate: 0,
      units: 3,
      area: { value: 6.2, unit: 'acre' },
      due: '2027-01-31',
      state: 'OPEN',
      owner_id: 7,
      tag_ids: [1, 2],
      hidden: false,
      names: ['a'],
      number: 'never looked at',
    };
    expect(problem(right, true)).toEqual({});
    expect(problem({ note: '', budget: null, due: null, tag_ids: [] })).toEqual({});
  });

  it('leaves dates to the rule of dates', () => {
    expect(problem({ due: '2052-01-01' }).due).toHaveLength(1);
    expect(problem({ due: 'soon' }).due).toHaveLength(1);
  });
});
