export { visionRoutes } from './visionRoutes.ts';
