export { tvdLive } from './tvdQueries.ts';
export { tvdRoutes } from './tvdRoutes.ts';
