import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldProblems } from '#domain/fields';
import {
  budgetDifference,
  componentFields,
  droppedOrder,
  freeColor,
  freeComponentName,
  movedOrder,
  usageProblem,
} from './index.ts';

describe('components', () => {
  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ area_value: -1 }, 'Area is between 0 and 10,000,000,000. Enter a number in that range.'],
    [{ target_budget: -0.01 }, 'Budget is not negative. Enter $0 or more.'],
    [
      { target_budget: 1e13 },
      'The amount is too large. Amounts go up to $999,999,999,999.99; check for a slipped digit.',
    ],
    [{ color_index: 11 }, 'Color is between 1 and 10. Enter a number in that range.'],
    [{ work_type: 'x'.repeat(81) }, 'Work type is longer than 80 characters. Shorten it.'],
  ])('refuses %j', (draft, message) => {
    expect(Object.values(fieldProblems(componentFields, draft, { today: '2026-10-12' }))).toEqual([
      [message],
    ]);
  });

  it.each([
    [{}, null],
    [{ items: 1 }, '"Tower" is used by 1 item. Move them to another component first.'],
    [
      { items: 3, risks: 1, estimate_lines: 1200, program_areas: 1, context_entries: 2 },
      '"Tower" is used by 3 items, 1 risk, 1,200 estimate lines, 1 program area and 2 context entries. Move them to another component first.',
    ],
    [
      { deleted: 2 },
      '"Tower" is used by 2 deleted rows that can be restored. Move them to another component first.',
    ],
  ])('says what uses one: %j', (usage, sentence) => {
    const none = { items: 0, risks: 0, estimate_lines: 0, program_areas: 0, context_entries: 0, deleted: 0 };
    expect(usageProblem('Tower', { ...none, ...usage })).toBe(sentence);
  });

  it('finds names and colors that are free', () => {
    expect(freeComponentName(new Set())).toBe('New component');
    expect(freeComponentName(new Set(['new component', 'new component 2']))).toBe('New component 3');
    expect([freeColor([]), freeColor([1, 2, 4]), freeColor([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1])]).toEqual([
      1, 3, 2,
    ]);
  });

  it.each([
    [[null, null], 100, null],
    [[10], null, null],
    [[0.1, 0.2], 0.3, 0],
    [[7_600_000, 255_000_000, 21_900_000, 14_400_000, 6_600_000], 305_000_000, 500_000],
  ])('adds %j up against %s: %s', (budgets, project, difference) => {
    expect(budgetDifference(budgets, project)).toBe(difference);
  });

  it('adds up to the cent, whatever the budgets (10,000 projects)', () => {
    const cents = fc.integer({ min: 0, max: 9_999_999_999_999 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 40 }), cents, (budgets, project) => {
        const exact = budgets.reduce((sum, one) => sum + BigInt(one), -BigInt(project));
        const found = budgetDifference(
          budgets.map((one) => one / 100),
          project / 100,
        );
        expect(BigInt(Math.round((found ?? 0) * 100))).toBe(exact);
      }),
      { numRuns: 10_000, seed: 16 },
    );
  });

  it.each([
    [1, 1, [2, 1, 3]],
    [3, -2, [3, 1, 2]],
    [1, -1, [1, 2, 3]],
    [2, 99, [1, 3, 2]],
    [9, 1, [1, 2, 3]],
  ])('moves %i by %i', (id, steps, after) => {
    expect(movedOrder([1, 2, 3], id, steps)).toEqual(after);
  });

  it.each([
    [1, 3, 'after', [2, 3, 1]],
    [1, 3, 'before', [2, 1, 3]],
    [3, 1, 'before', [3, 1, 2]],
    [3, 1, 'after', [1, 3, 2]],
    [3, 99, 'after', [3, 1, 2]],
    [2, 2, 'after', [1, 2, 3]],
    [9, 1, 'after', [1, 2, 3]],
  ] as const)('drops %i beside %i, %s', (id, beside, side, after) => {
    expect(droppedOrder([1, 2, 3], id, beside, side)).toEqual(after);
  });
});
