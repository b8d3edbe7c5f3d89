export { type LineState, type LiveLine, openLine, openSocket } from './liveLine.ts';
export type { LiveRule } from './liveQueries.ts';
export { useLiveQueries } from './useLiveQueries.ts';
