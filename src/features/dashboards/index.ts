export { dashboardLive } from './dashboardQueries.ts';
export { dashboardRoutes } from './dashboardRoutes.ts';
export { useRecentDashboards } from './recentDashboards.ts';
