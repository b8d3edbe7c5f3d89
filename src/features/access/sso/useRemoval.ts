import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { AppError } from '#platform/api';
import * as t from '../texts.ts';
import { ssoKeys } from './ssoQueries.ts';

type Rows<Row> = { count: number; results: Row[] };

interface Removal<Row> {
  /** Of the lists that show the row, whatever they were searched for. */
  list: QueryKey;
  /** What the toast calls it. */
  nameOf: (row: Row) => string;
  /** As it is done: `deleted`. */
  done: 'deleted' | 'removed';
  send: (row: Row) => Promise<unknown>;
  onGone?: (row: Row) => void;
}

/** Takes a row off its lists at once; it comes back, with the reason, where the server refuses. */
export function useRemoval<Row extends { id: number }>({ list, nameOf, done, send, onGone }: Removal<Row>) {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<void, AppError, Row, [QueryKey, Rows<Row> | undefined][]>({
    meta: { shownInline: true },
    mutationFn: async (row) => {
      await send(row);
    },
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: list });
      const before = client.getQueriesData<Rows<Row>>({ queryKey: list });
      client.setQueriesData<Rows<Row>>(
        { queryKey: list },
        (page) => page && { count: page.count - 1, results: page.results.filter((row) => row.id !== id) },
      );
      return before;
    },
    onSuccess: (_nothing, row) => {
      onGone?.(row);
      toasts.show({ title: `${nameOf(row)} ${done}` });
    },
    onError: (error, row, before) => {
      for (const [key, page] of before ?? []) client.setQueryData(key, page);
      toasts.show({ title: t.nameWasNotDone(nameOf(row), done), detail: error.message, tone: 'critical' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ssoKeys.all }),
  });
}
