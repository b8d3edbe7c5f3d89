export { closeGap, type GapChoice, type GapItem } from './closeGap.ts';
export { type Combination, combinationsOf } from './combinations.ts';
export { stretchProblem, TARGET_MESSAGES, targetFields } from './targetFields.ts';
export { type MemberTarget, estimatedMilestones, type TvdRow, tvdRows, tvdTotal } from './tvdRows.ts';
export * from './moveTarget.ts';
export * from './shareBudget.ts';
export * from './targetsAt.ts';
