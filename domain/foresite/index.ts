export { approvedSeries, splitApproved, type ApprovedSplit } from './approvedSeries.ts';
export { buildForesite } from './buildForesite.ts';
export { changedIds, changedInput, type ForesiteChange } from './changedInput.ts';
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
  InputMilestone,
  StatusTotal,
} from './foresiteInput.ts';
export { headlineSentence, type SentencePart } from './headline.ts';
export { pendingCurve } from './pendingCurve.ts';
export { pendingRange, type PendingItem, type PendingRange, type RangeEnd } from './pendingRange.ts';
export {
  DEFAULT_TOLERANCE,
  TARGET_STATES,
  targetGap,
  targetState,
  type TargetGap,
  type TargetState,
} from './targetState.ts';
export { OWNER_COSTS_ID } from './trendSeries.ts';
