import { expect, it } from 'vitest';
import { type ComparableItem, likelyAlternatives } from './index.ts';

const item: ComparableItem = {
  id: 1,
  status: 'PENDING',
  component_id: 5,
  group_ids: [7],
  code_ids: [20, 21],
};
const other = (change: Partial<ComparableItem>): ComparableItem => ({
  ...item,
  id: 2,
  group_ids: [],
  ...change,
});
const found = (one: ComparableItem, self = item) => likelyAlternatives(self, [one]).length === 1;

it.each<[string, Partial<ComparableItem>, boolean]>([
  ['the same code and component', {}, true],
  ['one code in common', { code_ids: [21, 99] }, true],
  ['no code in common', { code_ids: [99] }, false],
  ['no code at all', { code_ids: [] }, false],
  ['another component', { component_id: 6 }, false],
  ['no component', { component_id: null }, false],
  ['another group', { group_ids: [8] }, true],
  ['the same group already', { group_ids: [8, 7] }, false],
  ['not pending', { status: 'DRAFT' }, false],
  ['itself', { id: 1 }, false],
])('suggests an item of %s', (_what, change, expected) => expect(found(other(change))).toBe(expected));

it('suggests nothing for what is decided or stands nowhere', () => {
  expect(found(other({}), { ...item, status: 'APPROVED' })).toBe(false);
  expect(found(other({ component_id: null }), { ...item, component_id: null })).toBe(false);
});
