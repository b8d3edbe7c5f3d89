import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { type Template, templateKeys, type TemplatePatch } from './templateQueries.ts';
import * as t from './texts.ts';

const path = (id: number) => ({ markup_template_id: id });

interface Save {
  /** The one that exists; a new one is made under `key`, so that a repeated try makes one template. */
  template: Template | undefined;
  input: TemplatePatch;
  key: string;
}

/** Adds a template, or changes one from the version that the edit began with; the editor shows what is refused. */
export function useSaveTemplate() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Template, AppError, Save>({
    meta: { shownInline: true },
    mutationFn: ({ template, input, key }) =>
      template
        ? answer(
            api.PATCH('/markup-templates/{markup_template_id}', {
              params: { path: path(template.id), header: ifMatch(template.version) },
              body: input,
            }),
          )
        : answer(
            api.POST('/markup-templates', {
              params: { header: { 'Idempotency-Key': key } },
              body: { name: '', ...input },
            }),
          ),
    onSuccess: (saved, { template }) => {
      client.setQueriesData<Template[]>({ queryKey: [...templateKeys.all, 'list'] }, (rows) =>
        rows?.map((row) => (row.id === saved.id ? saved : row)),
      );
      toasts.show({ title: template ? t.nameSaved(saved.name) : t.nameAdded(saved.name) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: templateKeys.all }),
  });
}

function useRestoreTemplate() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Template, AppError, Template>({
    mutationFn: ({ id }) =>
      answer(api.PATCH('/markup-templates/{markup_template_id}/restore', { params: { path: path(id) } })),
    onSuccess: ({ name }) => toasts.show({ title: t.nameRestored(name), tone: 'undone' }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotRestored(name), detail: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: templateKeys.all }),
  });
}

/** Deletes a template; the toast brings it back. */
export function useRemoveTemplate() {
  const client = useQueryClient();
  const toasts = useToasts();
  const bringBack = useRestoreTemplate();
  return useMutation<unknown, AppError, Template, [readonly unknown[], unknown][]>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/markup-templates/{markup_template_id}', {
        params: { path: path(id), header: ifMatch(version) },
      }),
    onMutate: async ({ id }) => {
      const queryKey = [...templateKeys.all, 'list'];
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData({ queryKey });
      client.setQueriesData<Template[]>({ queryKey }, (rows) => rows?.filter((row) => row.id !== id));
      return before;
    },
    onSuccess: (_done, template) =>
      toasts.show({
        title: t.nameDeleted(template.name),
        action: { label: t.undo, onAction: () => bringBack.mutate(template) },
      }),
    onError: (error, { name }, before) => {
      for (const [key, value] of before ?? []) client.setQueryData(key, value);
      toasts.show({ tone: 'critical', title: t.nameWasNotDeleted(name), detail: error.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: templateKeys.all }),
  });
}
