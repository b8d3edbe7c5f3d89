import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import * as t from './texts.ts';
import { type TargetBatch, tvdKey, tvdQuery, type TvdView } from './tvdQueries.ts';

type Saved = components['schemas']['TargetBatchResult'];

/** What a refused target says, where a dialog shows it and where a message does. */
export const targetRefusal = (error: AppError) =>
  error.kind === 'stale' ? t.someoneChangedThisTarget : error.message;

/** Saves targets as one step, with Undo. The grid shows what was typed at once and takes it back where it is refused. */
export function useSaveTargets(view: TvdView, { shownInline = false }: { shownInline?: boolean } = {}) {
  const client = useQueryClient();
  const toasts = useToasts();
  const projectId = useProjectId();
  const settle = () => client.invalidateQueries({ queryKey: tvdKey(projectId) });
  const { undo } = useUndo(settle);
  return useMutation<Saved, AppError, Pick<TargetBatch, 'targets' | 'source' | 'note'>>({
    scope: { id: `tvd ${projectId}` },
    meta: { shownInline },
    mutationFn: (batch) =>
      answer(
        api.PATCH('/projects/{project_id}/tvd/targets', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: { ...batch, dimension: view.dimension, component_id: view.component },
        }),
      ),
    onSuccess: ({ tvd, change_set_id: id }, { targets }) => {
      client.setQueryData(tvdQuery(projectId, view).queryKey, tvd);
      if (id !== null)
        toasts.show({
          title: targets.length === 1 ? t.targetSaved : t.lengthTargetsSaved(targets.length),
          action: { label: t.undo, onAction: () => undo(id) },
        });
    },
    onError: (error) => {
      if (!shownInline) toasts.show({ title: t.notSaved, detail: targetRefusal(error), tone: 'critical' });
      void settle();
    },
  });
}
