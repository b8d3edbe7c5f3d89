export { publicApiRoutes } from './publicApiRoutes.ts';
