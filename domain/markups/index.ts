export {
  applyMarkups,
  MARKUP_KINDS,
  type MarkedUpCost,
  type MarkupKind,
  type MarkupLine,
} from './applyMarkups.ts';
export { markupsForItem, type MarkupOverride, type ProjectMarkup } from './itemMarkups.ts';
