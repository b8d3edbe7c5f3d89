import type { components } from '#contract/api.ts';
import { Flag } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import { ISSUE_PRIORITIES, ISSUE_STATUSES } from '#domain/issues';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import { personName } from '#domain/people';
import { answer, api, everyPage } from '#platform/api';
import { ownReportColumns, type ReportColumn, tableCard } from '#shared/reports';
import { issueKeys } from './issueQueries.ts';
import { severityLabel } from './model/issueWords.ts';
import * as t from './texts.ts';

type Row = components['schemas']['IssueBrief'];

const extra = { share: 14, isExtra: true } as const;

const word = (
  id: 'subtype' | 'root_cause' | 'scope_of_work' | 'trade',
  label: string,
): ReportColumn<Row> => ({
  id,
  label,
  ...extra,
  isFiltered: true,
  text: (row) => row[id] ?? '',
});

/** The codes of one kind of format, each found by itself. */
const codes = (
  id: string,
  label: string,
  is: (code: Row['cost_groups'][number]) => boolean,
): ReportColumn<Row> => {
  const listed = ({ cost_groups: groups }: Row) =>
    groups.filter(is).map(({ div_code: code, name }) => `${code} ${name}`);
  return { id, label, ...extra, isFiltered: true, text: (row) => listed(row).join(', '), words: listed };
};

/** The columns of the list, said as on the page. */
export const issueReportColumns: readonly ReportColumn<Row>[] = [
  { id: 'code', label: t.code, share: 8, text: ({ number }) => formatCode('issue', number) },
  { id: 'name', label: t.name, share: 40, text: ({ name }) => name },
  { id: 'type', label: t.type, share: 16, isFiltered: true, text: ({ type }) => type ?? '' },
  {
    id: 'assignee',
    label: t.assignee,
    share: 16,
    isFiltered: true,
    text: ({ assignee }) => (assignee ? personName(assignee) : ''),
  },
  {
    id: 'due',
    label: t.due,
    share: 11,
    text: (row) => (row.due_date ? formatGridDate(row.due_date) : ''),
    order: (row) => row.due_date,
  },
  {
    id: 'status',
    label: t.status,
    share: 11,
    isFiltered: true,
    text: ({ status }) => ISSUE_STATUSES[status].label,
  },
  word('subtype', t.subtype),
  word('root_cause', t.rootCause),
  word('scope_of_work', t.scopeOfWork),
  word('trade', t.trade),
  {
    id: 'disciplines',
    label: t.disciplines,
    ...extra,
    isFiltered: true,
    text: ({ disciplines }) => disciplines.join(', '),
    words: ({ disciplines }) => disciplines,
  },
  codes('masterformat', 'MasterFormat', ({ standard }) => standard === 'MF'),
  codes('uniformat', 'UniFormat', ({ standard }) => standard === 'UF'),
  codes('customformat', t.ownFormats, ({ standard }) => standard === null),
  {
    id: 'severity',
    label: t.severity,
    ...extra,
    isFiltered: true,
    text: ({ severity }) => severityLabel(severity),
    order: ({ severity }) => severity,
  },
  {
    id: 'priority',
    label: t.priority,
    ...extra,
    isFiltered: true,
    text: ({ priority }) => ISSUE_PRIORITIES[priority as keyof typeof ISSUE_PRIORITIES],
    order: ({ priority }) => priority,
  },
  {
    id: 'reviewer',
    label: t.reviewer,
    ...extra,
    isFiltered: true,
    text: ({ reviewer }) => (reviewer ? personName(reviewer) : ''),
  },
  {
    id: 'cost_at_stake',
    label: t.costAtStake,
    ...extra,
    isEnd: true,
    text: (row) => (row.cost_at_stake === null ? '' : formatMoney(row.cost_at_stake)),
    order: (row) => row.cost_at_stake,
  },
  {
    id: 'days_at_stake',
    label: t.daysAtStake,
    ...extra,
    isEnd: true,
    text: (row) => String(row.days_at_stake ?? ''),
    order: (row) => row.days_at_stake,
  },
  { id: 'answer', label: t.answer, ...extra, share: 24, text: ({ answer: given }) => given },
];

const issueTable = (group: 'active' | 'backlog' | 'completed', label: string) =>
  tableCard<Row>({
    kind: `${group}-issues`,
    group: 'Issue Management',
    label,
    icon: Flag,
    permission: 'issue_access',
    queryKey: issueKeys.project,
    columns: issueReportColumns,
    read: async (projectId, signal) => {
      const rows = await everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/issues', {
            params: {
              path: { project_id: projectId },
              query: { ...page, group, expand_custom_attributes: true },
            },
            signal,
          }),
        ),
      );
      return { rows, columns: [...issueReportColumns, ...(await ownReportColumns('ISSUE', rows, signal))] };
    },
  });

/** Issues by where they stand, as reports show them. */
export const issueReportCards = [
  issueTable('active', t.activeIssues),
  issueTable('backlog', t.backlogIssues),
  issueTable('completed', t.completedIssues),
];
