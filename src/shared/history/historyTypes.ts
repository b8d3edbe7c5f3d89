import type { components } from '#contract/api.ts';

/** One line of history, as the contract tells it. */
export type HistoryEntry = components['schemas']['HistoryEntry'];
/** A page of it, newest first. */
export type HistoryPage = components['schemas']['HistoryPage'];

/** Lines of a page. */
const HISTORY_PAGE = 20;

/** Where the next page starts; undefined after the last one. */
const nextHistoryPage = (last: HistoryPage): number | undefined => last.next ?? undefined;

/** The page parameters of a history's query, and of what follows it: each page starts where the one before ended. */
export const historyPages = {
  initialPageParam: undefined as number | undefined,
  getNextPageParam: nextHistoryPage,
};

/** What asks for a page of history. */
export const historyAfter = (before: number | undefined) => ({
  limit: HISTORY_PAGE,
  ...(before !== undefined && { before }),
});
