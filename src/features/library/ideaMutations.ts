import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { type Idea, ideaKeys, type IdeaInput, type IdeaPage, type IdeaRow } from './ideaQueries.ts';
import * as t from './texts.ts';

type Snapshot = [readonly unknown[], unknown][];

const settle = (client: QueryClient) => client.invalidateQueries({ queryKey: ideaKeys.all });

/** Paints a change on every page of the list; hands back what stood there. */
async function paint(client: QueryClient, change: (rows: IdeaRow[]) => IdeaRow[]): Promise<Snapshot> {
  await client.cancelQueries({ queryKey: ideaKeys.list });
  const before = client.getQueriesData({ queryKey: ideaKeys.list });
  client.setQueriesData<IdeaPage>(
    { queryKey: ideaKeys.list },
    (page) => page && { ...page, results: change(page.results) },
  );
  return before;
}

const restore = (client: QueryClient, before: Snapshot | undefined) => {
  for (const [key, value] of before ?? []) client.setQueryData(key, value);
};

/** Keeps a new idea, or what changed of one from the version that the edit began with; the form shows what is refused. */
export function useSaveIdea() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Idea, AppError, { idea: Idea | undefined; input: IdeaInput; key: string }, Snapshot>({
    meta: { shownInline: true },
    mutationFn: ({ idea, input, key }) =>
      idea
        ? answer(
            api.PATCH('/library/ideas/{idea_id}', {
              params: { path: { idea_id: idea.id }, header: ifMatch(idea.version) },
              body: input,
            }),
          )
        : answer(api.POST('/library/ideas', { params: { header: { 'Idempotency-Key': key } }, body: input })),
    onMutate: ({ idea, input: { sub_items: _rows, ...said } }) =>
      paint(client, (rows) => rows.map((row) => (row.id === idea?.id ? { ...row, ...said } : row))),
    onSuccess: (saved, { idea }) => {
      client.setQueryData(ideaKeys.one(saved.id), saved);
      toasts.show({ title: idea ? t.nameSaved(saved.name) : t.nameIsInTheLibrary(saved.name) });
    },
    onError: (_error, _request, before) => restore(client, before),
    // Not waited for: the panel goes on with its row at once.
    onSettled: () => void settle(client),
  });
}

/** Brings a deleted idea back as it was. */
function useRestoreIdea() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Idea, AppError, Pick<Idea, 'id' | 'name'>>({
    mutationFn: ({ id }) =>
      answer(api.PATCH('/library/ideas/{idea_id}/restore', { params: { path: { idea_id: id } } })),
    onSuccess: ({ name }) => toasts.show({ title: t.nameRestored(name), tone: 'undone' }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotRestored(name), detail: error.message }),
    onSettled: () => settle(client),
  });
}

/** Deletes an idea; what was made from it stays, and the toast brings it back. */
export function useRemoveIdea() {
  const client = useQueryClient();
  const toasts = useToasts();
  const bringBack = useRestoreIdea();
  return useMutation<unknown, AppError, Pick<Idea, 'id' | 'name' | 'version'>, Snapshot>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/library/ideas/{idea_id}', {
        params: { path: { idea_id: id }, header: ifMatch(version) },
      }),
    onMutate: ({ id }) => paint(client, (rows) => rows.filter((row) => row.id !== id)),
    onSuccess: (_done, { id, name }) =>
      toasts.show({
        title: t.nameDeleted(name),
        action: { label: t.undo, onAction: () => bringBack.mutate({ id, name }) },
      }),
    onError: (error, { name }, before) => {
      restore(client, before);
      toasts.show({ tone: 'critical', title: t.nameWasNotDeleted(name), detail: error.message });
    },
    onSettled: () => settle(client),
  });
}
