export {
  CONTEXT_KINDS,
  CONTEXT_STATUSES,
  type ContextField,
  contextFields,
  type ContextKind,
  contextKinds,
  type ContextStatus,
} from './contextFields.ts';
export { contextDifference, type ContextMove } from './difference.ts';
export { headlineParts, MATCH_END, MATCH_START } from './headline.ts';
