import type { components } from '#contract/api.ts';
import { Cube } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import { PACKAGE_STATUSES } from '#domain/procurement';
import { answer, api, everyPage } from '#platform/api';
import { tableCard } from '#shared/reports';
import { packageKeys } from './packageQueries.ts';
import * as t from './texts.ts';

/** The bid packages, as reports show them. */
export const packageReportCards = [
  tableCard<components['schemas']['BidPackage']>({
    kind: 'procurement-table',
    group: 'Procurement',
    label: t.procurementList,
    icon: Cube,
    permission: 'procurement_access',
    tenantFlag: 'procurement_available',
    counted: (count) => (count === 1 ? t.package1 : t.lengthPackages(count)),
    queryKey: packageKeys.project,
    columns: [
      { id: 'name', label: t.packageWord, share: 26, text: ({ name }) => name },
      { id: 'trade', label: t.trade, share: 17, isFiltered: true, text: (row) => row.work_trade },
      {
        id: 'budget',
        label: t.budget,
        share: 14,
        isEnd: true,
        text: ({ budget }) => formatMoney(budget),
        amount: ({ budget }) => budget,
      },
      {
        id: 'committed',
        label: t.committed,
        share: 14,
        isEnd: true,
        text: ({ committed }) => formatMoney(committed),
        amount: ({ committed }) => committed,
      },
      {
        id: 'award',
        label: t.awardBy,
        share: 12,
        text: (row) => (row.award_by ? formatGridDate(row.award_by) : ''),
        order: (row) => row.award_by,
      },
      {
        id: 'status',
        label: t.status,
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
