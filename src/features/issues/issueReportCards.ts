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

const columns: readonly ReportColumn<Row>[] = [
  { id: 'code', label: 'Code', share: 8, text: ({ number }) => formatCode('issue', number) },
  { id: 'name', label: 'Name', share: 40, text: ({ name }) => name },
  { id: 'type', label: 'Type', share: 16, isFiltered: true, text: ({ type }) => type ?? '' },
  {
    id: 'assignee',
    label: 'Assignee',
    share: 16,
    isFiltered: true,
    text: ({ assignee }) => (assignee ? personName(assignee) : ''),
  },
  {
    id: 'due',
    label: 'Due',
    share: 11,
    text: (row) => (row.due_date ? formatGridDate(row.due_date) : ''),
    order: (row) => row.due_date,
  },
  {
    id: 'status',
    label: 'Status',
    share: 11,
    isFiltered: true,
    text: ({ status }) => ISSUE_STATUSES[status].label,
  },
  word('subtype', 'Subtype'),
  word('root_cause', 'Root cause'),
  word('scope_of_work', 'Scope of work'),
  word('trade', 'Trade'),
  {
    id: 'disciplines',
    label: 'Disciplines',
    ...extra,
    isFiltered: true,
    text: ({ disciplines }) => disciplines.join(', '),
    words: ({ disciplines }) => disciplines,
  },
  codes('masterformat', 'MasterFormat', ({ standard }) => standard === 'MF'),
  codes('uniformat', 'UniFormat', ({ standard }) => standard === 'UF'),
  codes('customformat', 'Own formats', ({ standard }) => standard === null),
  {
    id: 'severity',
    label: 'Severity',
    ...extra,
    isFiltered: true,
    text: ({ severity }) => severityLabel(severity),
    order: ({ severity }) => severity,
  },
  {
    id: 'priority',
    label: 'Priority',
    ...extra,
    isFiltered: true,
    text: ({ priority }) => ISSUE_PRIORITIES[priority as keyof typeof ISSUE_PRIORITIES],
    order: ({ priority }) => priority,
  },
  {
    id: 'reviewer',
    label: 'Reviewer',
    ...extra,
    isFiltered: true,
    text: ({ reviewer }) => (reviewer ? personName(reviewer) : ''),
  },
  {
    id: 'cost_at_stake',
    label: 'Cost at stake',
    ...extra,
    isEnd: true,
    text: (row) => (row.cost_at_stake === null ? '' : formatMoney(row.cost_at_stake)),
    order: (row) => row.cost_at_stake,
  },
  {
    id: 'days_at_stake',
    label: 'Days at stake',
    ...extra,
    isEnd: true,
    text: (row) => String(row.days_at_stake ?? ''),
    order: (row) => row.days_at_stake,
  },
  { id: 'answer', label: 'Answer', ...extra, share: 24, text: ({ answer: given }) => given },
];

const issueTable = (group: 'active' | 'backlog' | 'completed', label: string) =>
  tableCard<Row>({
    kind: `${group}-issues`,
    group: 'Issue Management',
    label,
    icon: Flag,
    permission: 'issue_access',
    queryKey: issueKeys.project,
    columns,
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
      return { rows, columns: [...columns, ...(await ownReportColumns('ISSUE', rows, signal))] };
    },
  });

/** Issues by where they stand, as reports show them. */
export const issueReportCards = [
  issueTable('active', 'Active issues'),
  issueTable('backlog', 'Backlog issues'),
  issueTable('completed', 'Completed issues'),
];
