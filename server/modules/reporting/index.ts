export { customReportAdapter } from './customReportAdapter.ts';
export { reportingHandlers } from './reportingHandlers.ts';
