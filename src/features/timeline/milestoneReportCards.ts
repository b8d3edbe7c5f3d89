import type { components } from '#contract/api.ts';
import { ChartNoAxesGantt } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import { answer, api } from '#platform/api';
import { tableCard } from '#shared/reports';
import * as t from './texts.ts';

/** Design milestones with their estimates, as reports show them. */
export const milestoneReportCards = [
  tableCard<components['schemas']['DesignMilestone']>({
    kind: 'milestones',
    group: 'Timeline',
    label: t.milestones,
    icon: ChartNoAxesGantt,
    permission: 'foresite_access',
    queryKey: (projectId) => ['timeline', projectId, 'milestones'],
    columns: [
      { id: 'name', label: t.milestone, share: 40, text: ({ name }) => name },
      {
        id: 'date',
        label: t.planned,
        share: 20,
        text: ({ date }) => formatGridDate(date),
        order: ({ date }) => date,
      },
      {
        id: 'actual',
        label: t.actual,
        share: 20,
        text: (row) => (row.actual_date ? formatGridDate(row.actual_date) : ''),
        order: (row) => row.actual_date,
      },
      {
        id: 'total',
        label: t.estimate,
        share: 20,
        isEnd: true,
        text: ({ total }) => formatMoney(total),
        order: ({ total }) => total,
      },
    ],
    read: async (projectId, signal) => {
      const { results } = await answer(
        api.GET('/projects/{project_id}/design-milestones', {
          params: { path: { project_id: projectId } },
          signal,
        }),
      );
      return { rows: results };
    },
  }),
];
