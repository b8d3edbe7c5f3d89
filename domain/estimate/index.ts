export { carryLines, type ReachedCode } from './carryLines.ts';
export {
  type ChangeEffects,
  type DifferentLine,
  type EffectTotal,
  estimateDifference,
  type EstimateDifference,
  type SaidMatch,
} from './difference.ts';
export { containedItems, type SoughtItem } from './containedItems.ts';
export { ESTIMATE_ITEM_STATES, estimateItemFields } from './estimateItemFields.ts';
export { ESTIMATE_REMARK_KINDS, estimateRemarkFields } from './estimateRemarkFields.ts';
export { type LineSource, rowOfCell, sourceText } from './lineSource.ts';
export { type SplitShare, splitLine } from './splitLine.ts';
export { type AskedText, type PastWords, proposeCodes } from './proposeCodes.ts';
export { countsInTotal, LINE_KINDS, type LineKind } from './lineKinds.ts';
export { isLineCondition, LINE_CONDITIONS, type LineCondition } from './lineConditions.ts';
export { fitsEstimate, MOST_LINES } from './lineLimit.ts';
export { lineKeys } from './lineKeys.ts';
export { estimateLineFields } from './estimateLineFields.ts';
export { estimateUploadFields, UPLOAD_STATES, type UploadState } from './estimateUploadFields.ts';
export { ESTIMATE_VERSION_STATES, estimateVersionFields } from './estimateVersionFields.ts';
export { type EnteredAmount, enteredAmounts, markedUpAmounts, ownMarkup } from './markedUpAmounts.ts';
export { isPriced, lineAmount, type PricedLine } from './lineAmount.ts';
export {
  closedAt,
  type EstimateNode,
  type GroupAmount,
  rollUp,
  type RollUpGroup,
  sumAmounts,
  UNCATEGORIZED,
} from './rollUp.ts';
export { type ComparedLine } from './matchLines.ts';
