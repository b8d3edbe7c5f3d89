export { timelineLive } from './timelineLive.ts';
export { timelineRoutes } from './timelineRoutes.ts';
