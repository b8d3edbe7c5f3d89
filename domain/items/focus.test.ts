import { describe, expect, it } from 'vitest';
import { focusItem, focusProblem, keepFocusable, type FocusableItem, type FocusContext } from './index.ts';

const item = (id: number, groups: number[] = [], more: Partial<FocusableItem> = {}): FocusableItem => ({
  id,
  status: 'PENDING',
  has_valid_scope: true,
  me_groups: groups.map((group) => ({ id: group })),
  ...more,
});
const free: FocusContext = { scenarioFocused: false, milestoneCount: 3, selected: [] };

describe('focusProblem', () => {
  it('lets a pending item with valid scope pass', () => {
    expect(focusProblem(item(1, [4]), { ...free, selected: [item(1, [4]), item(2, [5])] })).toBeNull();
  });

  it('speaks the five sentences', () => {
    expect(focusProblem(item(1, [], { status: 'DRAFT' }), free)).toBe('Item should have "Pending" status');
    expect(focusProblem(item(1, [], { has_valid_scope: false }), free)).toBe(
      'Item should have valid Scope(s)',
    );
    expect(focusProblem(item(1), { ...free, scenarioFocused: true })).toBe(
      "There shouldn't be any Scenario selected",
    );
    expect(focusProblem(item(1), { ...free, milestoneCount: 0 })).toBe(
      'You need to set at least one milestone',
    );
    expect(focusProblem(item(1, [4, 5]), { ...free, selected: [item(2, [5])] })).toBe(
      'Cannot select mutually exclusive items together',
    );
  });
});

describe('focused items', () => {
  it('lets those of the same group go when one is focused', () => {
    const focused = focusItem([item(1, [4]), item(2), item(3, [4, 5])], item(6, [5]));
    expect(focused.map((one) => one.id)).toEqual([1, 2, 6]);
    expect(focusItem(focused, item(2)).map((one) => one.id)).toEqual([1, 6, 2]);
  });

  it('keeps only what still meets the conditions', () => {
    const focused = [item(1), item(2, [], { status: 'APPROVED' }), item(3, [], { has_valid_scope: false })];
    expect(keepFocusable(focused, free).map((one) => one.id)).toEqual([1]);
    expect(keepFocusable(focused, { ...free, scenarioFocused: true })).toEqual([]);
  });
});
