export { programLive } from './programQueries.ts';
export { programRoutes } from './programRoutes.ts';
