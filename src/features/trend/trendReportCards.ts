import { lazy } from 'react';
import { ChartLine } from '#design-system/icons/shapes.ts';
import type { ChartCard } from '#shared/reports';

/** The cost trend, as reports show it. */
export const trendReportCards: readonly ChartCard[] = [
  {
    form: 'chart',
    kind: 'foresite-chart',
    group: 'ForeSite',
    label: 'Cost Trend Analysis',
    icon: ChartLine,
    permission: 'foresite_access',
    height: 640,
    isKeptByDay: true,
    Chart: lazy(() => import('./components/TrendReportChart.tsx')),
  },
];
