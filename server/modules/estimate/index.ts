export { estimateLineAdapter } from './estimateAdapter.ts';
export { estimateFileHandlers, readEstimateFileJob } from './estimateFiles.ts';
export { estimateHandlers } from './estimateHandlers.ts';
