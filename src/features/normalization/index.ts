export { normalizationRoutes } from './normalizationRoutes.ts';
