export { calibrateHandlers } from './calibrateHandlers.ts';
export { divisionExclusionAdapter, exclusionAdapter } from './exclusions.ts';
