export {
  checkRisk,
  type MitigationDraft,
  RISK_LIMITS,
  type RiskDraft,
  saidMitigations,
} from './checkRisk.ts';
export {
  EXPOSURE,
  type ExposureOutcome,
  normalShare,
  quantile,
  type RiskBet,
  simulateExposure,
} from './exposure.ts';
export {
  exposureByMonth,
  type ExposedRisks,
  type ExposureMonth,
  type ExposureOverTime,
} from './exposureMonths.ts';
export {
  MITIGATION_STATUSES,
  mitigationCount,
  type MitigationCounts,
  mitigationProgress,
  type MitigationStatus,
} from './mitigationProgress.ts';
export {
  IMPACTS,
  LIKELIHOODS,
  mitigationFields,
  RISK_RESPONSES,
  RISK_STATUSES,
  type RiskField,
  riskFields,
  type RiskResponse,
  type RiskStatus,
} from './riskFields.ts';
export {
  issueOfRisk,
  itemCostProblem,
  itemOfRisk,
  mostDraw,
  NO_OUTCOME,
  outcomeEffect,
  outcomeProblems,
  type RiskOrigin,
  type RiskOutcome,
} from './outcome.ts';
export {
  levelOfScore,
  RATING_LABELS,
  RISK_LEVELS,
  RISK_MATRIX,
  riskScore,
  type RiskLevel,
} from './riskLevel.ts';
export {
  expectedValue,
  mitigationBuys,
  type MitigationEffect,
  mitigationMoney,
  newlyDone,
  readingAfter,
  residualReading,
  type RiskReading,
} from './riskPosition.ts';
export {
  FIRST_SCALE,
  levelIn,
  RATED_LEVELS,
  type RatedLevel,
  type RiskScale,
  SCALE_LIMITS,
  scaleChanges,
  scaleProblems,
  type ScaleStep,
} from './riskScale.ts';
export {
  estimatedRiskValue,
  estimateFormula,
  riskExposure,
  riskValue,
  type ValuedRisk,
} from './riskValue.ts';
