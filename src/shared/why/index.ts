export { costReason, type CostFigure, costTraces, type ProjectCost } from './costReasons.ts';
export { ReasonDialog } from './ReasonDialog.tsx';
export { Why, type WhyProps } from './Why.tsx';
export type { Reason, ReasonPart } from './reason.ts';
