export { dashboardRoutes } from './dashboardRoutes.ts';
