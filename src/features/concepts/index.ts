export { conceptRoutes } from './conceptRoutes.ts';
export { conceptLive } from './conceptQueries.ts';
export { useRecentAnalyses } from './recentAnalyses.ts';
