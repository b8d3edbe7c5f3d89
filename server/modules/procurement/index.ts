export { allocationAdapter, allocationRuleAdapter, workPackageAdapter } from './allocationAdapters.ts';
export { allocationHandlers } from './allocationHandlers.ts';
export { documentAdapter } from './documentAdapter.ts';
export { addPackages } from './packageSetup.ts';
export { packageAdapter } from './packageAdapter.ts';
export { prequalificationAdapter } from './prequalificationAdapter.ts';
export { prequalificationHandlers } from './prequalificationHandlers.ts';
export { readBidTabulationJob, tabulationHandlers } from './tabulations.ts';
export { procurementHandlers } from './procurementHandlers.ts';
