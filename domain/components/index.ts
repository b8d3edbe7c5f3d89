export { componentFields } from './componentFields.ts';
export {
  budgetDifference,
  COMPONENT_LIMIT,
  COMPONENT_MESSAGES,
  type ComponentUsage,
  droppedOrder,
  freeColor,
  freeComponentName,
  movedOrder,
  OVERALL_PROJECT,
  usageProblem,
  usageWords,
} from './componentRules.ts';
