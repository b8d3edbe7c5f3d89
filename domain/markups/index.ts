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
