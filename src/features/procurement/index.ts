export { procurementLive } from './procurementLive.ts';
export { procurementRoutes } from './procurementRoutes.ts';
export { packageReportCards } from './packageReportCards.ts';
