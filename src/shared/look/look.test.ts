import { describe, expect, it } from 'vitest';
import { movedPart, readLook, switchedPart, usualLook } from './look.ts';

const parts = {
  area: 'Area',
  news: 'News',
  cost: 'Cost',
  due: 'Due',
};
type Part = keyof typeof parts;
const usual = usualLook(parts);

describe('a look', () => {
  it.each([undefined, null, 'x', { order: 'area' }, { order: ['sky'], hidden: [7] }])(
    'that is kept as %j is the usual one',
    (stored) => expect(readLook(parts, stored)).toEqual(usual),
  );

  it('keeps its order, each part once, and puts new parts last', () => {
    const { order, hidden } = readLook(parts, { order: ['due', 'area', 'due'], hidden: ['cost', 'cost'] });
    expect(order.slice(0, 3)).toEqual(['due', 'area', 'news']);
    expect(order.toSorted()).toEqual(usual.order.toSorted());
    expect(hidden).toEqual(['cost']);
  });

  it.each<[Part, -1 | 1, number]>([
    ['news', -1, 0],
    ['news', 1, 2],
    ['area', -1, 0],
    ['due', 1, 3],
  ])('moves %s by %i to place %i', (part, by, place) =>
    expect(movedPart(usual, part, by).order.indexOf(part)).toBe(place),
  );

  it('comes back when a part is switched off and on', () => {
    const off = switchedPart(usual, 'due', false);
    expect(off.hidden).toEqual(['due']);
    expect(switchedPart(off, 'due', true)).toEqual(usual);
  });
});
