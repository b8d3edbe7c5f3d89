export { timelineLive } from './timelineLive.ts';
export { timelineRoutes } from './timelineRoutes.ts';
export { milestoneReportCards } from './milestoneReportCards.ts';
export { type Timeline, timelineKey, timelineQuery } from './timelineQueries.ts';
export { timelineReportCards } from './timelineReportCards.ts';
