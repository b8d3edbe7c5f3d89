export { overviewLive } from './overviewQueries.ts';
export { overviewRoutes } from './overviewRoutes.ts';
