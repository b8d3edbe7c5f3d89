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
import * as t from './texts.ts';

type Row = components['schemas']['RiskBrief'];

const Chart = lazy(() => import('./components/RiskReportChart.tsx'));
const Settings = lazy(() => import('./components/RiskReportSettings.tsx'));

const statuses = Object.keys(MITIGATION_STATUSES) as MitigationStatus[];
const extra = { share: 14, isExtra: true } as const;
/** What a risk without a mitigation is found by. */
const NO_MITIGATION = t.noMitigation;

/** The columns of the list, said as on the page. */
export const riskReportColumns: readonly ReportColumn<Row>[] = [
  { id: 'code', label: t.code, share: 8, text: ({ number }) => formatCode('risk', number) },
  { id: 'name', label: t.name, share: 36, text: ({ name }) => name },
  {
    id: 'category',
    label: t.category,
    share: 16,
    isFiltered: true,
    text: ({ category }) => category?.name ?? '',
  },
  {
    id: 'owner',
    label: t.owner,
    share: 16,
    isFiltered: true,
    text: ({ owner }) => (owner ? personName(owner) : ''),
  },
  {
    id: 'score',
    label: t.score,
    share: 8,
    isEnd: true,
    // A risk that is not rated has no score on its page either.
    text: ({ score }) => String(score || ''),
    order: ({ score }) => score,
  },
  {
    id: 'value',
    label: t.value,
    share: 14,
    isEnd: true,
    text: ({ value, estimated_value: estimated }) =>
      value === null && estimated !== null ? t.estMoney(formatMoney(estimated)) : formatMoney(value),
    order: ({ value, estimated_value: estimated }) => value ?? estimated,
  },
  {
    id: 'status',
    label: t.status,
    share: 11,
    isFiltered: true,
    text: ({ status }) => RISK_STATUSES[status].label,
  },
  {
    id: 'level',
    label: t.level,
    ...extra,
    isFiltered: true,
    text: ({ level }) => levelLabel(level),
    order: ({ score }) => score,
  },
  {
    id: 'mitigations',
    label: t.mitigations,
    ...extra,
    isFiltered: true,
    text: ({ mitigation_counts: counts }) => {
      const all = mitigationCount(counts);
      return all === 0 ? NO_MITIGATION : t.valueOfAllDone(counts.COMPLETE, all);
    },
    words: ({ mitigation_counts: counts }) =>
      mitigationCount(counts) === 0
        ? [NO_MITIGATION]
        : statuses.filter((status) => counts[status] > 0).map((status) => MITIGATION_STATUSES[status].label),
  },
  {
    id: 'component',
    label: t.component,
    ...extra,
    isFiltered: true,
    text: ({ component }) => component?.name ?? '',
  },
  {
    id: 'likelihood',
    label: t.likelihood,
    ...extra,
    isEnd: true,
    isFiltered: true,
    text: ({ likelihood }) => String(likelihood ?? ''),
    order: ({ likelihood }) => likelihood,
  },
  {
    id: 'impact',
    label: t.impact,
    ...extra,
    isEnd: true,
    isFiltered: true,
    text: ({ impact }) => String(impact ?? ''),
    order: ({ impact }) => impact,
  },
  {
    id: 'original_value',
    label: t.originalValue,
    ...extra,
    isEnd: true,
    text: (row) => (row.original_value === null ? '' : formatMoney(row.original_value)),
    order: (row) => row.original_value,
  },
  { id: 'comment', label: t.comments, ...extra, share: 24, text: ({ comment }) => comment },
];

/** The risk register, as reports show it. */
export const riskReportCards: readonly (ChartCard | TableCard)[] = [
  ...(
    [
      ['risk-mitigation-chart', t.mitigationsStatusProgress],
      ['risk-likelihood-chart', t.riskLikelihood],
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
    label: t.risks,
    icon: Table2,
    permission: 'risk_access',
    queryKey: riskKeys.project,
    columns: riskReportColumns,
    read: async (projectId, signal) => {
      const rows = await everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/risks', {
            params: { path: { project_id: projectId }, query: { ...page, expand_custom_attributes: true } },
            signal,
          }),
        ),
      );
      return { rows, columns: [...riskReportColumns, ...(await ownReportColumns('RISK', rows, signal))] };
    },
  }),
];
