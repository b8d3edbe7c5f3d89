export { costReason, type CostFigure, costTraces } from './costReasons.ts';
export { ReasonDialog } from './ReasonDialog.tsx';
export { Why } from './Why.tsx';
export { moneyPart, type Reason, type ReasonPart } from './reason.ts';
