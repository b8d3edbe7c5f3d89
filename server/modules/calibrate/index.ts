export { calibrateHandlers } from './calibrateHandlers.ts';
export { exclusionAdapter } from './exclusions.ts';
