export type { LiveRule } from './liveQueries.ts';
export { useLiveQueries } from './useLiveQueries.ts';
