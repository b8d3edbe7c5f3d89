export { customReportAdapter } from './customReportAdapter.ts';
export { reportingHandlers } from './reportingHandlers.ts';
export { reportPdfJob } from './reportPdfJob.ts';
export { reportRunAdapter } from './reportRunAdapter.ts';
export { reportRunHandlers } from './reportRunHandlers.ts';
export { reportShareHandlers } from './reportShareHandlers.ts';
