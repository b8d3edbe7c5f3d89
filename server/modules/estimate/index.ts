export { estimateLineAdapter } from './estimateAdapter.ts';
export { estimateHandlers } from './estimateHandlers.ts';
