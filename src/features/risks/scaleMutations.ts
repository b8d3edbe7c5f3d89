import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { riskScaleQuery } from '#shared/risk-scale';
import { useUndo } from '#shared/undo';
import { riskKeys } from './riskQueries.ts';
import * as t from './texts.ts';

type Schemas = components['schemas'];
export type ScaleInput = Schemas['RiskScaleInput'];

/** Keeps the next version of the company's scale; the form shows what is refused. */
export function useSaveScale() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Schemas['RiskScales'], AppError, { number: number; input: ScaleInput }>({
    meta: { shownInline: true },
    mutationFn: ({ number, input }) =>
      answer(api.PUT('/risk-scale', { params: { header: ifMatch(number) }, body: input })),
    onSuccess: (scales) => {
      client.setQueryData(riskScaleQuery.queryKey, scales);
      toasts.show({
        tone: 'positive',
        title: t.versionNumberOfTheRisk(scales.versions[0]?.number ?? 1),
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: riskKeys.all }),
  });
}

/** Scores the active risks of the project by the newest scale; the toast takes it back. */
export function useRescore() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const settle = () => client.invalidateQueries({ queryKey: riskKeys.project(projectId) });
  const { undo } = useUndo(settle);
  return useMutation<Schemas['RescoreResult'], AppError, { key: string }>({
    mutationFn: ({ key }) =>
      answer(
        api.POST('/projects/{project_id}/risks/rescore', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
        }),
      ),
    onSuccess: ({ count, change_set_id: id }) =>
      toasts.show({
        title: count === 1 ? t.riskRescored1 : t.countRisksRescored(count),
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      }),
    onError: (error) =>
      toasts.show({ tone: 'critical', title: t.theRisksWereNotRescored, detail: error.message }),
    onSettled: settle,
  });
}
