import { expect, it } from 'vitest';
import type { Outlook } from '../dashboardQueries.ts';
import { type CardFile, decisionsFile, risksFile, totalsFile, trendFile } from './cardFiles.ts';

/** What a file says, as its writers read it. */
async function said<Row>({ columns, rows }: CardFile<Row>) {
  const list = await rows();
  return [
    columns.map(({ title }) => title),
    ...list.map((row) => columns.map(({ exportValue }) => exportValue?.(row))),
  ];
}

const project = { id: 1, name: 'Cedar Ridge' };

it('says of decisions when they are due and what waiting costs', async () => {
  const part = {
    count: 1,
    overdue_count: 0,
    results: [
      {
        id: 4,
        number: 1,
        name: 'Window wall',
        due_on: '2026-10-28',
        cost: -3_850_000,
        weekly_waiting_cost: null,
        project,
      },
    ],
  } as unknown as NonNullable<Outlook['decisions']>;
  expect(await said(decisionsFile(part))).toEqual([
    ['Project', 'Code', 'Name', 'Due', 'Cost', 'A week of delay costs'],
    ['Cedar Ridge', 'VO-001', 'Window wall', '2026-10-28', -3_850_000, null],
  ]);
});

it('says of risks their level by the scale that is given', async () => {
  const part = {
    results: [{ id: 1, number: 2, name: 'Switchgear', likelihood: 4, impact: 4, value: 2_300_000, project }],
  } as unknown as NonNullable<Outlook['risks']>;
  expect((await said(risksFile(part, () => 'high')))[1]).toEqual([
    'Cedar Ridge',
    'R-002',
    'Switchgear',
    16,
    'High',
    2_300_000,
  ]);
});

it('leaves out of the sums what the reader does not see', async () => {
  const totals = { target_budget: 305, forecast: null, gap: null } as never;
  const lines = await said(totalsFile(totals, undefined));
  expect(lines.map(([name]) => name)).not.toContain('Risk value');
  expect(lines[1]).toEqual(['Budget', 305]);
});

it('has a column for each member of a trend and a row for each milestone with an estimate', async () => {
  const data = {
    series: [
      { id: 2, name: 'Tower', points: [{ y: 10, milestone_id: 7 }] },
      { id: 3, name: 'Garage', points: [] },
    ],
    design_milestones: [
      { id: 7, code: 'MS-001', name: 'Concept', date: '2025-09-15' },
      { id: 8, code: 'MS-002', name: '50% SD', date: '2026-01-20' },
    ],
  };
  expect(await said(trendFile(data))).toEqual([
    ['Code', 'Milestone', 'Date', 'Tower', 'Garage'],
    ['MS-001', 'Concept', '2025-09-15', 10, null],
  ]);
});
