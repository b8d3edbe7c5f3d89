export { canDoScenario, SCENARIO_ACTIONS, type ScenarioAction } from './canDoScenario.ts';
export { driverScore } from './driverScore.ts';
export {
  type ApprovedNeighbour,
  scenarioApprovalProblem,
  scenarioItemsProblem,
  type ScenarioMember,
} from './scenarioItems.ts';
export { cloneName, SCENARIO_NAME_LENGTH, scenarioNameProblem, usualScenarioName } from './scenarioName.ts';
export { SCENARIO_STATUSES, type ScenarioStatus } from './scenarioStatuses.ts';
