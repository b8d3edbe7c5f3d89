import { contentsOf, contentsPages, pageRoom, type PageSettings } from '#domain/reporting';
import * as t from '../texts.ts';
import { cardLabel } from './cardRegistry.ts';
import type { ReportPages } from './paper.ts';

/** What the sheets of a report show, by name, in their order: cover and contents first. */
export function pageList(draft: PageSettings, { cards, pages }: ReportPages): string[][] {
  const papers = [...cards.values()].map(({ card }) => card);
  const lines = contentsOf(papers, pages, 0).length;
  const sheets = draft.include_contents ? contentsPages(lines, pageRoom(draft).roomHeight) : 0;
  const shown = pages.map((pieces) =>
    pieces.flatMap(({ key, isContinued }) => {
      const card = cards.get(key)?.card;
      if (!card) return [];
      const title = card.title || cardLabel(card.kind);
      return [isContinued ? t.titleContinued(title) : title];
    }),
  );
  return [
    ...(draft.include_cover_page ? [[t.cover]] : []),
    ...Array.from({ length: sheets }, () => [t.contents]),
    ...(shown.length > 0 ? shown : [[]]),
  ];
}
