import type { components } from '#contract/api.ts';

/** One line of history, as the contract tells it. */
export type HistoryEntry = components['schemas']['HistoryEntry'];
/** A page of it, newest first. */
export type HistoryPage = components['schemas']['HistoryPage'];

/** Lines of a page. */
export const HISTORY_PAGE = 20;

/** Where the next page starts; undefined after the last one. */
export function nextHistoryPage(last: HistoryPage, pages: readonly HistoryPage[]): number | undefined {
  const shown = pages.reduce((sum, page) => sum + page.results.length, 0);
  return shown < last.count ? shown : undefined;
}
