import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { components } from '#contract/api.ts';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useUndo } from '#shared/undo';
import { codeKeys, type FormatDetails, type Mapping } from './codeQueries.ts';
import * as t from './texts.ts';

type FormatInput = components['schemas']['CostGroupDefinitionInput'];
type FormatPatch = components['schemas']['CostGroupDefinitionPatch'];

/** What shows formats and codes here and in other modules. */
function useSettled() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [codeKeys.list, ['cost-formats'], ['cost-groups']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

/** The way back that a toast offers, where something was written. */
const withUndo = (id: number | null | undefined, undo: (id: number) => void) =>
  typeof id === 'number' ? { action: { label: t.undo, onAction: () => undo(id) } } : {};

/** Adds a format; the form shows what is refused. */
export function useAddFormat() {
  const client = useQueryClient();
  const toasts = useToasts();
  const settled = useSettled();
  return useMutation<FormatDetails, AppError, { input: FormatInput; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ input, key }) =>
      answer(
        api.POST('/cost-group-definitions', { params: { header: { 'Idempotency-Key': key } }, body: input }),
      ),
    onSuccess: (saved) => {
      client.setQueryData(codeKeys.one(saved.id), saved);
      toasts.show({ title: t.nameAdded(saved.name) });
    },
    onSettled: settled,
  });
}

/** Changes a format from the version that the form began with; the form shows what is refused. */
export function useSaveFormat() {
  const client = useQueryClient();
  const toasts = useToasts();
  const settled = useSettled();
  const { undo } = useUndo(() => client.invalidateQueries({ queryKey: codeKeys.all }));
  return useMutation<FormatDetails, AppError, { format: FormatDetails; patch: FormatPatch; done: string }>({
    meta: { shownInline: true },
    mutationFn: ({ format: { id, version }, patch }) =>
      answer(
        api.PATCH('/cost-group-definitions/{definition_id}', {
          params: { path: { definition_id: id }, header: ifMatch(version) },
          body: patch,
        }),
      ),
    onSuccess: (saved, { done }) => {
      client.setQueryData(codeKeys.one(saved.id), saved);
      toasts.show({ title: done, ...withUndo(saved.change_set_id, undo) });
    },
    onError: (_error, { format }) => client.invalidateQueries({ queryKey: codeKeys.one(format.id) }),
    onSettled: settled,
  });
}

/** Deletes a format that nothing uses; the toast brings it back with its codes. */
export function useRemoveFormat() {
  const toasts = useToasts();
  const settled = useSettled();
  const bringBack = useMutation<unknown, AppError, { id: number; name: string }>({
    mutationFn: ({ id }) =>
      answer(api.POST('/change-sets/{change_set_id}/undo', { params: { path: { change_set_id: id } } })),
    onSuccess: (_done, { name }) => toasts.show({ title: t.nameRestored(name), tone: 'undone' }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotRestored(name), detail: error.message }),
    onSettled: settled,
  });
  return useMutation<components['schemas']['RemovedDefinition'], AppError, FormatDetails>({
    mutationFn: ({ id, version }) =>
      answer(
        api.DELETE('/cost-group-definitions/{definition_id}', {
          params: { path: { definition_id: id }, header: ifMatch(version) },
        }),
      ),
    onSuccess: ({ change_set_id: id }, { name }) =>
      toasts.show({
        title: t.nameDeleted(name),
        ...(id === null ? {} : { action: { label: t.undo, onAction: () => bringBack.mutate({ id, name }) } }),
      }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotDeleted(name), detail: error.message }),
    onSettled: settled,
  });
}

/** Saves where the codes of a format go in another one, in place of what was saved; what is cut by it everywhere is read anew. */
export function useSaveMapping() {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(() => client.invalidateQueries({ queryKey: codeKeys.all }));
  return useMutation<Mapping, AppError, { before: Mapping; rows: Mapping['rows']; done: string }>({
    meta: { shownInline: true },
    mutationFn: ({ before: { from_definition_id: from, to_definition_id: to, version }, rows }) =>
      answer(
        api.PUT('/cost-group-definitions/{definition_id}/mappings/{to_definition_id}', {
          params: { path: { definition_id: from, to_definition_id: to }, header: ifMatch(version) },
          body: { rows },
        }),
      ),
    onSuccess: (saved, { done }) => {
      client.setQueryData(codeKeys.mapping(saved.from_definition_id, saved.to_definition_id), saved);
      toasts.show({ title: done, ...withUndo(saved.change_set_id, undo) });
    },
  });
}
