export { estimateLive } from './estimateQueries.ts';
export { estimateRoutes } from './estimateRoutes.ts';
export { ReportDialog as EstimateReportDialog } from './components/onDemand.ts';
