import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { packagesWords } from './model/packageWords.ts';
import { packageKeys } from './packageQueries.ts';
import * as t from './texts.ts';

type Schemas = components['schemas'];
export type PackageProposals = Schemas['PackageProposals'];
export type TemplateProposals = Schemas['TemplateProposals'];
export type NewPackages = Schemas['NewPackages'];
export type PackagesOfCompany = Schemas['PackagesFromTemplates'];
/** What is added: groups of the estimate, or packages of the company. */
export type PackagesToAdd = { groups: NewPackages } | { company: PackagesOfCompany };

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

/** Packages of the company with what they take of the newest estimate. */
export const templateProposalsQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...packageKeys.project(projectId), 'setup', 'templates'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/bid-packages/setup/templates', {
          params: { path: { project_id: projectId } },
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
  return useMutation<
    { change_set_id: number | null; count: number },
    AppError,
    { input: PackagesToAdd; key: string }
  >({
    meta: { shownInline: true },
    mutationFn: async ({ input, key }) => {
      const params = { path: { project_id: projectId }, header: { 'Idempotency-Key': key } };
      if ('company' in input) {
        const { change_set_id, created } = await answer(
          api.POST('/projects/{project_id}/bid-packages/from-templates', { params, body: input.company }),
        );
        return { change_set_id, count: created.length };
      }
      const { change_set_id, packages } = await answer(
        api.POST('/projects/{project_id}/bid-packages/setup', { params, body: input.groups }),
      );
      return { change_set_id, count: packages.length };
    },
    onSuccess: ({ count, change_set_id: set }) =>
      toasts.show({
        title: t.companyAdded(packagesWords(count)),
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      }),
    onSettled: settle,
  });
}
