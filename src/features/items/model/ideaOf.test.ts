import { expect, it } from 'vitest';
import type { Item } from '#shared/foresite';
import { ideaOf } from './ideaOf.ts';

it('takes what holds in other projects: text, tags, limits and scope with its codes', () => {
  const code = { id: 7, definition_id: 1, standard: 'MF', div_code: '08 44 00', name: 'Curtain wall' };
  const item = {
    id: 3,
    code: 'VO-003',
    name: 'Window wall',
    description: 'Punched openings',
    status: 'APPROVED',
    component: { id: 2, name: 'Tower' },
    tags: [{ id: 4, name: 'Envelope', type: 'ITEM' }],
    lower_limit: 5,
    upper_limit: 15,
    sub_items: [
      {
        id: 11,
        scope: 'Window wall',
        quantity: 2,
        measure: 'SF',
        unit_cost: 3,
        extension: 6,
        cost_group_master_format: code,
        cost_group_uni_format: null,
        cost_groups: [],
      },
    ],
  } as unknown as Item;
  expect(ideaOf(item)).toEqual({
    name: 'Window wall',
    description: 'Punched openings',
    tag_names: ['Envelope'],
    lower_limit: 5,
    upper_limit: 15,
    sub_items: [
      {
        scope: 'Window wall',
        quantity: 2,
        measure: 'SF',
        unit_cost: 3,
        cost_group_master_format_id: 7,
        cost_group_uni_format_id: null,
        cost_group_ids: [],
      },
    ],
  });
});
