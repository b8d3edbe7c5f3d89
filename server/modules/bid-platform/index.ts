export { bidPlatformHandlers } from './bidPlatformHandlers.ts';
export { readBidPlatformJob } from './readPlatformJob.ts';
export { platformAdapter } from './savePlatform.ts';
