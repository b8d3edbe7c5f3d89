export { analysisAdapter, conceptAdapter, conceptScenarioAdapter } from './conceptAdapters.ts';
export { conceptHandlers } from './conceptHandlers.ts';
