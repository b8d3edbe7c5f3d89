export { areaAdapter } from './areaAdapter.ts';
export { programHandlers } from './programHandlers.ts';
