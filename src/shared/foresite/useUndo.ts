import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import { foresiteKeys } from './foresiteKeys.ts';
import type { ChangeSet } from './foresiteTypes.ts';

/**
 * Takes change sets back, or makes them again by taking that back: one after the other, with one toast, which offers the way back or
 * says what stands in the way.
 */
export function useUndo(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const revert = useMutation<ChangeSet[], AppError, { ids: readonly number[]; isRedo: boolean }>({
    mutationFn: async ({ ids }) => {
      const done: ChangeSet[] = [];
      for (const id of ids)
        done.push(
          await answer(
            api.POST('/change-sets/{change_set_id}/undo', { params: { path: { change_set_id: id } } }),
          ),
        );
      return done;
    },
    onSuccess: (done, { isRedo }) =>
      toasts.show({
        title: isRedo ? 'Redone' : 'Undone',
        tone: isRedo ? 'positive' : 'undone',
        action: {
          label: isRedo ? 'Undo' : 'Redo',
          onAction: () => revert.mutate({ ids: done.map(({ id }) => id).toReversed(), isRedo: !isRedo }),
        },
      }),
    onError: (error, { isRedo }) =>
      toasts.show({
        title: isRedo ? 'Not redone' : 'Not undone',
        detail: error.message,
        tone: 'critical',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
  return {
    undo: (changeSetId: number) => revert.mutate({ ids: [changeSetId], isRedo: false }),
    /** Several of one deed, the last first. */
    undoAll: (changeSetIds: readonly number[]) =>
      revert.mutate({ ids: changeSetIds.toReversed(), isRedo: false }),
    /** The change set that is being taken back. */
    undoing: revert.isPending && !revert.variables.isRedo ? revert.variables.ids[0] : undefined,
  };
}
