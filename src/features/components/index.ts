export { componentRoutes } from './componentRoutes.ts';
