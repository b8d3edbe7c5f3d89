export { unitRoutes } from './unitRoutes.ts';
