import { lazy } from 'react';
import type { components } from '#contract/api.ts';
import { ChartColumn, Table2 } from '#design-system/icons/shapes.ts';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import { personName } from '#domain/people';
import { RISK_STATUSES } from '#domain/risks';
import { answer, api, everyPage } from '#platform/api';
import { type ChartCard, type TableCard, tableCard } from '#shared/reports';
import { riskKeys } from './riskQueries.ts';

const Chart = lazy(() => import('./components/RiskReportChart.tsx'));

/** The risk register, as reports show it. */
export const riskReportCards: readonly (ChartCard | TableCard)[] = [
  ...(
    [
      ['risk-mitigation-chart', 'Mitigations Status Progress'],
      ['risk-likelihood-chart', 'Risk Likelihood'],
    ] as const
  ).map(([kind, label]): ChartCard => ({
    form: 'chart',
    kind,
    group: 'Risk Register',
    label,
    icon: ChartColumn,
    permission: 'risk_access',
    height: 640,
    Chart,
  })),
  tableCard<components['schemas']['RiskBrief']>({
    kind: 'risk-table',
    group: 'Risk Register',
    label: 'Risks',
    icon: Table2,
    permission: 'risk_access',
    queryKey: riskKeys.project,
    columns: [
      { id: 'code', label: 'Code', share: 8, text: ({ number }) => formatCode('risk', number) },
      { id: 'name', label: 'Name', share: 36, text: ({ name }) => name },
      {
        id: 'category',
        label: 'Category',
        share: 16,
        isFiltered: true,
        text: ({ category }) => category?.name ?? '',
      },
      {
        id: 'owner',
        label: 'Owner',
        share: 16,
        isFiltered: true,
        text: ({ owner }) => (owner ? personName(owner) : ''),
      },
      {
        id: 'score',
        label: 'Score',
        share: 8,
        isEnd: true,
        text: ({ score }) => String(score ?? ''),
        order: ({ score }) => score,
      },
      {
        id: 'value',
        label: 'Value',
        share: 14,
        isEnd: true,
        text: ({ value, estimated_value: estimated }) =>
          value === null && estimated !== null ? `Est. ${formatMoney(estimated)}` : formatMoney(value),
        order: ({ value, estimated_value: estimated }) => value ?? estimated,
      },
      {
        id: 'status',
        label: 'Status',
        share: 11,
        isFiltered: true,
        text: ({ status }) => RISK_STATUSES[status].label,
      },
    ],
    read: async (projectId, signal) => ({
      rows: await everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/risks', {
            params: { path: { project_id: projectId }, query: page },
            signal,
          }),
        ),
      ),
    }),
  }),
];
