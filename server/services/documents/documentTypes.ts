import type { Passage } from '#domain/context';

/** What a document says: its paragraphs in order, the pages it has where that is known, and what was left out. */
export type DocumentText = { passages: Passage[]; pages: number | null; note: string };

/** A document whose text is not read: why, and what to do, for the person who sent it. */
export class DocumentError extends Error {
  override name = 'DocumentError';
}

/** What one kind of file gives: paragraphs, its pages, and what is to be said of it. */
export type Paragraphs = { paragraphs: Passage[]; pages: number | null; note: string };
