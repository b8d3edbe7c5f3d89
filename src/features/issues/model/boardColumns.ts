import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { IssueBrief, IssuePage } from './issueTypes.ts';
import { withCard } from './boardMoves.ts';

/** A column of the board as it is kept: the pages that were read of it. */
export type BoardColumn = InfiniteData<IssuePage, number>;

const cardsOf = (column: BoardColumn) => column.pages.flatMap(({ results }) => results);

/** A column without a card, or with it in its place. */
export function withoutOrWith(column: BoardColumn, card: IssueBrief, isTarget: boolean): BoardColumn {
  const there = cardsOf(column).some(({ id }) => id === card.id);
  const [first] = column.pages;
  if (there === isTarget || !first) return column;
  const step = isTarget ? 1 : -1;
  const cost = first.cost_at_stake + step * (card.cost_at_stake ?? 0);
  const pages = column.pages.map((page, index) => {
    const results = page.results.filter(({ id }) => id !== card.id);
    const added = isTarget && index === 0 ? withCard(results, card) : results;
    return { ...page, count: page.count + step, cost_at_stake: cost, results: added };
  });
  return { ...column, pages };
}

/**
 * Takes cards that were just read out of the columns that still show an older version of them: each column is read by
 * itself, and a card that changed its status would stand in two until both had come.
 */
export function takeFromOthers(client: QueryClient, board: QueryKey, cards: readonly IssueBrief[]): void {
  const read = new Map(cards.map((card) => [card.id, card]));
  for (const [key, column] of client.getQueriesData<BoardColumn>({ queryKey: board })) {
    if (!column) continue;
    const older = cardsOf(column).filter(({ id, version, status }) => {
      const card = read.get(id);
      return card !== undefined && card.version > version && card.status !== status;
    });
    if (older.length > 0)
      client.setQueryData(
        key,
        older.reduce((left, card) => withoutOrWith(left, card, false), column),
      );
  }
}

/** Gives a card the version that the server has kept it with: the next move starts from that one, before the columns are read anew. */
export function keepVersion(
  client: QueryClient,
  board: QueryKey,
  { id, version }: Pick<IssueBrief, 'id' | 'version'>,
): void {
  client.setQueriesData<BoardColumn>(
    { queryKey: board },
    (column) =>
      column && {
        ...column,
        pages: column.pages.map((page) => ({
          ...page,
          results: page.results.map((card) =>
            card.id === id && card.version < version ? { ...card, version } : card,
          ),
        })),
      },
  );
}
