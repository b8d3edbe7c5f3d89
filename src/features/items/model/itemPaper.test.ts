import { expect, it } from 'vitest';
import type { ItemBrief } from '#shared/foresite';
import { itemsPaperTable } from './itemPaper.ts';

const item = {
  id: 7,
  number: 12,
  code: 'VO-012',
  name: 'Hybrid plant',
  status: 'PENDING',
  cost: -1_250_000,
  due_date: '2026-12-02',
  component: null,
  assignee: null,
  me_groups: [{ id: 1, letter: 'A' }],
  scenarios: [],
  tags: [],
  priority: 3,
} as unknown as ItemBrief;

it('says on paper what an item is, what it costs and when it is due', () => {
  const { headings, rows } = itemsPaperTable([item], 'Items');
  expect(headings.map(({ text }) => text)).toEqual([
    'Code',
    'Name',
    'Group',
    'Component',
    'Status',
    'Cost',
    'Due date',
    'Assignee',
  ]);
  expect(headings.filter(({ figure }) => figure)).toHaveLength(1);
  expect(rows[0]?.head).toBe('VO-012');
  expect(rows[0]?.cells.map(({ text }) => text)).toEqual([
    'Hybrid plant',
    'A',
    '-',
    'Pending',
    '($1,250,000)',
    'Dec 02, 2026',
    '-',
  ]);
});
