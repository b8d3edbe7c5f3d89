import { useMutation } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import * as t from './texts.ts';

/**
 * Takes change sets back, or makes them again by taking that back: one after the other, with one toast, which offers the way back or
 * says what stands in the way. `settle` reads anew what they moved.
 */
export function useUndo(settle: () => unknown) {
  const toasts = useToasts();
  const revert = useMutation<{ id: number }[], AppError, { ids: readonly number[]; isRedo: boolean }>({
    mutationFn: async ({ ids }) => {
      const done: { id: number }[] = [];
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
        title: isRedo ? t.redone : t.undone,
        tone: isRedo ? 'positive' : 'undone',
        action: {
          label: isRedo ? t.undo : t.redo,
          onAction: () => revert.mutate({ ids: done.map(({ id }) => id).toReversed(), isRedo: !isRedo }),
        },
      }),
    onError: (error, { isRedo }) =>
      toasts.show({
        title: isRedo ? t.notRedone : t.notUndone,
        detail: error.message,
        tone: 'critical',
      }),
    onSettled: settle,
  });
  return {
    undo: (changeSetId: number) => revert.mutate({ ids: [changeSetId], isRedo: false }),
    /** Several that belong together, the last first. */
    undoAll: (changeSetIds: readonly number[]) =>
      revert.mutate({ ids: changeSetIds.toReversed(), isRedo: false }),
    /** The change set that is being taken back. */
    undoing: revert.isPending && !revert.variables.isRedo ? revert.variables.ids[0] : undefined,
  };
}
