import type { components } from '#contract/api.ts';
import { Cube } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import { PACKAGE_STATUSES } from '#domain/procurement';
import { answer, api, everyPage } from '#platform/api';
import { tableCard } from '#shared/reports';
import { packageKeys } from './packageQueries.ts';

/** The bid packages, as reports show them. */
export const packageReportCards = [
  tableCard<components['schemas']['BidPackage']>({
    kind: 'procurement-table',
    group: 'Procurement',
    label: 'Procurement List',
    icon: Cube,
    permission: 'procurement_access',
    tenantFlag: 'procurement_available',
    counted: (count) => (count === 1 ? '1 package' : `${count} packages`),
    queryKey: packageKeys.project,
    columns: [
      { id: 'name', label: 'Package', share: 26, text: ({ name }) => name },
      { id: 'trade', label: 'Trade', share: 17, isFiltered: true, text: (row) => row.work_trade },
      {
        id: 'budget',
        label: 'Budget',
        share: 14,
        isEnd: true,
        text: ({ budget }) => formatMoney(budget),
        amount: ({ budget }) => budget,
      },
      {
        id: 'committed',
        label: 'Committed',
        share: 14,
        isEnd: true,
        text: ({ committed }) => formatMoney(committed),
        amount: ({ committed }) => committed,
      },
      {
        id: 'award',
        label: 'Award by',
        share: 12,
        text: (row) => (row.award_by ? formatGridDate(row.award_by) : ''),
        order: (row) => row.award_by,
      },
      {
        id: 'status',
        label: 'Status',
        share: 14,
        isFiltered: true,
        text: ({ status }) => PACKAGE_STATUSES[status].label,
      },
    ],
    read: async (projectId, signal) => {
      const rows = await everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/bid-packages', {
            params: { path: { project_id: projectId }, query: page },
            signal,
          }),
        ),
      );
      return { rows };
    },
  }),
];
