export { contextLive } from './contextLive.ts';
export { contextRoutes } from './contextRoutes.ts';
