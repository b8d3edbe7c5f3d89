export { estimateRoutes } from './estimateRoutes.ts';
