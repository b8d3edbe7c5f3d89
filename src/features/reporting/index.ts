export { reportingLive } from './reportingQueries.ts';
export { reportRoutes } from './reportRoutes.ts';
