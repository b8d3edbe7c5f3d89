import type { ContextDocument, DocumentPatch } from '../documentQueries.ts';

/** A document while it is changed. */
export type DocumentDraft = Required<DocumentPatch>;

/** Draft of a document. */
export const toDocumentDraft = (document: ContextDocument): DocumentDraft => ({
  name: document.name,
  milestone_id: document.milestone?.id ?? null,
  component_id: document.component?.id ?? null,
  cost_group_id: document.cost_group?.id ?? null,
});
