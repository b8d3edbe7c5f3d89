export { riskLive } from './riskLive.ts';
export { riskRoutes } from './riskRoutes.ts';
export { readRiskFilters, writeRiskFilters } from './model/riskFilters.ts';
export { riskReportCards } from './riskReportCards.ts';
export { RiskScaleCard } from './components/ScaleCard.tsx';
