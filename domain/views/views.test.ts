import { describe, expect, it } from 'vitest';
import {
  freeViewName,
  nextViewName,
  type ViewChange,
  viewNameProblem,
  whyNotChangeView,
  whyNotRemoveView,
} from './index.ts';

const maya = { first_name: 'Maya', last_name: 'Okafor' };
const [owner, other] = [1, 2];

describe('names of views (docs/product/lists.md)', () => {
  it.each([
    [[], 'View (1)'],
    [['View (1)'], 'View (2)'],
    [['view (1) ', 'View (3)'], 'View (2)'],
    [['Envelope'], 'View (1)'],
  ])('after %j comes %s', (names, next) => {
    expect(nextViewName(names)).toBe(next);
  });

  it.each([
    ['Envelope', [], 'Envelope'],
    ['Envelope', ['ENVELOPE'], 'Envelope (2)'],
    ['Envelope (2)', ['Envelope (2)', 'Envelope'], 'Envelope (3)'],
    ['x'.repeat(100), ['x'.repeat(100)], `${'x'.repeat(96)} (2)`],
  ])('%s beside %j becomes %s', (name, names, free) => {
    expect(freeViewName(name, names)).toBe(free);
  });

  it.each([
    ['  ', 'Name is required'],
    ['x'.repeat(101), 'Use at most 100 characters.'],
    [' owner MEETING ', 'There is already a view called "owner MEETING". Choose another name.'],
    ['Envelope', undefined],
  ])('%j: %s', (name, problem) => {
    expect(viewNameProblem(name, ['Owner meeting'])).toBe(problem);
  });
});

describe('who changes a view', () => {
  const only = 'Only Maya Okafor can change this view.';
  const owners = 'Only Maya Okafor can rename, lock or stop sharing this view.';
  it.each<[who: number, isLocked: boolean, change: ViewChange, problem: string | undefined]>([
    [owner, true, { config: {} }, undefined],
    [owner, true, { is_locked: false, name: 'x' }, undefined],
    [other, false, { config: {} }, undefined],
    [other, true, { config: {} }, only],
    [other, false, { name: 'x' }, owners],
    [other, false, { is_shared: false }, owners],
    [other, false, { is_locked: true, config: {} }, owners],
  ])('%i, locked %s, %j: %s', (who, is_locked, change, problem) => {
    expect(whyNotChangeView({ owner_id: owner, is_shared: true, is_locked }, change, who, maya, 'view')).toBe(
      problem,
    );
  });
});

describe('who deletes a view', () => {
  it.each([
    [owner, 2, false, undefined],
    [owner, 2, true, 'This view is open. Open another one first.'],
    [owner, 1, true, 'The only view cannot be deleted.'],
    [owner, 1, false, 'The only view cannot be deleted.'],
    [other, 5, false, 'Only Maya Okafor can delete this view.'],
  ])('%i of %i, selected %s: %s', (userId, count, is_selected, problem) => {
    const view = { owner_id: owner, is_shared: true, is_locked: false, is_selected };
    expect(whyNotRemoveView(view, { userId, owner: maya, count, noun: 'view' })).toBe(problem);
  });

  it('a layout is deleted by its owner also where it is the only one, or the last that was used', () => {
    const layout = { owner_id: owner, is_shared: false, is_locked: false, is_selected: true };
    const asked = { owner: maya, count: 1, noun: 'layout' } as const;
    expect(whyNotRemoveView(layout, { ...asked, userId: owner })).toBeUndefined();
    expect(whyNotRemoveView(layout, { ...asked, userId: other })).toBe(
      'Only Maya Okafor can delete this layout.',
    );
  });
});
