export { componentRoutes } from './componentRoutes.ts';
export { componentReportCards } from './componentReportCards.ts';
