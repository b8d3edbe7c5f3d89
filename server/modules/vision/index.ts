export { visionAdapters } from './visionAdapters.ts';
export { visionHandlers } from './visionHandlers.ts';
