export { foresiteLive } from './foresiteLive.ts';
export { foresiteRoutes } from './foresiteRoutes.ts';
