import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRule,
  conditionLimit,
  copyRule,
  depthLimit,
  duplicateRule,
  moveRule,
  placeOf,
  removeRule,
  replaceCondition,
  setMatch,
} from './editFilter.ts';
import { anyFilter } from './filterArbitraries.ts';
import {
  countConditions,
  createCondition,
  createGroup,
  depthOf,
  type FilterGroup,
  type FilterRule,
  maxDepth,
} from './filterTypes.ts';
import { storeFilter } from './storedFilter.ts';

const idsOf = (rule: FilterRule): string[] =>
  rule.kind === 'condition' ? [rule.id] : [rule.id, ...rule.rules.flatMap(idsOf)];
const named = (field: string) => createCondition({ field });
const shape = (filter: FilterGroup): unknown =>
  filter.rules.map((rule) => (rule.kind === 'condition' ? rule.field : shape(rule)));

/** A filter together with one of its rules. */
const filterAndRule = anyFilter
  .filter((filter) => filter.rules.length > 0)
  .chain((filter) =>
    fc.record({ filter: fc.constant(filter), id: fc.constantFrom(...idsOf(filter).slice(1)) }),
  );

describe('moving', () => {
  it('loses nothing, keeps the depth, and moving back restores the filter', () => {
    fc.assert(
      fc.property(filterAndRule, fc.constantFrom('up', 'down'), ({ filter, id }, direction) => {
        const moved = moveRule(filter, id, direction);
        expect(idsOf(moved).toSorted()).toEqual(idsOf(filter).toSorted());
        expect(depthOf(moved)).toBeLessThanOrEqual(maxDepth);
        const back = moved === filter ? filter : moveRule(moved, id, direction === 'up' ? 'down' : 'up');
        expect(back).toEqual(filter);
      }),
    );
  });

  it('walks through groups as they read', () => {
    const a = named('a');
    const filter = createGroup('and', [a, createGroup('or', [named('b')]), named('c')]);
    const once = moveRule(filter, a.id, 'down');
    expect(shape(once)).toEqual([['a', 'b'], 'c']);
    const twice = moveRule(once, a.id, 'down');
    expect(shape(twice)).toEqual([['b', 'a'], 'c']);
    const thrice = moveRule(twice, a.id, 'down');
    expect(shape(thrice)).toEqual([['b'], 'a', 'c']);
    const last = moveRule(thrice, a.id, 'down');
    expect(shape(last)).toEqual([['b'], 'c', 'a']);
    expect(moveRule(last, a.id, 'down')).toBe(last);
  });
});

describe('editing', () => {
  it('adds, changes, copies and removes', () => {
    const b = named('b');
    const inner = createGroup('or', [b]);
    const filter = createGroup('and', [named('a'), inner]);
    expect(shape(addRule(filter, inner.id, named('c')))).toEqual(['a', ['b', 'c']]);
    expect(shape(removeRule(filter, inner.id))).toEqual(['a']);
    expect(placeOf(setMatch(filter, inner.id, 'and'), b.id)?.path[1]?.match).toBe('and');
    expect(shape(replaceCondition(filter, { ...b, field: 'z' }))).toEqual(['a', ['z']]);
    expect(shape(duplicateRule(filter, inner.id, copyRule(inner)))).toEqual(['a', ['b'], ['b']]);
  });

  it('copies with identities of its own', () => {
    fc.assert(
      fc.property(filterAndRule, ({ filter, id }) => {
        const place = placeOf(filter, id);
        const rule = place?.path.at(-1)?.rules[place.index];
        if (!rule) throw new Error(`${id} stands nowhere.`);
        const twice = duplicateRule(filter, id, copyRule(rule));
        expect(new Set(idsOf(twice)).size).toBe(idsOf(filter).length + idsOf(rule).length);
        expect(countConditions(twice)).toBe(countConditions(filter) + countConditions(rule));
        const copy = placeOf(twice, id);
        const behind = copy?.path.at(-1)?.rules[copy.index + 1];
        expect(storeFilter(createGroup('and', behind ? [behind] : []))).toEqual(
          storeFilter(createGroup('and', [rule])),
        );
      }),
    );
  });

  it('leaves every other part of the filter alone', () => {
    const inner = createGroup('or', [named('b')]);
    const filter = createGroup('and', [named('a'), inner]);
    expect(addRule(filter, filter.id, named('c')).rules[1]).toBe(inner);
    expect(removeRule(filter, 'nowhere')).toBe(filter);
  });

  it('says its limits', () => {
    const full = createGroup(
      'and',
      Array.from({ length: 50 }, () => named('a')),
    );
    expect(conditionLimit(full)).toBe('A filter holds at most 50 conditions.');
    expect(conditionLimit(createGroup('and', full.rules.slice(1)))).toBeUndefined();
    expect(depthLimit(3)).toBe('Groups can be at most 3 levels deep.');
    expect(depthLimit(2)).toBeUndefined();
  });
});
