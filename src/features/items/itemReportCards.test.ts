import { expect, it } from 'vitest';
import { formatGridDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import type { ItemBrief } from '#shared/foresite';
import { itemReportColumns } from './itemReportCards.ts';
import { itemColumnHeads } from './model/itemColumns.ts';
import { toItemsTable } from './model/itemExport.ts';

const lena = {
  id: 2,
  first_name: 'Lena',
  last_name: 'Brandt',
  email: 'lena@halden.example',
  avatar_url: null,
};
const item = {
  id: 7,
  number: 7,
  code: 'VO-007',
  name: 'Chilled beams',
  status: 'PENDING',
  priority: 5,
  cost: -1000.5,
  due_date: '2026-12-01',
  date_added: '2026-01-31',
  estimated_area: { value: 12_500, unit: 'sq_ft' },
  component: { id: 1, name: 'Tower' },
  assignee: lena,
  updated_by: lena,
  me_groups: [
    { id: 1, letter: 'A' },
    { id: 2, letter: 'C' },
  ],
  scenarios: [{ id: 1, number: 2, scenario_number: 'S-002', name: 'Lean' }],
  tags: [
    { id: 1, name: 'Energy' },
    { id: 2, name: 'Comfort' },
  ],
  milestone_name: '50% DD',
} as unknown as ItemBrief;
const bare = {
  ...item,
  id: 8,
  status: 'VOID',
  priority: 3,
  cost: null,
  due_date: null,
  estimated_area: null,
  component: null,
  assignee: null,
  updated_by: null,
  me_groups: [],
  scenarios: [],
  tags: [],
  milestone_name: null,
} as unknown as ItemBrief;

/** Columns of the card by those of the page. */
const onPage: Readonly<Record<string, string>> = {
  due: 'due_date',
  groups: 'me_groups',
  area: 'estimated_area',
  added: 'date_added',
  milestone: 'milestone_name',
};

it.each(itemReportColumns.map((column) => [column.label, column] as const))(
  'a card says %s as the list of value options does',
  (_label, column) => {
    const heads = itemColumnHeads(true, []);
    const table = toItemsTable('Items', [item, bare], { columnOrder: [], hidden: [] }, true);
    const at = heads.findIndex(({ id }) => id === (onPage[column.id] ?? column.id));
    expect(at).toBeGreaterThanOrEqual(0);
    const said = table.rows.map((row) => {
      const value = row[at] ?? null;
      if (value === null) return '-';
      if (column.id === 'cost') return formatMoney(value as number);
      return column.id === 'due' || column.id === 'added' ? formatGridDate(value as string) : value;
    });
    expect([item, bare].map((row) => column.text(row) || '-')).toEqual(said.map((value) => value || '-'));
  },
);
