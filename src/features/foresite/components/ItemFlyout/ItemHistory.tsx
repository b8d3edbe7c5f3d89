import { useInfiniteQuery } from '@tanstack/react-query';
import { HistoryList } from '#shared/history';
import { useUndo } from '../../foresiteMutations.ts';
import { historyQuery } from '../../foresiteQueries.ts';

/** What happened to an option, and the way to undo it. */
export function ItemHistory({ projectId, itemId }: { projectId: number; itemId: number }) {
  const history = useInfiniteQuery(historyQuery(projectId, itemId));
  const { undo, undoing } = useUndo(projectId);
  return <HistoryList history={history} subject="the item" onUndo={undo} undoing={undoing} />;
}
