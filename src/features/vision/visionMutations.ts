import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { painted, versionsOf, withVersions } from './model/painted.ts';
import * as t from './texts.ts';
import { type Vision, type VisionBatch, visionQuery } from './visionQueries.ts';

type Saved = components['schemas']['VisionBatchResult'];
type Step = { batch: VisionBatch; title: string };

/** Scores and weights count in ForeSite too. */
const others = ['foresite', 'scenarios', 'value-drivers'];

/** Saves one step: painted at once, taken back where it is refused, open to undo. */
export function useSaveVision() {
  const client = useQueryClient();
  const toasts = useToasts();
  const projectId = useProjectId();
  const { queryKey } = visionQuery(projectId);
  const { undo } = useUndo(() => client.invalidateQueries({ queryKey }));
  /** What one's own earlier steps made of the rows: a step that was queued behind them could not know it. */
  const own = useRef(new Map<string, number>());
  return useMutation<Saved, AppError, Step, Vision | undefined>({
    // One after the other: each step knows the versions that the one before left.
    scope: { id: `vision ${projectId}` },
    mutationFn: ({ batch }) =>
      answer(
        api.POST('/projects/{project_id}/vision/batch', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: withVersions(batch, own.current),
        }),
      ),
    onMutate: async ({ batch }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, painted(before, batch));
      return before;
    },
    onSuccess: ({ vision, change_set_id: id }, { batch, title }) => {
      own.current = versionsOf(batch, vision);
      client.setQueryData(queryKey, vision);
      for (const name of others) void client.invalidateQueries({ queryKey: [name, projectId] });
      if (id !== null) toasts.show({ title, action: { label: t.undo, onAction: () => undo(id) } });
    },
    onError: (error, _step, before) => {
      if (before) client.setQueryData(queryKey, before);
      toasts.show({ title: t.notSaved, detail: error.message, tone: 'critical' });
      void client.invalidateQueries({ queryKey });
    },
  });
}
