import { describe, expect, it } from 'vitest';
import { FILTER_OPERATORS, type FilterField, OPERATORS_BY_TYPE, operandOf, readFilter } from './index.ts';

const fields: Record<string, FilterField> = {
  name: { type: 'text', label: 'Name' },
  cost: { type: 'money', label: 'Cost' },
  due: { type: 'date', label: 'Due date' },
  status: { type: 'choice', label: 'Status' },
  tags: { type: 'tags', label: 'Tags' },
  closed: { type: 'boolean', label: 'Closed' },
  ca_bim: { type: 'text', label: 'BIM zone', ignored: true },
};
const fieldOf = (id: string) => (Object.hasOwn(fields, id) ? fields[id] : undefined);
const read = (...rules: unknown[]) => readFilter({ match: 'and', rules }, fieldOf);

describe('operators by type of field (docs/product/lists.md)', () => {
  it.each([
    ['equals', ['choice', 'choices'], true],
    ['not_equals', ['choice'], true],
    ['not_equals', ['choices'], false],
    ['contains', ['choices'], true],
    ['contains', ['choice'], false],
    ['one_of', ['choice', 'choices'], true],
    ['not_contains', ['choices'], true],
    ['greater_than', ['number', 'money', 'date'], true],
    ['greater_than_eq', ['number', 'money', 'date'], true],
    ['less_than', ['number', 'money', 'date'], true],
    ['less_than_eq', ['number', 'money', 'date'], true],
    ['greater_than', ['text', 'choice', 'choices', 'boolean'], false],
  ] as const)('%s with %s: %s', (operator, types, offered) => {
    for (const type of types)
      expect((OPERATORS_BY_TYPE[type] as readonly string[]).includes(operator)).toBe(offered);
  });

  it('takes lists where lists are compared', () => {
    expect(operandOf('choices', 'equals')).toBe('many');
    expect(operandOf('choice', 'equals')).toBe('one');
    expect(operandOf('text', 'contains')).toBe('one');
    expect(operandOf('tags', 'contains')).toBe('many');
    expect(Object.keys(FILTER_OPERATORS)).toHaveLength(13);
  });
});

describe('conditions', () => {
  it.each([
    ['no field', { field: null, operator: 'equals', value: 3 }],
    ['no operator', { field: 'cost', operator: null, value: 3 }],
    ['no value', { field: 'cost', operator: 'equals', value: null }],
    ['blank text', { field: 'name', operator: 'contains', value: '  ' }],
    ['empty list', { field: 'tags', operator: 'one_of', value: [] }],
    ['empty range', { field: 'cost', operator: 'between', value: { from: null, to: null } }],
    ['a field that does not apply', { field: 'ca_bim', operator: 'contains', value: 'x' }],
    ['a group without conditions', { match: 'or', rules: [] }],
  ])('with %s are ignored', (_what, rule) => {
    expect(read(rule)).toEqual({ filter: null, problems: [] });
  });

  it.each([
    [
      { field: 'cost', operator: 'between', value: { from: 9, to: 1 } },
      'Cost: Min must not be greater than Max',
    ],
    [
      { field: 'cost', operator: 'between', value: { from: 9, to: null } },
      'Cost: Please select a full range',
    ],
    [
      { field: 'due', operator: 'between', value: { from: null, to: '2026-11-20' } },
      'Due date: Please select a full range',
    ],
    [
      { field: 'due', operator: 'between', value: { from: '2026-12-01', to: '2026-11-20' } },
      'Due date: The first day must not be after the last',
    ],
    [
      { field: 'due', operator: 'equals', value: '2026-02-30' },
      'Due date: This value does not fit. Choose it again.',
    ],
    [
      { field: 'cost', operator: 'equals', value: 'cheap' },
      'Cost: This value does not fit. Choose it again.',
    ],
    [{ field: 'tags', operator: 'one_of', value: '7' }, 'Tags: This value does not fit. Choose it again.'],
    [
      { field: 'status', operator: 'greater_than', value: 'A' },
      'Status cannot be compared by "greater_than".',
    ],
    [{ field: 'colour', operator: 'equals', value: 'red' }, 'There is no field "colour" to filter by.'],
    [{ field: 'toString', operator: 'equals', value: 'red' }, 'There is no field "toString" to filter by.'],
    ['rubbish', 'A condition of the filter could not be read.'],
  ])('%j is refused: %s', (rule, sentence) => {
    expect(read(rule)).toEqual({ filter: null, problems: [sentence] });
  });

  it('keeps what applies in its groups', () => {
    const inner = {
      match: 'or',
      rules: [{ field: 'closed', operator: 'equals', value: false }, { field: null }],
    };
    expect(read({ field: 'tags', operator: 'one_of', value: ['7', '7'] }, inner)).toEqual({
      problems: [],
      filter: {
        match: 'and',
        rules: [
          { field: 'tags', type: 'tags', operator: 'one_of', value: ['7'] },
          { match: 'or', rules: [{ field: 'closed', type: 'boolean', operator: 'equals', value: false }] },
        ],
      },
    });
  });

  it('says where a filter is too deep or too long', () => {
    const deep = (levels: number): unknown =>
      levels === 0
        ? { field: 'name', operator: 'contains', value: 'x' }
        : { match: 'and', rules: [deep(levels - 1)] };
    expect(read(deep(2)).problems).toEqual([]);
    expect(read(deep(3)).problems).toEqual(['Groups can be nested at most 3 levels deep.']);
    const many = Array.from({ length: 51 }, () => ({ field: 'name', operator: 'contains', value: 'x' }));
    expect(read(...many).problems).toEqual(['A filter can hold at most 50 conditions.']);
    expect(readFilter([], fieldOf).problems).toEqual(['The filter could not be read. Set it again.']);
  });
});
