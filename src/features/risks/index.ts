export { riskLive } from './riskLive.ts';
export { riskRoutes } from './riskRoutes.ts';
export { riskReportCards } from './riskReportCards.ts';
