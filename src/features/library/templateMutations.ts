import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { TemplateKind } from '#domain/library';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { pathTo } from '#platform/routing';
import { useUndo } from '#shared/undo';
import type { TemplateDraft } from './model/templateDraft.ts';
import { LIBRARY_WORDS } from './model/templateWords.ts';
import {
  type TakenRows,
  type Template,
  type TemplateInput,
  templateKeys,
  type TemplatePage,
  type TemplateResult,
} from './templateQueries.ts';
import * as t from './texts.ts';

type Snapshot = [readonly unknown[], unknown][];
type Named = Pick<Template, 'id' | 'name' | 'version'>;

const settle = (client: QueryClient) => client.invalidateQueries({ queryKey: templateKeys.all });

/** Paints a change on every page of the lists; hands back what was there. */
async function paint(client: QueryClient, change: (rows: Template[]) => Template[]): Promise<Snapshot> {
  const queryKey = templateKeys.list;
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData({ queryKey });
  client.setQueriesData<TemplatePage>(
    { queryKey },
    (page) => page && { ...page, results: change(page.results) },
  );
  return before;
}

const restore = (client: QueryClient, before: Snapshot | undefined) => {
  for (const [key, value] of before ?? []) client.setQueryData(key, value);
};

interface Save {
  template: Template | undefined;
  kind: TemplateKind;
  input: Partial<TemplateDraft>;
  key: string;
}

/** Keeps a new template, or what changed of one from the version that the edit began with; the form shows what is refused. */
export function useSaveTemplate({ shownInline = true }: { shownInline?: boolean } = {}) {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Template, AppError, Save, Snapshot>({
    meta: { shownInline },
    mutationFn: async ({ template, kind, input, key }) => {
      if (template)
        return answer(
          api.PATCH('/library/templates/{template_id}', {
            params: { path: { template_id: template.id }, header: ifMatch(template.version) },
            body: input,
          }),
        );
      const { results } = await answer(
        api.POST('/library/templates', {
          params: { header: { 'Idempotency-Key': key } },
          body: [{ ...input, kind, name: input.name ?? '' }],
        }),
      );
      return results[0] as Template;
    },
    onMutate: ({ template, input: { category_id: _category, ...said } }) =>
      paint(client, (rows) => rows.map((row) => (row.id === template?.id ? { ...row, ...said } : row))),
    onSuccess: (saved, { template }) => {
      client.setQueryData(templateKeys.one(saved.id), saved);
      toasts.show({ title: template ? t.nameSaved(saved.name) : t.nameIsInTheLibrary(saved.name) });
    },
    onError: (_error, _request, before) => restore(client, before),
    // Not waited for: the panel goes on with its row at once.
    onSettled: () => void settle(client),
  });
}

function useRestoreTemplate() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Template, AppError, Named>({
    mutationFn: ({ id }) =>
      answer(
        api.PATCH('/library/templates/{template_id}/restore', { params: { path: { template_id: id } } }),
      ),
    onSuccess: ({ name }) => toasts.show({ title: t.nameRestored(name), tone: 'undone' }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotRestored(name), detail: error.message }),
    onSettled: () => settle(client),
  });
}

/** Deletes a template; what was made from it stays, and the toast brings it back. */
export function useRemoveTemplate() {
  const client = useQueryClient();
  const toasts = useToasts();
  const bringBack = useRestoreTemplate();
  return useMutation<unknown, AppError, Named, Snapshot>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/library/templates/{template_id}', {
        params: { path: { template_id: id }, header: ifMatch(version) },
      }),
    onMutate: ({ id }) => paint(client, (rows) => rows.filter((row) => row.id !== id)),
    onSuccess: (_done, template) =>
      toasts.show({
        title: t.nameDeleted(template.name),
        action: { label: t.undo, onAction: () => bringBack.mutate(template) },
      }),
    onError: (error, { name }, before) => {
      restore(client, before);
      toasts.show({ tone: 'critical', title: t.nameWasNotDeleted(name), detail: error.message });
    },
    onSettled: () => settle(client),
  });
}

/** Keeps the templates of a file as one step; the toast takes them back. */
export function useImportTemplates() {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(() => settle(client));
  return useMutation<TemplateResult, AppError, { templates: TemplateInput[]; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ templates, key }) =>
      answer(
        api.POST('/library/templates', { params: { header: { 'Idempotency-Key': key } }, body: templates }),
      ),
    onSuccess: ({ results: { length: count }, change_set_id: id }) =>
      toasts.show({
        tone: 'positive',
        title: count === 1 ? t.templateAdded1 : t.countTemplatesAdded(count),
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      }),
    onSettled: () => settle(client),
  });
}

interface Take {
  kind: TemplateKind;
  projectId: number;
  templates: number[];
  key: string;
}

/** Makes risks, issues or bid packages of templates in a project; the toast leads there. */
export function useTakeTemplates() {
  const client = useQueryClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  return useMutation<TakenRows, AppError, Take>({
    meta: { shownInline: true },
    mutationFn: ({ kind, projectId, templates, key }) => {
      const params = { path: { project_id: projectId }, header: { 'Idempotency-Key': key } };
      const request = { params, body: { templates } };
      if (kind === 'PACKAGE')
        return answer(
          api.POST('/projects/{project_id}/bid-packages/from-templates', {
            params,
            body: { packages: templates.map((id) => ({ template_id: id })) },
          }),
        );
      return kind === 'RISK'
        ? answer(api.POST('/projects/{project_id}/risks/from-templates', request))
        : answer(api.POST('/projects/{project_id}/issues/from-templates', request));
    },
    onSuccess: ({ created: { length: count } }, { kind, projectId }) => {
      const { one, many, target, live } = LIBRARY_WORDS[kind];
      toasts.show({
        title: count === 1 ? t.oneAdded1(one) : t.countManyAdded(count, many),
        action: {
          label: t.show,
          onAction: () => void navigate(pathTo(target, { projectId })),
        },
      });
      return client.invalidateQueries({ queryKey: [live, projectId] });
    },
    onSettled: () => settle(client),
  });
}
