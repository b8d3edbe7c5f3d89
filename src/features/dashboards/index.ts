import { lazy } from 'react';

export { dashboardLive } from './dashboardQueries.ts';
export { dashboardRoutes } from './dashboardRoutes.ts';
export { findDashboards } from './findDashboards.ts';
export { metricReportCards } from './metricReportCards.ts';
export { type MenuDashboards, type RecentDashboard, useMenuDashboards } from './recentDashboards.ts';

/** A person's own metric of a project, as its overview shows it. */
export const ProjectMetricCard = lazy(() => import('./components/ProjectMetricCard.tsx'));
