export { reportRoutes } from './reportRoutes.ts';
