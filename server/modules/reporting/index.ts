export { customReportAdapter } from './customReportAdapter.ts';
export { reportingHandlers } from './reportingHandlers.ts';
export { reportPdfJob } from './reportPdfJob.ts';
export { reportRunAdapter } from './reportRunAdapter.ts';
export { reportRunHandlers } from './reportRunHandlers.ts';
export { reportShareHandlers } from './reportShareHandlers.ts';
export { reportScheduleAdapter } from './reportScheduleAdapter.ts';
export { reportScheduleHandlers } from './reportScheduleHandlers.ts';
export { planReportRunsJob, reportWorks, runScheduledReportJob } from './scheduledRuns.ts';
