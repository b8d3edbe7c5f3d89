import { describe, expect, it } from 'vitest';
import type { Item } from './foresiteTypes.ts';
import { conflictOf, patchOf } from './itemEdit.ts';

const item = {
  name: 'Chilled beams',
  description: '',
  priority: 3,
  due_date: null,
  estimated_area: null,
  lower_limit: 15,
  upper_limit: 20,
  component: { id: 1, name: 'Tower' },
  assignee: null,
  proposed_by: null,
  me_groups: [],
  tags: [{ id: 4, name: 'Energy' }],
} as unknown as Item;

describe('an edit', () => {
  it('sends only what differs', () => {
    expect(patchOf(item, { upper_limit: 20, lower_limit: 10, tag_ids: [4] })).toEqual({ lower_limit: 10 });
  });

  it('is no conflict where somebody changed another field', () => {
    expect(conflictOf({ upper_limit: 30 }, item, { ...item, lower_limit: 5 }).fields).toEqual([]);
  });

  it('shows both values where the same field changed', () => {
    const { fields } = conflictOf({ upper_limit: 30, name: 'Beams' }, item, { ...item, upper_limit: 25 });
    expect(fields).toEqual([{ field: 'upper_limit', label: 'Upper limit', mine: '30', their: '25' }]);
  });
});
