export { approvedSeries, splitApproved, type ApprovedSplit } from './approvedSeries.ts';
export { costVariation } from './budgetAdjusted.ts';
export { buildForesite } from './buildForesite.ts';
export { changedIds, changedInput, type ForesiteChange } from './changedInput.ts';
export { componentInput } from './componentInput.ts';
export { byMember } from './itemsByMember.ts';
export { costPosition, withItem, type CostPosition, type PositionInput } from './costPosition.ts';
export {
  BRIDGE_CAUSES,
  forecastBridge,
  type BridgeCause,
  type BridgeItem,
  type BridgeSide,
  type BridgeStep,
  type ForecastBridge,
} from './forecastBridge.ts';
export {
  codeDimension,
  DIMENSIONS,
  UNCATEGORIZED_ID,
  UNCATEGORIZED_NAME,
  type CodeDimension,
  type StandardDimension,
} from './dimensions.ts';
export type {
  ApprovedPoint,
  ForesiteData,
  ForesiteSummary,
  PendingDecision,
  TrendPoint,
  TrendSeries,
} from './foresiteData.ts';
export type {
  ForesiteInput,
  GeneratedTotals,
  InputComponent,
  InputEvent,
  InputItem,
  InputMember,
  InputMilestone,
  InputSplit,
  StatusTotal,
} from './foresiteInput.ts';
export { headlineSentence, type HeadlineWords, type SentencePart } from './headline.ts';
export { itemShares, type ItemShare } from './itemShares.ts';
export { OUTCOME_RUNS, simulateOutcome } from './outcome.ts';
export type { Outcome, OutcomeInput, OutcomeItem, OutcomePart, OutcomeRisk } from './outcomeInput.ts';
export { pendingCurve } from './pendingCurve.ts';
export { packingBudget, QUICK_BUDGET, WHOLE_BUDGET, type PackingBudget } from './packingBudget.ts';
export {
  joinRanges,
  pendingRange,
  type PendingItem,
  type PendingRange,
  type RangeEnd,
  type RangeOf,
} from './pendingRange.ts';
export {
  DEFAULT_TOLERANCE,
  TARGET_STATES,
  targetGap,
  targetState,
  type TargetGap,
  type TargetState,
} from './targetState.ts';
export { riskRows, type InputRisk, type RiskRow } from './riskBand.ts';
export { OWNER_COSTS_ID } from './trendSeries.ts';
