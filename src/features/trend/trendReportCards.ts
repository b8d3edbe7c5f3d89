import { lazy } from 'react';
import { ChartLine } from '#design-system/icons/shapes.ts';
import type { ChartCard } from '#shared/reports';
import * as t from './texts.ts';

/** The cost trend, as reports show it. */
export const trendReportCards: readonly ChartCard[] = [
  {
    form: 'chart',
    kind: 'foresite-chart',
    group: 'ForeSite',
    label: t.costTrendAnalysis,
    icon: ChartLine,
    permission: 'foresite_access',
    // A day that is past is known by component, without chances and scenarios.
    isKeptByDay: ({ dimension = 'components', show_outcome: outcome, scenario }) =>
      dimension === 'components' && !outcome && !scenario,
    Chart: lazy(() => import('./components/TrendReportChart.tsx')),
    Settings: lazy(() => import('./components/TrendReportSettings.tsx')),
  },
];
