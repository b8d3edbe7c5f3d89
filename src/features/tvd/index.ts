export { tvdRoutes } from './tvdRoutes.ts';
