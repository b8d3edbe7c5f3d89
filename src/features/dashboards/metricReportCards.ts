import { lazy } from 'react';
import { ChartColumn } from '#design-system/icons/shapes.ts';
import type { ChartCard } from '#shared/reports';
import * as t from './texts.ts';

/** A custom metric of the project, as reports show it. */
export const metricReportCards: readonly ChartCard[] = [
  {
    form: 'chart',
    kind: 'custom-chart',
    group: 'Custom',
    label: t.customChart,
    icon: ChartColumn,
    // What a chart counts is its own choice; who may not see that reads so in its place.
    permission: 'reporting_access',
    Chart: lazy(() => import('./components/MetricReportChart.tsx')),
    Settings: lazy(() => import('./components/MetricReportSettings.tsx')),
  },
];
