export { ratingOptions, riskScaleQuery, type ScaleVersion, useRiskScale } from './riskScaleQuery.ts';
