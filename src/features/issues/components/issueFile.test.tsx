import { expect, it } from 'vitest';
import { toExportTable } from '#design-system/grid/export/exportTable.ts';
import { writeCsv } from '#design-system/grid/export/writeCsv.ts';
import { readArrangedColumns } from '#shared/look';
import { allIssueColumns, EVERY_STATUS, shownIssueColumns, shownIssues } from '../model/issueFile.ts';
import type { IssueBrief } from '../model/issueTypes.ts';
import { issueColumns } from './issueColumns.tsx';

const columns = issueColumns({
  today: '2026-10-12',
  attributes: [],
  onOpen: () => undefined,
  onRemove: () => undefined,
}).filter(({ id }) => id !== 'options');

const issue = (number: number, over: Partial<IssueBrief>): IssueBrief => ({
  id: number,
  number,
  name: `Issue ${number}`,
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
  ...over,
});
const rows = [
  issue(1, { status: 'CLOSED' }),
  issue(2, { status: 'VOID' }),
  issue(3, { name: '@shaft', severity: 4, due_date: '2026-11-02', cost_at_stake: 1200, answer: 'Yes' }),
  issue(4, { status: 'DISPUTE', severity: 5, disciplines: ['Civil', 'Structural'] }),
];
const linesOf = (shown: ReturnType<typeof shownIssueColumns>, some: readonly IssueBrief[]) =>
  writeCsv(toExportTable('Issues', shown, some))
    .replace('\ufeff', '')
    .trim()
    .split('\r\n');

it('writes the lists as they are shown, one after the other, without void issues', () => {
  const hidden = columns
    .map(({ id }) => id)
    .filter((id) => !['number', 'name', 'status', 'severity', 'due_date', 'cost_at_stake'].includes(id));
  const look = { ...readArrangedColumns(undefined), hidden };
  expect(linesOf(shownIssueColumns(columns, look), shownIssues(rows))).toEqual([
    'List,Code,Name,Status,Severity,Due date,Cost at stake',
    'Active,IS-004,Issue 4,Disputed,Critical,,',
    "Backlog,IS-003,'@shaft,Open,Major,2026-11-02,1200",
    'Completed,IS-001,Issue 1,Closed,,,',
  ]);
});

it('writes everything, void issues too, with what only the panel says of a listed issue', () => {
  expect(EVERY_STATUS).toBe('DRAFT,OPEN,PENDING,DISPUTE,REJECTED,CLOSED,VOID');
  const [heads = '', ...lines] = linesOf(allIssueColumns(columns), rows);
  expect(heads).toMatch(/^List,Code,.*Disciplines,.*Subtype,Reviewer$/);
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([
    ['Completed', 'IS-001'],
    ['', 'IS-002'],
    ['Backlog', 'IS-003'],
    ['Active', 'IS-004'],
  ]);
});
