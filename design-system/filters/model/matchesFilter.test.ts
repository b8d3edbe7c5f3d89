import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appliedFilter, isComplete, problemsOf } from './checkCondition.ts';
import { describeFilter } from './describeFilter.ts';
import { exampleFields as fields } from './exampleFields.ts';
import { anyFilter, anyRow } from './filterArbitraries.ts';
import { createCondition, createGroup, type FieldContent, type FilterValue } from './filterTypes.ts';
import { matchesFilter, rowTest } from './matchesFilter.ts';
import { type FilterOperator, filterTypes, operatorsOf } from './operators.ts';

type Row = Record<string, unknown>;
const read = (row: Row, id: string) => row[id] as FieldContent;
const condition = (field: string, operator: FilterOperator, value: FilterValue = null) =>
  createCondition({ field, operator, value });
const passes = (row: Row, field: string, operator: FilterOperator, value: FilterValue = null) =>
  matchesFilter(createGroup('and', [condition(field, operator, value)]), fields, read, row);
const fieldNamed = (id: string) => fields.find((field) => field.id === id);

describe('a condition', () => {
  it.each<[Row, string, FilterOperator, FilterValue, boolean]>([
    [{ name: 'Window Wall' }, 'name', 'contains', 'wall', true],
    [{ name: 'Window Wall' }, 'name', 'not_contains', 'wall', false],
    [{}, 'name', 'not_contains', 'wall', true],
    [{ name: ' window wall ' }, 'name', 'equals', 'Window Wall', true],
    [{ name: 'Window Wall' }, 'name', 'starts_with', 'wall', false],
    [{ name: '  ' }, 'name', 'is_empty', null, true],
    [{ cost: -3850000 }, 'cost', 'less_than', 0, true],
    [{ cost: 0 }, 'cost', 'is_empty', null, false],
    [{ cost: null }, 'cost', 'less_than', 5, false],
    [{ cost: null }, 'cost', 'not_equals', 5, true],
    [{ cost: 5 }, 'cost', 'between', { from: 5, to: 5 }, true],
    [{ cost: Number.NaN }, 'cost', 'greater_than_eq', 0, false],
    [{ due: '2026-11-20' }, 'due', 'less_than', '2026-11-21', true],
    [{ due: '2026-11-20' }, 'due', 'between', { from: '2026-11-20', to: '2026-11-20' }, true],
    [{ due: null }, 'due', 'less_than_eq', '2026-11-21', false],
    [{ status: 'DRAFT' }, 'status', 'one_of', ['PENDING', 'DRAFT'], true],
    [{ status: 'DRAFT' }, 'status', 'not_contains', ['PENDING', 'DRAFT'], false],
    [{ status: null }, 'status', 'not_equals', 'DRAFT', true],
    [{ assignee: '2' }, 'assignee', 'equals', '2', true],
    [{ tags: ['7', '8'] }, 'tags', 'contains', ['7', '8'], true],
    [{ tags: ['7'] }, 'tags', 'contains', ['7', '8'], false],
    [{ tags: ['8', '7'] }, 'tags', 'equals', ['7', '8'], true],
    [{ tags: ['7', '8', '9'] }, 'tags', 'equals', ['7', '8'], false],
    [{ tags: [] }, 'tags', 'is_empty', null, true],
    [{}, 'deleted', 'equals', false, true],
    [{ deleted: true }, 'deleted', 'equals', true, true],
  ])('on %j: %s %s %j is %s', (row, field, operator, value, expected) => {
    expect(passes(row, field, operator, value)).toBe(expected);
  });

  it('offers something for each type, and the words differ within a type', () => {
    for (const type of filterTypes) {
      const labels = operatorsOf(type).map(({ label }) => label);
      expect(labels.length).toBeGreaterThan(0);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('is incomplete without a field, an operator or a value, and then lets every row through', () => {
    const unfinished = [
      createCondition(),
      createCondition({ field: 'cost' }),
      condition('cost', 'equals'),
      condition('name', 'contains', '  '),
      condition('status', 'one_of', []),
      condition('cost', 'between', { from: 1, to: null }),
      condition('ghost', 'equals', 1),
    ];
    for (const one of unfinished) {
      expect(isComplete(one, fieldNamed(one.field ?? ''))).toBe(false);
      expect(rowTest(createGroup('and', [one]), fields, read)({})).toBe(true);
    }
  });

  it('marks both ends of a range that is upside down, and the missing one of half a range', () => {
    const cost = fieldNamed('cost');
    expect(problemsOf(condition('cost', 'between', { from: 9, to: 1 }), cost)).toEqual({
      from: 'Min must not be greater than Max',
      to: 'Min must not be greater than Max',
    });
    const due = fieldNamed('due');
    expect(problemsOf(condition('due', 'between', { from: '2026-01-01', to: null }), due)).toEqual({
      to: 'Please select a full range',
    });
    expect(problemsOf(condition('due', 'between', { from: null, to: '2026-01-01' }), due)).toEqual({
      from: 'Please select a full range',
    });
    expect(problemsOf(condition('due', 'between'), due)).toEqual({});
    expect(problemsOf(condition('status', 'one_of', ['GONE']), fieldNamed('status'))).toHaveProperty('value');
    expect(problemsOf(condition('ghost', 'equals', 1), undefined)).toHaveProperty('field');
  });
});

describe('a filter', () => {
  it('joins its conditions by and, or and groups, as one would by hand', () => {
    fc.assert(
      fc.property(anyFilter, anyRow, (filter, row) => {
        const byHand = (rule: (typeof filter)['rules'][number]): boolean | undefined => {
          if (rule.kind === 'condition')
            return isComplete(rule, fieldNamed(rule.field ?? ''))
              ? matchesFilter(createGroup('and', [rule]), fields, read, row)
              : undefined;
          const answers = rule.rules.map(byHand).filter((answer) => answer !== undefined);
          if (answers.length === 0) return undefined;
          return rule.match === 'and' ? !answers.includes(false) : answers.includes(true);
        };
        expect(matchesFilter(filter, fields, read, row)).toBe(byHand(filter) ?? true);
      }),
    );
  });

  it('says nothing where nothing applies, and something where something does', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const text = describeFilter(filter, fields);
        expect(text === '').toBe(appliedFilter(filter, fields) === null);
        expect(text).not.toMatch(/undefined|null|NaN/);
        const open = text.replaceAll(/"[^"]*"/g, '');
        expect(open.split('(').length).toBe(open.split(')').length);
      }),
    );
  });

  it('reads as a sentence', () => {
    const filter = createGroup('and', [
      condition('status', 'one_of', ['PENDING', 'DRAFT']),
      createCondition({ field: 'name' }),
      createGroup('or', [
        condition('cost', 'greater_than', 10_000),
        condition('due', 'between', { from: '2026-11-01', to: '2026-11-20' }),
      ]),
      createGroup('or', [condition('area', 'greater_than_eq', 500), condition('limit', 'equals')]),
      condition('name', 'contains', 'wall'),
      condition('tags', 'contains', ['7', '8']),
      condition('deleted', 'equals', false),
    ]);
    expect(describeFilter(filter, fields)).toBe(
      'Status is any of Pending or Draft and (Cost is more than $10,000 or Due date is between Nov 01, 2026 and Nov 20, 2026)' +
        ' and Estimated area is at least 500 GSF and Name contains "wall" and Tags has all of Envelope and Long lead and Deleted is No',
    );
    expect(describeFilter(createGroup(), fields)).toBe('');
  });
});
