export { areaGap } from './areaGap.ts';
export { balanceWeights, weightTotal } from './balanceWeights.ts';
export { CRITERION_RESULTS, type CriterionResult } from './criterionResults.ts';
export { efficientFront, type ValuedItem, valuePoints } from './valuePoints.ts';
export {
  criterionFields,
  driverFields,
  VISION_LIMITS,
  VISION_MESSAGES,
  visionFields,
} from './visionFields.ts';
