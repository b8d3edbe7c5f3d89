export { conceptRoutes } from './conceptRoutes.ts';
export { conceptLive } from './conceptQueries.ts';
export { findAnalyses } from './findAnalyses.ts';
export { useRecentAnalyses } from './recentAnalyses.ts';
