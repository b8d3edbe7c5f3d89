export { visionLive } from './visionQueries.ts';
export { visionRoutes } from './visionRoutes.ts';
