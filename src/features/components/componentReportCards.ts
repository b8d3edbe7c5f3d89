import type { components } from '#contract/api.ts';
import { Layers } from '#design-system/icons/shapes.ts';
import { formatMoney } from '#domain/money';
import { answer, api } from '#platform/api';
import { tableCard } from '#shared/reports';
import * as t from './texts.ts';

/** Building components with their budgets, as reports show them. */
export const componentReportCards = [
  tableCard<components['schemas']['Component']>({
    kind: 'components',
    group: 'ForeSite',
    label: t.components,
    icon: Layers,
    permission: 'foresite_access',
    counted: () => t.total,
    queryKey: (projectId) => ['components', projectId],
    columns: [
      { id: 'name', label: t.component, share: 40, text: ({ name }) => name },
      { id: 'work', label: t.workType, share: 20, isFiltered: true, text: (row) => row.work_type ?? '' },
      {
        id: 'budget',
        label: t.targetBudget,
        share: 20,
        isEnd: true,
        text: (row) => formatMoney(row.target_budget),
        amount: (row) => row.target_budget,
      },
      {
        id: 'cost',
        label: t.currentCost,
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
