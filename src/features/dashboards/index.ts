export { dashboardLive } from './portfolioQueries.ts';
export { dashboardRoutes } from './dashboardRoutes.ts';
