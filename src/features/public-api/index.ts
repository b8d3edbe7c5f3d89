export { publicApiLive } from './publicApiLive.ts';
export { publicApiRoutes } from './publicApiRoutes.ts';
