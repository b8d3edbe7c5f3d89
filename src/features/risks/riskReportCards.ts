import { lazy } from 'react';
import type { components } from '#contract/api.ts';
import { ChartColumn, Table2 } from '#design-system/icons/shapes.ts';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import { personName } from '#domain/people';
import { MITIGATION_STATUSES, mitigationCount, type MitigationStatus, RISK_STATUSES } from '#domain/risks';
import { answer, api, everyPage } from '#platform/api';
import {
  type ChartCard,
  ownReportColumns,
  type ReportColumn,
  type TableCard,
  tableCard,
} from '#shared/reports';
import { FIRST_CHART } from './model/reportChart.ts';
import { levelLabel } from './model/riskWords.ts';
import { riskKeys } from './riskQueries.ts';

type Row = components['schemas']['RiskBrief'];

const Chart = lazy(() => import('./components/RiskReportChart.tsx'));
const Settings = lazy(() => import('./components/RiskReportSettings.tsx'));

const statuses = Object.keys(MITIGATION_STATUSES) as MitigationStatus[];
const extra = { share: 14, isExtra: true } as const;
/** What a risk without a mitigation is found by. */
const NO_MITIGATION = 'No mitigation';

const columns: readonly ReportColumn<Row>[] = [
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
  {
    id: 'level',
    label: 'Level',
    ...extra,
    isFiltered: true,
    text: ({ level }) => levelLabel(level),
    order: ({ score }) => score,
  },
  {
    id: 'mitigations',
    label: 'Mitigations',
    ...extra,
    isFiltered: true,
    text: ({ mitigation_counts: counts }) => {
      const all = mitigationCount(counts);
      return all === 0 ? NO_MITIGATION : `${counts.COMPLETE} of ${all} done`;
    },
    words: ({ mitigation_counts: counts }) =>
      mitigationCount(counts) === 0
        ? [NO_MITIGATION]
        : statuses.filter((status) => counts[status] > 0).map((status) => MITIGATION_STATUSES[status].label),
  },
  {
    id: 'component',
    label: 'Component',
    ...extra,
    isFiltered: true,
    text: ({ component }) => component?.name ?? '',
  },
  {
    id: 'likelihood',
    label: 'Likelihood',
    ...extra,
    isEnd: true,
    isFiltered: true,
    text: ({ likelihood }) => String(likelihood ?? ''),
    order: ({ likelihood }) => likelihood,
  },
  {
    id: 'impact',
    label: 'Impact',
    ...extra,
    isEnd: true,
    isFiltered: true,
    text: ({ impact }) => String(impact ?? ''),
    order: ({ impact }) => impact,
  },
  {
    id: 'original_value',
    label: 'Original value',
    ...extra,
    isEnd: true,
    text: (row) => (row.original_value === null ? '' : formatMoney(row.original_value)),
    order: (row) => row.original_value,
  },
  { id: 'comment', label: 'Comments', ...extra, share: 24, text: ({ comment }) => comment },
];

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
    Chart,
    Settings,
    ...(kind === 'risk-likelihood-chart' && { starts: { chart_type: FIRST_CHART } }),
  })),
  tableCard<Row>({
    kind: 'risk-table',
    group: 'Risk Register',
    label: 'Risks',
    icon: Table2,
    permission: 'risk_access',
    queryKey: riskKeys.project,
    columns,
    read: async (projectId, signal) => {
      const rows = await everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/risks', {
            params: { path: { project_id: projectId }, query: { ...page, expand_custom_attributes: true } },
            signal,
          }),
        ),
      );
      return { rows, columns: [...columns, ...(await ownReportColumns('RISK', rows, signal))] };
    },
  }),
];
