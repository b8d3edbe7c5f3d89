import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { components } from '#contract/api.ts';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import * as t from './texts.ts';

type Schemas = components['schemas'];

export type ProgramVersion = Schemas['ProgramVersionRow'];
export type VersionInput = Schemas['ProgramVersionInput'];

const keyOf = (projectId: number) => ['program-versions', projectId] as const;
const pathOf = (projectId: number, id: number) => ({ project_id: projectId, program_version_id: id });

/** Versions of a project's program, the latest first, without their areas. */
export const versionsQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...keyOf(projectId), 'list'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/program-versions', {
          params: { path: { project_id: projectId } },
          signal,
        }),
      ),
  });

/** A version with the areas that it keeps; they never change. */
export const versionQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: [...keyOf(projectId), 'one', id] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/program-versions/{program_version_id}', {
          params: { path: pathOf(projectId, id) },
          signal,
        }),
      ),
  });

type Page = Schemas['ProgramVersionPage'];

/** Keeps the program of now, or gives a version another name or milestone; the form shows what is refused. */
export function useSaveVersion() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<
    Schemas['ProgramVersion'],
    AppError,
    { version: ProgramVersion | undefined; input: VersionInput; key: string }
  >({
    meta: { shownInline: true },
    mutationFn: ({ version, input, key }) =>
      answer(
        version
          ? api.PATCH('/projects/{project_id}/program-versions/{program_version_id}', {
              params: { path: pathOf(projectId, version.id), header: ifMatch(version.version) },
              body: input,
            })
          : api.POST('/projects/{project_id}/program-versions', {
              params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
              body: input,
            }),
      ),
    onSuccess: ({ name }, { version }) =>
      toasts.show({ title: version ? t.nameSaved(name) : t.programKeptAsName(name) }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(projectId) }),
  });
}

/** Deletes a version; the toast brings it back. */
export function useRemoveVersion() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const { queryKey } = versionsQuery(projectId);
  const settle = () => client.invalidateQueries({ queryKey: keyOf(projectId) });
  const { undo } = useUndo(settle);
  return useMutation<
    Schemas['ProgramVersionRemoved'],
    AppError,
    ProgramVersion,
    { before: Page | undefined }
  >({
    mutationFn: ({ id, version }) =>
      answer(
        api.DELETE('/projects/{project_id}/program-versions/{program_version_id}', {
          params: { path: pathOf(projectId, id), header: ifMatch(version) },
        }),
      ),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        (page) => page && { count: page.count - 1, results: page.results.filter((row) => row.id !== id) },
      );
      return { before };
    },
    onSuccess: ({ change_set_id: changeSet }, { name }) =>
      toasts.show({
        title: t.nameDeleted(name),
        ...(changeSet !== null && { action: { label: t.undo, onAction: () => undo(changeSet) } }),
      }),
    onError: (error, { name }, context) => {
      client.setQueryData(queryKey, context?.before);
      toasts.show({ tone: 'critical', title: t.nameWasNotDeleted(name), detail: error.message });
    },
    onSettled: settle,
  });
}
