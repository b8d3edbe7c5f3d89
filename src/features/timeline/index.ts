export { timelineRoutes } from './timelineRoutes.ts';
