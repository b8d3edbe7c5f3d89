import { describe, expect, it } from 'vitest';
import { focusStep } from './focus.ts';

const item = (id: number, ...groups: number[]) => ({
  id,
  status: 'PENDING' as const,
  has_valid_scope: true,
  me_groups: groups.map((group) => ({ id: group })),
});
const [a1, a2, b1, free] = [item(1, 7), item(2, 7), item(3, 8), item(4)];
const all = [a1, a2, b1, free];
const page = [...all, { id: 9 }];
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe('ticking items', () => {
  it('lets the others of the group go for the one that is ticked', () => {
    const { focused, problem } = focusStep([a1, free], [a1, free, a2], page);
    expect([ids(focused), problem]).toEqual([[4, 2], null]);
  });

  it('takes of many what goes together, and says what does not', () => {
    expect(focusStep([], all, page)).toEqual({
      focused: [a1, b1, free],
      problem: 'Cannot select mutually exclusive items together',
    });
    expect(ids(focusStep([a2], all, page).focused)).toEqual([2, 3, 4]);
  });

  it('clears when all is ticked again and nothing can join', () => {
    expect(focusStep([a1, b1, free], [...all, item(9, 8)], page)).toEqual({ focused: [], problem: null });
  });

  it('leaves alone what is ticked on other pages', () => {
    const onPage = [a1, b1];
    // All of this page is ticked, then cleared: what was ticked on the other one stays.
    expect(ids(focusStep([free], onPage, onPage).focused)).toEqual([4, 1, 3]);
    expect(ids(focusStep([free, a1, b1], [], onPage).focused)).toEqual([4]);
    expect(ids(focusStep([free, a1, b1], [a1, b1, item(9, 8)], [...onPage, { id: 9 }]).focused)).toEqual([
      4, 1, 9,
    ]);
    expect(ids(focusStep([a2, free], [a1], onPage).focused)).toEqual([4, 1]);
  });

  it('lets go what is cleared', () => {
    expect(ids(focusStep([a1, free], [free], page).focused)).toEqual([4]);
  });
});
