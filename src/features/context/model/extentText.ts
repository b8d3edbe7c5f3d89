import type { ContextDocument } from '../documentQueries.ts';

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

/** How large a document is, in words: its pages, where they are known, and the passages that were read. */
export const extentText = ({ pages, passages }: Pick<ContextDocument, 'pages' | 'passages'>): string =>
  [
    ...(pages === null ? [] : [counted(pages, 'page')]),
    ...(passages === 0 ? [] : [counted(passages, 'passage')]),
  ].join(', ');
