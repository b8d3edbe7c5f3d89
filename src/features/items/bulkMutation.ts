import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { components } from '#contract/api.ts';
import { answer, api, type AppError } from '#platform/api';
import { useUndo, foresiteKeys, type ItemBrief, restore, snapshot, type Snapshot } from '#shared/foresite';
import { type BulkRequest, doneWords, rowsChanged, toBulkBatch } from './model/bulkChange.ts';
import type { ItemRows } from './model/optimistic.ts';
import * as t from './texts.ts';

type Result = components['schemas']['ItemBatchResult'];

/** The items that are touched, and what is done to each. */
export interface BulkWrite {
  items: readonly ItemBrief[];
  request: BulkRequest;
}

/** One action on many items: one change set, painted at once, rolled back when it is refused, undone by one toast. */
export function useBulkWrite(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  return useMutation<Result, AppError, BulkWrite, Snapshot>({
    meta: { toldByApp: true },
    mutationFn: ({ items, request }) =>
      answer(
        api.POST('/projects/{project_id}/scenario-items/batch', {
          params: { path: { project_id: projectId } },
          body: toBulkBatch(items, request).batch,
        }),
      ),
    onMutate: async ({ items, request }) => {
      const before = await snapshot(client, projectId);
      const touched = new Set(items.map(({ id }) => id));
      client.setQueriesData<ItemRows>({ queryKey: foresiteKeys.items(projectId) }, (rows) =>
        rows ? rowsChanged(rows, touched, request) : rows,
      );
      return before;
    },
    onSuccess: ({ change_set_id: id }, { items, request }) =>
      toasts.show({
        title: doneWords(items.length, request.action),
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      }),
    onError: (_error, _write, before) => restore(client, before),
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}
