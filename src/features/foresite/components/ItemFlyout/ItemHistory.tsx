import { useInfiniteQuery } from '@tanstack/react-query';
import { HistoryList } from '#shared/history';
import { useUndo } from '../../foresiteMutations.ts';
import { historyQuery } from '../../foresiteQueries.ts';

/** What happened to an option, and the way to undo it. */
export function ItemHistory({ projectId, itemId }: { projectId: number; itemId: number }) {
  const history = useInfiniteQuery(historyQuery(projectId, itemId));
  const undo = useUndo(projectId);
  return (
    <HistoryList
      history={history}
      subject="the item"
      onUndo={undo.mutate}
      undoing={undo.isPending ? undo.variables : undefined}
    />
  );
}
