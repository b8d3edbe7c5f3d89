import { defineRoutes, PATHS } from '#platform/routing';

const guard = { permission: 'reporting_access', clientFlag: 'reporting' } as const;

/** Charts, tables and notes that can be sent. */
export const reportRoutes = defineRoutes([
  {
    path: PATHS.reports,
    title: 'Reporting',
    guard,
    query: ['tab'],
    screen: () => import('./screens/ReportsScreen.tsx'),
  },
  {
    path: PATHS.report,
    title: 'Report',
    guard: { ...guard, tenantFlag: 'use_new_reports_panel' },
    above: 'reports',
    screen: () => import('./screens/ReportScreen.tsx'),
  },
  {
    path: PATHS.runReport,
    title: 'Run Report',
    guard: { ...guard, tenantFlag: 'use_new_reports_panel' },
    above: 'report',
    screen: () => import('./screens/RunReportScreen.tsx'),
  },
  {
    path: PATHS.reportRun,
    title: 'Report run',
    guard: { ...guard, tenantFlag: 'use_new_reports_panel' },
    above: 'reports',
    screen: () => import('./screens/ReportRunScreen.tsx'),
  },
]);

/** Where somebody without an account reads a run, by the link that they were given. */
export const sharedReportRoutes = defineRoutes([
  {
    path: PATHS.sharedReport,
    title: 'Shared report',
    guard: 'public',
    isCompanys: true,
    screen: () => import('./screens/SharedReportScreen.tsx'),
  },
]);
