import type { InfiniteData, QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { HistoryList, type HistoryPage, rowOrFile } from '#shared/history';
import { useUndo } from '#shared/undo';
import { attachmentKeys } from '../attachmentQueries.ts';

export interface RowHistoryProps {
  history: UseInfiniteQueryResult<InfiniteData<HistoryPage>>;
  /** What it is the history of, e.g. "the risk". */
  row: string;
  /** What a change that is taken back makes out of date. */
  keys: readonly QueryKey[];
}

/** What happened to a row and to its files; a change and marks on a picture are taken back from here. */
export function RowHistory({ history, row, keys }: RowHistoryProps) {
  const client = useQueryClient();
  const { undo, undoing } = useUndo(() =>
    Promise.all([...keys, attachmentKeys.all].map((queryKey) => client.invalidateQueries({ queryKey }))),
  );
  return <HistoryList history={history} subject={rowOrFile(row)} own={row} onUndo={undo} undoing={undoing} />;
}
