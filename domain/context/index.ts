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
export {
  DOCUMENT_LIMITS,
  DOCUMENT_STATES,
  documentEndings,
  documentFields,
  type DocumentKind,
  documentKindOf,
  type DocumentState,
} from './documentFields.ts';
export { headlineParts, MATCH_END, MATCH_START } from './headline.ts';
export { cleanText, type Passage, passagesOf } from './passages.ts';
