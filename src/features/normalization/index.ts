export { normalizationLive } from './normalizationLive.ts';
export { normalizationRoutes } from './normalizationRoutes.ts';
