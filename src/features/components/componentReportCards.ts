import type { components } from '#contract/api.ts';
import { Layers } from '#design-system/icons/shapes.ts';
import { formatMoney } from '#domain/money';
import { answer, api } from '#platform/api';
import { tableCard } from '#shared/reports';

/** Building components with their budgets, as reports show them. */
export const componentReportCards = [
  tableCard<components['schemas']['Component']>({
    kind: 'components',
    group: 'ForeSite',
    label: 'Components',
    icon: Layers,
    permission: 'foresite_access',
    counted: () => 'Total',
    queryKey: (projectId) => ['components', projectId],
    columns: [
      { id: 'name', label: 'Component', share: 40, text: ({ name }) => name },
      { id: 'work', label: 'Work type', share: 20, isFiltered: true, text: (row) => row.work_type ?? '' },
      {
        id: 'budget',
        label: 'Target budget',
        share: 20,
        isEnd: true,
        text: (row) => formatMoney(row.target_budget),
        amount: (row) => row.target_budget,
      },
      {
        id: 'cost',
        label: 'Current cost',
        share: 20,
        isEnd: true,
        text: (row) => formatMoney(row.current_cost),
        amount: (row) => row.current_cost,
      },
    ],
    read: async (projectId, signal) => {
      const { results: rows } = await answer(
        api.GET('/projects/{project_id}/components', { params: { path: { project_id: projectId } }, signal }),
      );
      return { rows };
    },
  }),
];
