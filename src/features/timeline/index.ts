export { timelineLive } from './timelineLive.ts';
export { timelineRoutes } from './timelineRoutes.ts';
export { milestoneReportCards } from './milestoneReportCards.ts';
export { timelineReportCards } from './timelineReportCards.ts';
