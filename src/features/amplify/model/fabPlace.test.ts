import { expect, it } from 'vitest';
import { conversationSlot, fabSlot, withinWindow } from './fabPlace.ts';

it.each([
  [-50, 900, 4],
  [300.4, 900, 300],
  [5000, 900, 602],
  [100, 200, 4],
])('a button at %s in a window of %s stands at %s', (top, height, shown) =>
  expect(withinWindow(top, height)).toBe(shown),
);

it('reads what was remembered, whatever it is', () => {
  expect([fabSlot.parse(12), fabSlot.parse('x'), fabSlot.parse(undefined)]).toEqual([12, null, null]);
  expect(conversationSlot.parse({ 1: 5, 2: 'x', 3: -1 })).toEqual({ 1: 5 });
  expect(conversationSlot.parse(7)).toEqual({});
});
