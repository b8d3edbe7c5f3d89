export { dashboardAdapter } from './dashboardAdapter.ts';
export { dashboardHandlers } from './dashboardHandlers.ts';
export { checkThresholdsJob, dashboardWorks } from './checkThresholds.ts';
