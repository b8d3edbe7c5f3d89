import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { formatGridDate } from '#domain/dates';
import { issueColumns } from './components/issueColumns.tsx';
import { issueReportColumns } from './issueReportCards.ts';
import type { IssueBrief } from './model/issueTypes.ts';

const page = issueColumns({
  today: '2026-10-12',
  attributes: [],
  onOpen: () => undefined,
  onRemove: () => undefined,
});
const lena = {
  id: 2,
  first_name: 'Lena',
  last_name: 'Brandt',
  email: 'lena@halden.example',
  avatar_url: null,
};
const bare: IssueBrief = {
  id: 1,
  number: 4,
  name: 'Shaft sizes differ',
  status: 'OPEN',
  severity: null,
  priority: 3,
  due_date: null,
  cost_at_stake: null,
  days_at_stake: null,
  type: null,
  subtype: null,
  root_cause: null,
  scope_of_work: null,
  trade: null,
  disciplines: [],
  cost_groups: [],
  assignee: null,
  reviewer: null,
  related: [],
  answer: '',
  updated_at: '2026-10-12T09:18:00.000Z',
  version: 1,
};
const code = (standard: 'MF' | 'UF' | null, div: string) =>
  ({ id: 1, standard, div_code: div, name: 'Concrete' }) as unknown as IssueBrief['cost_groups'][number];
const rows: IssueBrief[] = [
  bare,
  {
    ...bare,
    status: 'DISPUTE',
    severity: 5,
    priority: 1,
    due_date: '2026-09-02',
    cost_at_stake: -45_000.5,
    days_at_stake: 0,
    type: 'Permit',
    subtype: 'Conflict',
    root_cause: 'Coordination gap',
    scope_of_work: 'Mechanical',
    trade: 'HVAC',
    disciplines: ['Civil', 'Structural'],
    cost_groups: [code('MF', '03'), code('UF', 'B10'), code(null, '7')],
    assignee: lena,
    reviewer: lena,
    answer: 'As drawn',
  },
  { ...bare, status: 'CLOSED', due_date: '2026-10-20', cost_at_stake: 0, days_at_stake: 12 },
];

/** Columns of the card by those of the page; subtype and reviewer stand on the panel alone. */
const onPage: Readonly<Record<string, string>> = { code: 'number', due: 'due_date' };
const elsewhere = ['subtype', 'reviewer'];

it.each(
  issueReportColumns
    .filter(({ id }) => !elsewhere.includes(id))
    .map((column) => [column.label, column] as const),
)('a card says %s as the lists do', (_label, column) => {
  const own = page.find(({ id }) => id === (onPage[column.id] ?? column.id));
  if (!own) throw new Error(`No column of the lists is ${column.id}.`);
  for (const row of rows) {
    const words = () => render(<MemoryRouter>{own.render(row)}</MemoryRouter>).container;
    const cell =
      own.id === 'due_date'
        ? // On paper a day is a day: the lists say how near it is.
          formatGridDate(row.due_date)
        : own.id === 'assignee'
          ? own.value?.(row)
          : own.id === 'priority'
            ? own.exportValue?.(row)
            : own.id === 'severity'
              ? (own.exportValue?.(row) ?? '-')
              : words().textContent;
    expect(column.text(row) || '-').toBe(String(cell || '-'));
  }
});
