export { timelineAdapters } from './timelineAdapters.ts';
export { timelineHandlers } from './timelineHandlers.ts';
