import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import { useUndo, foresiteKeys, type Item } from '#shared/foresite';
import { ideaOf } from './model/ideaOf.ts';
import * as t from './texts.ts';

type Schemas = components['schemas'];

/** Ideas that a choice shows at once; the search finds the others. */
export const IDEAS_SHOWN = 100;

/** Ideas of the library to choose from, by name, description or category. */
export const ideaChoiceQuery = (search: string) =>
  queryOptions({
    queryKey: ['ideas', 'choice', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/library/ideas', {
          params: { query: { limit: IDEAS_SHOWN, ...(search && { search }) } },
          signal,
        }),
      ),
  });

/** Makes drafts of ideas; one undo takes all of them back. */
export function useTakeIdeas(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  return useMutation<Schemas['ItemsFromIdeas'], AppError, { ideas: number[]; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ ideas, key }) =>
      answer(
        api.POST('/projects/{project_id}/scenario-items/from-ideas', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
          body: { ideas },
        }),
      ),
    onSuccess: ({ created, change_set_id: id }) =>
      toasts.show({
        title: created.length === 1 ? t.draftAdded1 : t.lengthDraftsAdded(created.length),
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
        client.invalidateQueries({ queryKey: ['ideas'] }),
      ]),
  });
}

/** Keeps an item's text, limits, tags and scope as an idea for other projects. */
export function useKeepIdea() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Schemas['Idea'], AppError, { item: Item; key: string }>({
    mutationFn: ({ item, key }) =>
      answer(
        api.POST('/library/ideas', {
          params: { header: { 'Idempotency-Key': key } },
          body: ideaOf(item),
        }),
      ),
    onSuccess: ({ name }) => toasts.show({ title: t.nameIsInTheIdea(name) }),
    onError: (error, { item }) =>
      toasts.show({ tone: 'critical', title: t.codeWasNotKept(item.code), detail: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: ['ideas'] }),
  });
}
