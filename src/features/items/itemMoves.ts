import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { foresiteKeys, type Item, type ItemBrief, restore, type Snapshot, useUndo } from '#shared/foresite';
import { itemPath, ofProject, paint } from './paintItem.ts';
import * as t from './texts.ts';

/** A move of one item to another status. */
export type Move =
  | { to: 'APPROVED'; item: ItemBrief; milestone: number; milestoneName: string; potId: number | null }
  | { to: 'REJECTED'; item: ItemBrief; reason: string | null }
  | { to: 'DRAFT' | 'PENDING' | 'ARCHIVED'; item: ItemBrief };

const moveWords: Record<Move['to'], string> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  PENDING: t.movedToPending,
  DRAFT: t.movedToDraft,
  ARCHIVED: 'archived',
};

function send(projectId: number, move: Move): Promise<Item> {
  const { item } = move;
  const params = { path: itemPath(projectId, item.id), header: ifMatch(item.version) };
  if (move.to === 'APPROVED')
    return answer(
      api.PATCH('/projects/{project_id}/scenario-items/{item_id}/approve', {
        params,
        body: {
          milestone: move.milestone,
          ...(move.potId !== null && { contingency_pot_id: move.potId }),
        },
      }),
    );
  if (move.to === 'REJECTED')
    return answer(
      api.PATCH('/projects/{project_id}/scenario-items/{item_id}/reject', {
        params,
        body: { reason: move.reason },
      }),
    );
  if (item.status === 'APPROVED' || item.status === 'REJECTED')
    return answer(api.PATCH('/projects/{project_id}/scenario-items/{item_id}/revert', { params }));
  return answer(
    api.PATCH('/projects/{project_id}/scenario-items/{item_id}', { params, body: { status: move.to } }),
  );
}

/** Approve, reject, revert, archive: painted at once, rolled back on failure, undone from the toast. */
export function useMoveItem(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  return useMutation<Item, AppError, Move, Snapshot>({
    mutationFn: (move) => send(projectId, move),
    onMutate: (move) =>
      paint(client, projectId, move.item, {
        status: move.to,
        in_estimate_of: null,
        ...(move.to === 'APPROVED' && { milestone_name: move.milestoneName }),
      }),
    onSuccess: (item, move) => {
      client.setQueryData(foresiteKeys.item(projectId, item.id), item);
      toasts.show({
        title: `${item.code} ${moveWords[move.to]}`,
        ...(item.change_set_id && {
          action: { label: t.undo, onAction: () => undo(item.change_set_id as number) },
        }),
      });
    },
    onError: (error, move, before) => {
      restore(client, before);
      toasts.show({
        title: t.codeWasNotValue(move.item.code, moveWords[move.to]),
        detail: error.message,
        tone: 'critical',
      });
    },
    onSettled: () => ofProject(client, projectId),
  });
}
