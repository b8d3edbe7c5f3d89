import type { ContextEntry } from '../contextQueries.ts';

/** Where an entry comes from in words: its document and the place in it, or who said so. */
export const sourceText = ({ document, source }: Pick<ContextEntry, 'document' | 'source'>): string =>
  [document?.name, source].filter(Boolean).join(', ');
