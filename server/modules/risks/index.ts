export { saveRisks } from './saveRisks.ts';
export { riskAdapter } from './riskAdapter.ts';
export { riskHandlers } from './riskHandlers.ts';
export { riskScaleAdapter } from './riskScaleAdapter.ts';
export { riskScaleHandlers } from './riskScaleHandlers.ts';
