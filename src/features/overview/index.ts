export { overviewRoutes } from './overviewRoutes.ts';
