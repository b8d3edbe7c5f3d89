import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleFields as fields } from './exampleFields.ts';
import { anyFilter } from './filterArbitraries.ts';
import { countConditions, depthOf, maxConditions, maxDepth } from './filterTypes.ts';
import { readFilter, storeFilter } from './storedFilter.ts';

const read = (stored: unknown) => readFilter(stored, fields);
const one = (rule: unknown) => read({ match: 'and', rules: [rule] });

describe('a stored filter', () => {
  it('comes back as it was, through JSON', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const stored = storeFilter(filter);
        const { filter: back, problems } = read(JSON.parse(JSON.stringify(stored)));
        expect(problems).toEqual([]);
        expect(storeFilter(back)).toEqual(stored);
      }),
    );
  });

  it('never breaks the reader and never exceeds the limits, whatever it holds', () => {
    const rule = fc.letrec<{ rule: unknown }>((tie) => ({
      rule: fc.oneof(
        { maxDepth: 5 },
        fc.anything(),
        fc.record({
          field: fc.oneof(fc.constantFrom(...fields.map(({ id }) => id)), fc.anything()),
          operator: fc.oneof(fc.constantFrom('equals', 'one_of', 'between', '__proto__'), fc.anything()),
          value: fc.anything(),
        }),
        fc.record({ match: fc.anything(), rules: fc.array(tie('rule'), { maxLength: 60 }) }),
      ),
    })).rule;
    fc.assert(
      fc.property(rule, (stored) => {
        const { filter, problems } = read(stored);
        expect(countConditions(filter)).toBeLessThanOrEqual(maxConditions);
        expect(depthOf(filter)).toBeLessThanOrEqual(maxDepth);
        expect(problems.every((sentence) => sentence.length > 10)).toBe(true);
        // What was read can be stored and read again without a complaint.
        const again = read(JSON.parse(JSON.stringify(storeFilter(filter))));
        expect(again.problems).toEqual([]);
        expect(storeFilter(again.filter)).toEqual(storeFilter(filter));
      }),
    );
  });

  it.each([
    [null, 'The filter could not be read and was left out.'],
    [[], 'The filter could not be read and was left out.'],
    [{ match: 'and', rules: ['x'] }, 'A condition could not be read and was left out.'],
  ])('says what is wrong with %j', (stored, problem) => {
    expect(read(stored).problems).toEqual([problem]);
  });

  it('leaves out fields that are not there, and keeps a field whose operator or value does not fit', () => {
    expect(one({ field: 'ghost', operator: 'equals', value: 1 })).toMatchObject({
      filter: { rules: [] },
      problems: ['There is no field "ghost", so its condition was left out.'],
    });
    expect(one({ field: 'cost', operator: 'contains', value: 1 })).toMatchObject({
      filter: { rules: [{ field: 'cost', operator: null, value: null }] },
      problems: ['Cost cannot be compared by "contains"; choose how.'],
    });
    for (const value of ['1', Number.NaN, Infinity, [1], { from: 1 }])
      expect(one({ field: 'cost', operator: 'equals', value }).problems).toEqual([
        'The value for Cost could not be read; choose it again.',
      ]);
    expect(one({ field: 'due', operator: 'equals', value: '2026-02-30' }).problems).toHaveLength(1);
  });

  it('keeps an option that is no longer offered, so that the form can mark it', () => {
    const { filter, problems } = one({ field: 'status', operator: 'one_of', value: ['GONE', 'PENDING'] });
    expect(problems).toEqual([]);
    expect(filter.rules[0]).toMatchObject({ value: ['GONE', 'PENDING'] });
  });

  it('stops at three levels and at fifty conditions, and says so', () => {
    const deep = { rules: [{ rules: [{ rules: [{ rules: [] }] }] }] };
    expect(read(deep).problems).toEqual(['Groups more than 3 levels deep were left out.']);
    const many = read({ rules: Array.from({ length: 51 }, () => ({ field: 'name' })) });
    expect(countConditions(many.filter)).toBe(50);
    expect(many.problems).toEqual(['Only 50 conditions can stand in a filter; the rest was left out.']);
  });
});
