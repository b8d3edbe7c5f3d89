import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

const guard = { permission: 'reporting_access', clientFlag: 'reporting' } as const;

/** Charts, tables and notes that can be sent. */
export const reportRoutes = defineRoutes([
  {
    path: PATHS.reports,
    title: t.reporting,
    guard,
    query: ['tab'],
    screen: () => import('./screens/ReportsScreen.tsx'),
  },
  {
    path: PATHS.report,
    title: t.report,
    guard: { ...guard, tenantFlag: 'use_new_reports_panel' },
    query: ['focusSection'],
    above: 'reports',
    screen: () => import('./screens/ReportScreen.tsx'),
  },
  {
    path: PATHS.runReport,
    title: t.runReport,
    guard: { ...guard, tenantFlag: 'use_new_reports_panel' },
    query: ['focusSection'],
    above: 'report',
    screen: () => import('./screens/RunReportScreen.tsx'),
  },
  {
    path: PATHS.reportRun,
    title: t.reportRun,
    guard: { ...guard, tenantFlag: 'use_new_reports_panel' },
    above: 'reports',
    screen: () => import('./screens/ReportRunScreen.tsx'),
  },
]);

/** Where somebody without an account reads a run, by the link that they were given. */
export const sharedReportRoutes = defineRoutes([
  {
    path: PATHS.sharedReport,
    title: t.sharedReport,
    guard: 'public',
    isCompanys: true,
    screen: () => import('./screens/SharedReportScreen.tsx'),
  },
]);
