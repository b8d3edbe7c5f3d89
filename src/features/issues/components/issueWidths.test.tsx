import { expect, it } from 'vitest';
import { ISSUE_GROUPS } from '#domain/issues';
import { issueColumns } from './issueColumns.tsx';

const columns = issueColumns({
  today: '2026-10-12',
  attributes: [],
  onOpen: () => undefined,
  onRemove: () => undefined,
});
const least = Object.fromEntries(
  columns.map(({ id, width, minWidth }) => [id, Math.min(width ?? 0, minWidth ?? Infinity)]),
);

it.each([
  ['due_date', 150],
  ['priority', 80],
  ['status', 120],
  ['assignee', 100],
  ['root_cause', 120],
  ['scope_of_work', 120],
  ['trade', 120],
  ['type', 120],
  ['disciplines', 180],
  ['masterformat', 120],
  ['uniformat', 120],
  ['customformat', 120],
  ['answer', 180],
])('%s is at least %i wide', (id, width) => expect(least[id]).toBe(width));

it('names the lists and says what each is without', () => {
  expect(Object.values(ISSUE_GROUPS).map(({ label, none }) => [label, none])).toEqual([
    ['Active', 'There are no active issues'],
    ['Backlog', 'There are no issues on backlog'],
    ['Completed', 'There are no completed issues'],
  ]);
});
