export { conceptRoutes } from './conceptRoutes.ts';
