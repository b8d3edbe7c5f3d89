export type { LiveEvent, LiveRule } from './liveQueries.ts';
export { useLiveQueries } from './useLiveQueries.ts';
