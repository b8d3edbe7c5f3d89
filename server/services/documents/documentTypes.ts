import type { DocumentKind, Passage } from '#domain/context';

/** Kinds of files whose text is read here; the older ones by Amplify alone. */
export type ReadableKind = DocumentKind | 'xls' | 'doc';

/** How much of a document is read; as much as the context keeps where nothing is said. */
export type ReadAtMost = { pages: number; characters: number; passages: number };

/** What a document says: its paragraphs in order, the pages or sheets it has where that is known, and what was left out. */
export type DocumentText = {
  passages: Passage[];
  pages: number | null;
  /** Sheets of a workbook that hold something. */
  sheets: number | null;
  note: string;
};

/** A document whose text is not read: why, and what to do, for the person who sent it. */
export class DocumentError extends Error {
  override name = 'DocumentError';
}

/** What one kind of file gives: paragraphs, its pages, and what is to be said of it. */
export type Paragraphs = { paragraphs: Passage[]; pages: number | null; sheets?: number; note: string };
