export { findReports } from './findReports.ts';
export { reportingLive } from './reportingQueries.ts';
export { reportRoutes, sharedReportRoutes } from './reportRoutes.ts';
