import { expect, it } from 'vitest';
import { usualLook } from '#shared/look';
import { columnsInLook, TVD_COLUMNS } from './tvdLook.ts';

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
