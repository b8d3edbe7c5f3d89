import { expect, it } from 'vitest';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import type { ItemBrief } from '#shared/foresite';
import { toItemsTable } from './itemExport.ts';

const item = {
  number: 7,
  code: 'VO-007',
  name: 'Chilled beams',
  status: 'PENDING',
  priority: 4,
  cost: -1250.5,
  estimated_area: null,
  due_date: '2026-12-01',
  date_added: '2026-10-01',
  component: { id: 1, name: 'Tower' },
  assignee: { id: 2, first_name: 'Lena', last_name: 'Brandt' },
  updated_by: null,
  me_groups: [
    { id: 1, letter: 'A' },
    { id: 2, letter: 'B' },
  ],
  scenarios: [],
  tags: [],
  milestone_name: null,
} as unknown as ItemBrief;

it('writes the columns that are shown, in their order', () => {
  const grid = { ...emptyGridState, columnOrder: ['cost', 'code'], hidden: ['number', 'scenarios', 'tags'] };
  const table = toItemsTable('Items', [item], grid, false);
  const titles = table.columns.map(({ title }) => title);
  expect(titles.indexOf('Cost')).toBeLessThan(titles.indexOf('Code'));
  expect(titles).not.toContain('Tags');
  expect(titles).not.toContain('Priority');
  const [row] = table.rows;
  const of = (title: string) => row?.[table.columns.findIndex((column) => column.title === title)];
  expect(['Cost', 'Group', 'Assignee', 'Status', 'Due date', 'Area'].map(of)).toEqual([
    -1250.5,
    'A, B',
    'Lena Brandt',
    'Pending',
    '2026-12-01',
    null,
  ]);
});

it('writes priority and milestone for those who approve, and the estimate for all', () => {
  const titlesOf = (canApprove: boolean) =>
    toItemsTable('Items', [item], emptyGridState, canApprove).columns.map(({ title }) => title);
  const [common, titles] = [titlesOf(false), titlesOf(true)];
  expect(titles.filter((title) => !common.includes(title))).toEqual(['Priority', 'Milestone']);
  expect(common).toContain('In the estimate of');
});
