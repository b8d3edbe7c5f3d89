export { estimateLive } from './estimateQueries.ts';
export { estimateRoutes } from './estimateRoutes.ts';
