export { packageAdapter } from './packageAdapter.ts';
export { procurementHandlers } from './procurementHandlers.ts';
