import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { riskColumns } from './components/riskColumns.tsx';
import { riskReportColumns } from './riskReportCards.ts';
import type { RiskBrief } from './riskQueries.ts';

const page = riskColumns({ totals: undefined, count: 0, attributes: [], onOpen: () => undefined });
const lena = {
  id: 2,
  first_name: 'Lena',
  last_name: 'Brandt',
  email: 'lena@halden.example',
  avatar_url: null,
};
const risk: RiskBrief = {
  id: 1,
  number: 7,
  name: 'Dewatering',
  category: { id: 3, name: 'Design' },
  component: { id: 4, name: 'Tower' },
  owner: lena,
  status: 'IDENTIFIED',
  likelihood: 4,
  impact: 4,
  score: 16,
  level: 'high',
  scale: 1,
  value: -1_234_567.5,
  original_value: 2_400_000,
  estimated_value: 5_032_500,
  mitigation_counts: { DRAFT: 1, IN_PROGRESS: 0, COMPLETE: 2 },
  comment: 'Ask the county',
  cause: '',
  event: '',
  effect: '',
  updated_at: '2026-10-12T09:18:00.000Z',
  version: 1,
};
const rows: RiskBrief[] = [
  risk,
  { ...risk, value: null, status: 'CLOSED' },
  {
    ...risk,
    number: 8,
    category: null,
    component: null,
    owner: null,
    likelihood: null,
    impact: null,
    score: 0,
    level: 'none',
    value: null,
    original_value: null,
    estimated_value: null,
    mitigation_counts: { DRAFT: 0, IN_PROGRESS: 0, COMPLETE: 0 },
    comment: '',
  },
  { ...risk, value: 0, original_value: 0 },
];

/** Columns of the card by those of the page; the panel alone says level and comments, and the card counts what the page shows as a bar. */
const onPage: Readonly<Record<string, string>> = { code: 'number' };
const elsewhere = ['level', 'comment', 'mitigations'];

it.each(
  riskReportColumns
    .filter(({ id }) => !elsewhere.includes(id))
    .map((column) => [column.label, column] as const),
)('a card says %s as the register does', (_label, column) => {
  const own = page.find(({ id }) => id === (onPage[column.id] ?? column.id));
  for (const row of rows) {
    const cell =
      own?.id === 'owner' ? own.value?.(row) : render(<>{own?.render(row)}</>).container.textContent;
    expect(column.text(row) || '-').toBe(cell || '-');
  }
});

it('a card counts the mitigations that the register shows as a share', () => {
  const [card, own] = [
    riskReportColumns.find(({ id }) => id === 'mitigations'),
    page.find(({ id }) => id === 'mitigated'),
  ];
  expect(
    rows.slice(1, 3).map((row) => [card?.text(row), render(<>{own?.render(row)}</>).container.textContent]),
  ).toEqual([
    ['2 of 3 done', '66%'],
    ['No mitigation', 'No mitigation'],
  ]);
});
