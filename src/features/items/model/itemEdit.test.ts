import { describe, expect, it } from 'vitest';
import type { Item } from '#shared/foresite';
import { conflictOf, isConflict, patchOf } from './itemEdit.ts';

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
  probability: 50,
  schedule_days: null,
  is_schedule_critical: false,
  deadline: { id: 4, name: '50% DD', date: '2026-10-30' },
  weekly_waiting_cost: null,
  use_markups: null,
  markups: [],
  drivers: [{ driver_id: 2, name: 'Energy', weight: 1, score: 1 }],
  links: [],
  custom_attributes: [{ custom_attribute_id: 9, type: 'TEXT', name: 'Note', value: 'Old' }],
} as unknown as Item;

describe('an edit', () => {
  it('sends only what differs', () => {
    expect(patchOf(item, { upper_limit: 20, lower_limit: 10, tag_ids: [4] })).toEqual({ lower_limit: 10 });
    const drivers = [{ driver_id: 2, score: 1 }];
    expect(patchOf(item, { deadline_milestone_id: 4, drivers, links: [] })).toEqual({});
  });

  it('is no conflict where somebody changed another field', () => {
    expect(conflictOf({ upper_limit: 30 }, item, { ...item, lower_limit: 5 }).fields).toEqual([]);
  });

  it('looks at each of the company’s own fields by itself', () => {
    const entry = { custom_attribute_id: 9, value: 'Mine' };
    const theirs = { ...item, custom_attributes: [{ ...item.custom_attributes[0]!, value: 'Theirs' }] };
    expect(
      conflictOf({ custom_attributes: [{ ...entry, custom_attribute_id: 8 }] }, item, theirs).fields,
    ).toEqual([]);
    expect(conflictOf({ custom_attributes: [entry] }, item, theirs).fields).toEqual([
      { field: 'custom_attributes', label: 'Note', mine: 'Mine', their: 'Theirs' },
    ]);
  });

  it('shows both values where the same field changed', () => {
    const { fields } = conflictOf({ upper_limit: 30, name: 'Beams' }, item, { ...item, upper_limit: 25 });
    expect(fields).toEqual([{ field: 'upper_limit', label: 'Upper limit', mine: 30, their: 25 }]);
  });

  it('is a conflict of scope only where the rows themselves changed', () => {
    const row = { id: 7, scope: 'Boilers' } as Item['sub_items'][number];
    const mine = { sub_items: [{ scope: 'Heat pumps' }] };
    const before = { ...item, sub_items: [row] };
    expect(isConflict(conflictOf(mine, before, { ...before, name: 'Beams' }))).toBe(false);
    expect(isConflict(conflictOf(mine, before, { ...before, sub_items: [] }))).toBe(true);
    expect(isConflict(conflictOf({ name: 'Beams' }, before, { ...before, sub_items: [] }))).toBe(false);
  });
});
