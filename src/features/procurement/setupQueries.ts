import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { packagesWords } from './model/packageWords.ts';
import { packageKeys } from './packageQueries.ts';

type Schemas = components['schemas'];
export type PackageProposals = Schemas['PackageProposals'];
export type NewPackages = Schemas['NewPackages'];

/** Groups of the newest estimate that can become packages, at a level of its format. */
export const proposalsQuery = (projectId: number, level: number) =>
  queryOptions({
    queryKey: [...packageKeys.project(projectId), 'setup', level] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/bid-packages/setup', {
          params: { path: { project_id: projectId }, query: { level } },
          signal,
        }),
      ),
  });

/** Adds the chosen packages as one step; the toast takes all of them back. */
export function useCreatePackages() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const settle = () => client.invalidateQueries({ queryKey: packageKeys.project(projectId) });
  const { undo } = useUndo(settle);
  return useMutation<Schemas['PurchasePlanSaved'], AppError, { input: NewPackages; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ input, key }) =>
      answer(
        api.POST('/projects/{project_id}/bid-packages/setup', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
          body: input,
        }),
      ),
    onSuccess: ({ packages, change_set_id: set }) =>
      toasts.show({
        title: `${packagesWords(packages.length)} added`,
        ...(set !== null && { action: { label: 'Undo', onAction: () => undo(set) } }),
      }),
    onSettled: settle,
  });
}
