export { saveRisks } from './saveRisks.ts';
export { riskAdapter } from './riskAdapter.ts';
export { riskHandlers } from './riskHandlers.ts';
