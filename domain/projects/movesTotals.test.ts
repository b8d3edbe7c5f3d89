import { expect, it } from 'vitest';
import { movesTotals } from './movesTotals.ts';

const update = (entity: string, ...fields: string[]) => ({
  entity,
  kind: 'update' as const,
  fields: Object.fromEntries(fields.map((field) => [field, [null, 1]])),
});

it.each([
  [update('item', 'name'), false],
  [update('item', 'name', 'status'), true],
  [update('item', 'sub_items'), true],
  [update('item', 'me_group_ids'), true],
  [{ ...update('item', 'name'), kind: 'create' as const }, true],
  [{ ...update('item'), kind: 'delete' as const }, true],
  [update('milestone', 'name'), false],
  [update('milestone', 'actual_date'), true],
  [update('project', 'target_budget'), true],
  [update('project', 'name'), false],
  [{ ...update('project'), kind: 'create' as const }, true],
  [{ ...update('comment'), kind: 'create' as const }, false],
  [update('estimate_line', 'notes'), true],
  [update('something_new', 'name'), true],
])('%j moves totals: %s', (row, moves) => {
  expect(movesTotals(row)).toBe(moves);
});
