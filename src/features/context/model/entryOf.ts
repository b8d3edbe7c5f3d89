import { contextFields } from '#domain/context';
import type { ContextPassage } from '../documentQueries.ts';
import type { EntryDraft } from './entryDraft.ts';

/** What an entry begins with that says what a passage of a document does: to confirm, with its source. */
export const entryOf = ({ text, place, document }: ContextPassage): Partial<EntryDraft> => ({
  statement: text.slice(0, contextFields.statement.max),
  status: 'TO_CONFIRM',
  document_id: document.id,
  source: place,
});
