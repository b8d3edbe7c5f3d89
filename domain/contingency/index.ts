export {
  beforeOpening,
  CONTINGENCY_LENGTHS,
  CONTINGENCY_MESSAGES,
  decisionProblem,
  entryProblems,
  itemProblem,
  potProblems,
  type ContingencyProblems,
  type EntryFields,
  type PotFields,
} from './checkContingency.ts';
export {
  burnOf,
  coverByMonth,
  exposureOf,
  type Burn,
  type CoverMonth,
  type Exposure,
  type OpenRisk,
} from './outlook.ts';
export {
  drawsOf,
  nothingToDraw,
  paidTwiceProblem,
  type CarriedRisk,
  type CarryingItem,
  type ItemDraw,
  type SharedLoss,
} from './paidOnce.ts';
export { POT_KIND_ORDER, POT_KINDS, type PotKind } from './potKinds.ts';
export {
  potPosition,
  potSteps,
  sumPositions,
  type PotMovement,
  type PotOpening,
  type PotPosition,
  type PotStep,
} from './potPosition.ts';
export {
  ADEQUACIES,
  DESIGN_STAGES,
  designStage,
  requirementsAt,
  type Adequacy,
  type DesignStage,
  type Requirement,
} from './requiredContingency.ts';
export { findShortfall, shortfallSentence, type Shortfall } from './shortfall.ts';
