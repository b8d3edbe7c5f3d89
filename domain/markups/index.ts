export {
  applyMarkups,
  MARKUP_KINDS,
  type MarkedUpCost,
  type MarkupKind,
  type MarkupLine,
} from './applyMarkups.ts';
export {
  explainMarkups,
  MARKUP_LIMITS,
  markupValueProblem,
  type ItemMarkup,
  type ItemMarkupChoice,
} from './explainMarkups.ts';
export { markupsForItem, type MarkupOverride, type ProjectMarkup } from './itemMarkups.ts';
export {
  applyTemplate,
  canInherit,
  CIRCLE_LIMITS,
  TEMPLATE_KINDS,
  templateProblem,
  type AppliedTemplate,
  type TemplateKind,
  type TemplateLine,
} from './applyTemplate.ts';
export {
  blankLine,
  checkTemplate,
  isDollars,
  TEMPLATE_LINES,
  type TemplateDraft,
  templateFields,
} from './templateFields.ts';
export { checkCopy, copyFields, type CopyLine, linesTaken, takeTemplate } from './projectCopy.ts';
export { compareTemplates, type KeptLine, type LineColumn, type LineDifference } from './compareTemplates.ts';
export {
  COST_MODES,
  displayCost,
  type CostMode,
  type DisplayedCost,
  type DisplayLine,
} from './displayCost.ts';
export {
  checkEstimateMarkups,
  differingMarkups,
  type EstimateMarkup,
  estimateMarkupFields,
  MARKUP_REASON,
  markupsForEstimate,
  type ProjectDisplayLine,
} from './estimateMarkups.ts';
