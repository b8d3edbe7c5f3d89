export {
  analysisMoveProblem,
  checkAnalysis,
  checkConcept,
  checkConceptScenario,
  type ComponentDraft,
  CONCEPT_MESSAGES,
  lockedReason,
  type MarkupDraft,
} from './checkConcepts.ts';
export { conceptCost, type ConceptCost, type PricedComponent } from './conceptCost.ts';
export {
  ANALYSIS_STATUSES,
  analysisFields,
  type AnalysisStatus,
  CONCEPT_LIMITS,
  conceptFields,
  conceptScenarioFields,
} from './conceptFields.ts';
export { budgetsOf, distinctNames } from './promotion.ts';
export { type CostStep, scenarioCost, type ScenarioCost, type ScenarioInput } from './scenarioCost.ts';
export {
  type Driver,
  type DriverEffect,
  DRIVERS,
  sensitivityOf,
  type Swings,
  usualSwings,
} from './sensitivity.ts';
