export { ApprovalsCard } from './components/Approval/ApprovalsCard.tsx';
export { procurementLive } from './procurementLive.ts';
export { procurementRoutes } from './procurementRoutes.ts';
export { readPackageFilters, writePackageFilters } from './model/packageFilters.ts';
export { packageReportCards } from './packageReportCards.ts';
export { allocationReportCards } from './allocationReportCards.ts';
