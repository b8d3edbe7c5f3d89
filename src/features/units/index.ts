export { unitRoutes } from './unitRoutes.ts';
export { unitsLive } from './unitsLive.ts';
