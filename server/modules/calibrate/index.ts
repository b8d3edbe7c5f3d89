export { calibrateHandlers } from './calibrateHandlers.ts';
