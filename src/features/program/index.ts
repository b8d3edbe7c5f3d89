export { programRoutes } from './programRoutes.ts';
