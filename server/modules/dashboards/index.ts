export { dashboardAdapter } from './dashboardAdapter.ts';
export { dashboardHandlers } from './dashboardHandlers.ts';
