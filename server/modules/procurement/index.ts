export { allocationAdapter, allocationRuleAdapter, workPackageAdapter } from './allocationAdapters.ts';
export { allocationHandlers } from './allocationHandlers.ts';
export { packageAdapter } from './packageAdapter.ts';
export { procurementHandlers } from './procurementHandlers.ts';
