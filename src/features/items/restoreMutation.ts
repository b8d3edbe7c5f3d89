import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import type { RestorableField } from '#domain/items';
import { useUndo, foresiteKeys, type Item } from '#shared/foresite';
import * as t from './texts.ts';

/** A field of an item that gets the value back that it had before a change. */
export interface FieldRestore {
  item: Item;
  changeSetId: number;
  field: RestorableField;
  /** What people call the field. */
  label: string;
}

/** Gives one field a value of its history back; a change of its own, which can be undone. */
export function useRestoreField(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  return useMutation<Item, AppError, FieldRestore>({
    mutationFn: ({ item, changeSetId, field }) =>
      answer(
        api.PATCH('/projects/{project_id}/scenario-items/{item_id}/restore-field', {
          params: { path: { project_id: projectId, item_id: item.id }, header: ifMatch(item.version) },
          body: { change_set_id: changeSetId, field },
        }),
      ),
    onSuccess: (item, { label }) => {
      client.setQueryData(foresiteKeys.item(projectId, item.id), item);
      const id = item.change_set_id;
      toasts.show(
        id === null
          ? { title: t.labelAlreadySaysSo(label) }
          : { title: t.codeRestored(label), action: { label: t.undo, onAction: () => undo(id) } },
      );
    },
    onError: (error, { label }) =>
      toasts.show({ title: t.codeWasNotRestored(label), detail: error.message, tone: 'critical' }),
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}
