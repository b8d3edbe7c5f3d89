import type { components } from '#contract/api.ts';
import { Flag } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import { ISSUE_STATUSES } from '#domain/issues';
import { formatCode } from '#domain/items';
import { personName } from '#domain/people';
import { answer, api, everyPage } from '#platform/api';
import { tableCard } from '#shared/reports';
import { issueKeys } from './issueQueries.ts';

const issueTable = (group: 'active' | 'backlog' | 'completed', label: string) =>
  tableCard<components['schemas']['IssueBrief']>({
    kind: `${group}-issues`,
    group: 'Issue Management',
    label,
    icon: Flag,
    permission: 'issue_access',
    queryKey: issueKeys.project,
    columns: [
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
    ],
    read: async (projectId, signal) => ({
      rows: await everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/issues', {
            params: { path: { project_id: projectId }, query: { ...page, group } },
            signal,
          }),
        ),
      ),
    }),
  });

/** Issues by where they stand, as reports show them. */
export const issueReportCards = [
  issueTable('active', 'Active issues'),
  issueTable('backlog', 'Backlog issues'),
  issueTable('completed', 'Completed issues'),
];
