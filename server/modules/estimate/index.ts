export { differenceHandlers } from './differenceHandlers.ts';
export { estimateLineAdapter } from './estimateAdapter.ts';
export { estimateHandlers } from './estimateHandlers.ts';
export { readEstimateFileJob } from './readEstimateFileJob.ts';
export { estimateUploadAdapter } from './uploadAdapter.ts';
export { estimateUploadHandlers } from './uploadHandlers.ts';
