export { AreaTrend } from './components/AreaTrend.ts';
export { foresiteLive } from './foresiteLive.ts';
export { foresiteRoutes } from './foresiteRoutes.ts';
