export { estimatesQuery } from './calibrateQueries.ts';
export { calibrateLive } from './calibrateLive.ts';
export { calibrateRoutes } from './calibrateRoutes.ts';
