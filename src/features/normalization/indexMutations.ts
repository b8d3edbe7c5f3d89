import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { type Project, projectQuery } from '#shared/project';
import {
  type CostIndex,
  indexKeys,
  indexQuery,
  type IndexInput,
  type IndexPatch,
  type IndexSummary,
} from './indexQueries.ts';
import * as t from './texts.ts';

const path = (id: number) => ({ normalization_index_id: id });

/** Adds an index; `key` makes a repeated try add it once. The form shows what is refused. */
export function useAddIndex() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<CostIndex, AppError, { input: IndexInput; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ input, key }) =>
      answer(
        api.POST('/normalization-indices', { params: { header: { 'Idempotency-Key': key } }, body: input }),
      ),
    onSuccess: (made) => {
      client.setQueryData(indexQuery(made.id).queryKey, made);
      toasts.show({ title: t.nameAdded(made.name) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: indexKeys.all }),
  });
}

/** Changes an index from the version that the edit began with; the editor shows what is refused. */
export function useSaveIndex() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<CostIndex, AppError, { index: CostIndex; patch: IndexPatch }>({
    meta: { shownInline: true },
    mutationFn: ({ index, patch }) =>
      answer(
        api.PATCH('/normalization-indices/{normalization_index_id}', {
          params: { path: path(index.id), header: ifMatch(index.version) },
          body: patch,
        }),
      ),
    onSuccess: (saved) => {
      client.setQueryData(indexQuery(saved.id).queryKey, saved);
      toasts.show({ title: t.nameSaved(saved.name) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: indexKeys.all }),
  });
}

/** An index that becomes the default of its kind, or stops being it. */
interface DefaultChoice {
  index: Pick<IndexSummary, 'id' | 'version'>;
  isDefault: boolean;
}

/** Makes an index the default of its kind in place of the one before, or takes the default off. */
export function useDefaultIndex() {
  const client = useQueryClient();
  return useMutation<CostIndex, AppError, DefaultChoice>({
    meta: { shownInline: true },
    mutationFn: ({ index, isDefault }) =>
      answer(
        api.PATCH('/normalization-indices/{normalization_index_id}', {
          params: { path: path(index.id), header: ifMatch(index.version) },
          body: { is_default: isDefault },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: indexKeys.all }),
  });
}

function useRestoreIndex() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<CostIndex, AppError, CostIndex>({
    mutationFn: ({ id }) =>
      answer(
        api.PATCH('/normalization-indices/{normalization_index_id}/restore', { params: { path: path(id) } }),
      ),
    onSuccess: ({ name }) => toasts.show({ title: t.nameRestored(name), tone: 'undone' }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotRestored(name), detail: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: indexKeys.all }),
  });
}

/** Deletes an index; the toast brings it back. */
export function useRemoveIndex() {
  const client = useQueryClient();
  const toasts = useToasts();
  const bringBack = useRestoreIndex();
  return useMutation<unknown, AppError, CostIndex, [readonly unknown[], unknown][]>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/normalization-indices/{normalization_index_id}', {
        params: { path: path(id), header: ifMatch(version) },
      }),
    onMutate: async ({ id }) => {
      const queryKey = [...indexKeys.all, 'list'];
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData({ queryKey });
      client.setQueriesData<IndexSummary[]>({ queryKey }, (rows) => rows?.filter((row) => row.id !== id));
      return before;
    },
    onSuccess: (_done, index) =>
      toasts.show({
        title: t.nameDeleted(index.name),
        action: { label: t.undo, onAction: () => bringBack.mutate(index) },
      }),
    onError: (error, { name }, before) => {
      for (const [key, value] of before ?? []) client.setQueryData(key, value);
      toasts.show({ tone: 'critical', title: t.nameWasNotDeleted(name), detail: error.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: indexKeys.all }),
  });
}

export type Coefficients = Project['coefficients'];

/** Gives a project the factors that Calibrate multiplies its cost by; the toast puts those before back. */
export function useTakeFactors() {
  const client = useQueryClient();
  const toasts = useToasts();
  const send = ({ project, factors }: { project: Project; factors: Coefficients }) => {
    const params = { path: { project_id: project.id }, header: ifMatch(project.version) };
    const body = {
      coefficient_by_location: factors.by_location,
      coefficient_by_time: factors.by_time,
      coefficient_by_custom: factors.by_custom,
    };
    return answer(
      project.status === 'LEGACY' || project.status === 'DRAFT_LEGACY'
        ? api.PATCH('/legacy-projects/{project_id}', { params, body })
        : api.PATCH('/projects/{project_id}', { params, body }),
    );
  };
  const settle = () => client.invalidateQueries({ queryKey: ['calibrate'] });
  const keep = (saved: Project) => client.setQueryData(projectQuery(saved.id).queryKey, saved);
  const fail = (error: AppError, { project }: { project: Project }) =>
    toasts.show({
      tone: 'critical',
      title: t.theFactorsOfNameWereNotChanged(project.name),
      detail: error.message,
    });
  const putBack = useMutation<Project, AppError, { project: Project; factors: Coefficients }>({
    mutationFn: send,
    onSuccess: (saved) => {
      keep(saved);
      toasts.show({ title: t.nameHasItsFactorsBack(saved.name), tone: 'undone' });
    },
    onError: fail,
    onSettled: settle,
  });
  return useMutation<Project, AppError, { project: Project; factors: Coefficients }>({
    mutationFn: send,
    onSuccess: (saved, { project }) => {
      keep(saved);
      toasts.show({
        title: t.factorsSavedOnName(saved.name),
        action: {
          label: t.undo,
          onAction: () => putBack.mutate({ project: saved, factors: project.coefficients }),
        },
      });
    },
    onError: fail,
    onSettled: settle,
  });
}
