import { expect, it } from 'vitest';
import { usualLook } from '#shared/look';
import { columnsInLook, leastRoom, narrowLook, TVD_COLUMNS } from './tvdLook.ts';

const columns = ['name', 'target', 'current', 'gap'].map((id) => ({ id }));
const idsIn = (look: Parameters<typeof columnsInLook>[1]) => columnsInLook(columns, look).map(({ id }) => id);

it('keeps the name first, leaves out what is off, and follows the order', () => {
  const usual = usualLook(TVD_COLUMNS);
  expect(idsIn(usual)).toEqual(['name', 'target', 'current', 'gap']);
  expect(idsIn({ ...usual, hidden: ['current'] })).toEqual(['name', 'target', 'gap']);
  expect(idsIn({ ...usual, order: ['gap', 'current', 'target'] })).toEqual([
    'name',
    'gap',
    'current',
    'target',
  ]);
});

it('puts what says how a row does first where not all fits, and leaves an order of somebody’s own', () => {
  const usual = usualLook(TVD_COLUMNS);
  expect(narrowLook(usual).order.slice(0, 5)).toEqual([
    'target',
    'stretch',
    'forecast',
    'gap',
    'target_state',
  ]);
  expect(narrowLook(usual).order.toSorted()).toEqual(usual.order.toSorted());
  const own = { ...usual, order: usual.order.toReversed() };
  expect(narrowLook(own)).toBe(own);
});

it('needs room for what the columns come to once those that shrink have given way', () => {
  expect(leastRoom([{ width: 136, shrinksTo: 112 }, { width: 104 }])).toBe(112 + 104 + 17);
});
