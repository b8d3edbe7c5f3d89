import type { ContextDocument } from '../documentQueries.ts';
import * as t from '../texts.ts';

/** How large a document is, in words: its pages, where they are known, and the passages that were read. */
export const extentText = ({ pages, passages }: Pick<ContextDocument, 'pages' | 'passages'>): string =>
  [
    ...(pages === null ? [] : [t.pageCount(pages)]),
    ...(passages === 0 ? [] : [t.passageCount(passages)]),
  ].join(', ');
