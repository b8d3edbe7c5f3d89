export { calibrateRoutes } from './calibrateRoutes.ts';
