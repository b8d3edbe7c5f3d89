import { describe, expect, it, test } from 'vitest';
import type { Attribute } from '../attributeQueries.ts';
import {
  byGroup,
  countOf,
  entityOf,
  reordered,
  toAttributeDraft,
  toAttributePatch,
} from './attributeDraft.ts';

const attribute = (id: number, part: Partial<Attribute> = {}): Attribute => ({
  id,
  slug: `a${id}`,
  name: `A${id}`,
  type: 'SELECT',
  entity_type: 'RISK',
  unit: null,
  options: [
    { option_id: 1, option_value: 'Avoid' },
    { option_id: 2, option_value: 'Accept' },
    { option_id: 3, option_value: 'Share' },
  ],
  group_id: null,
  group_name: null,
  group_order: 0,
  attribute_order: id,
  construction_categories: [],
  value_count: 0,
  version: 1,
  ...part,
});

test.each([
  ['RISK', 'RISK'],
  ['SCENARIO_ITEM', 'SCENARIO_ITEM'],
  ['risk', 'PROJECT'],
  ['', 'PROJECT'],
  [null, 'PROJECT'],
])('an address that asks for %o shows %s', (asked, shown) => {
  expect(entityOf(asked)).toBe(shown);
});

test('rows are counted by their name', () => {
  expect([countOf('RISK', 1), countOf('SCENARIO_ITEM', 1200)]).toEqual(['1 risk', '1,200 items']);
});

describe('what is sent', () => {
  const start = toAttributeDraft(attribute(1));
  const [avoid, accept, share] = start.options;
  it.each([
    ['nothing', {}, {}],
    ['a name without blanks', { name: ' New ' }, { name: 'New' }],
    ['no unit where the type has none', { unit: 'ft' }, {}],
    ['another type, which takes the choices away', { type: 'TEXT' }, { type: 'TEXT' }],
    [
      'choices in another order',
      { options: [accept, avoid, share] },
      {
        options: [
          { option_id: 2, option_value: 'Accept' },
          { option_id: 1, option_value: 'Avoid' },
          { option_id: 3, option_value: 'Share' },
        ],
      },
    ],
    [
      'a choice that leaves, with where its values go',
      { options: [{ ...avoid, isRemoved: true, move_to: 2 }, accept, share] },
      {
        type: 'SELECT',
        options: [
          { option_id: 2, option_value: 'Accept' },
          { option_id: 3, option_value: 'Share' },
        ],
        option_moves: [{ option_id: 1, move_to: 2 }],
      },
    ],
  ])('is %s', (_what, part, patch) => {
    expect(toAttributePatch({ ...start, ...part } as typeof start, start)).toEqual(patch);
  });
});

test('order goes by group, then within it', () => {
  const groups = byGroup([
    attribute(1, { group_name: 'One' }),
    attribute(2, { group_name: 'Two' }),
    attribute(3, { group_name: 'One' }),
    attribute(4),
  ]);
  expect(groups.map(({ name }) => name)).toEqual(['One', 'Two', '']);
  expect(reordered(groups, { names: ['', 'Two', 'One'] })).toEqual([4, 2, 1, 3]);
  expect(reordered(groups, { group: 'One', ids: [3, 1] })).toEqual([3, 1, 2, 4]);
});
