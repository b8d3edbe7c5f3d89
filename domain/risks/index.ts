export { MITIGATION_STATUSES, mitigationProgress, type MitigationStatus } from './mitigationProgress.ts';
export {
  levelOfScore,
  RATING_LABELS,
  RISK_LEVELS,
  RISK_MATRIX,
  riskScore,
  type RiskLevel,
} from './riskLevel.ts';
export { estimatedRiskValue, riskExposure, riskValue, type ValuedRisk } from './riskValue.ts';
