import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { VIEW_LISTS } from '#domain/views';
import type { AppError } from '#platform/api';
import * as t from './texts.ts';
import { type NewView, sendImport, viewCalls, type ViewPatch } from './viewCalls.ts';
import { type SavedView, viewKeys, type ViewPlace, viewsQuery } from './viewQueries.ts';

/** The writes of saved views: painted at once where nothing is asked, taken back when they are refused. */
export function useViewWrites(place: ViewPlace) {
  const client = useQueryClient();
  const toasts = useToasts();
  const calls = viewCalls(place);
  const { noun } = VIEW_LISTS[place.list];
  const { queryKey } = viewsQuery(place);
  const refetch = () => client.invalidateQueries({ queryKey: viewKeys.all(place.projectId) });
  const refused = (title: string) => (error: AppError) =>
    toasts.show({ title, detail: error.message, tone: 'critical' });
  const paint = (change: (view: SavedView) => SavedView | undefined) => {
    const before = client.getQueryData(queryKey);
    client.setQueryData(queryKey, (page) => {
      if (!page) return page;
      const results = page.results.flatMap((view) => change(view) ?? []);
      return { count: results.length, results };
    });
    return before;
  };
  /** A new view stands in the list at once and is the open one. */
  const adopt = (view: SavedView) =>
    client.setQueryData(queryKey, (page) => {
      const others = (page?.results ?? []).filter(({ id }) => id !== view.id);
      const results = [...others.map((other) => ({ ...other, is_selected: false })), view];
      return { count: results.length, results };
    });
  type Before = ReturnType<typeof paint>;
  const restore = (before: Before) => client.setQueryData(queryKey, before);

  const create = useMutation<SavedView, AppError, NewView>({
    mutationFn: calls.create,
    onSuccess: adopt,
    onError: refused(t.theNounWasNotSaved(noun)),
    onSettled: refetch,
  });
  const importing = useMutation<SavedView, AppError, number>({
    mutationFn: (id) => sendImport(place.projectId ?? 0, id),
    onSuccess: adopt,
    onError: refused(t.theNounWasNotImported(noun)),
    onSettled: refetch,
  });
  const change = useMutation<
    SavedView,
    AppError,
    { view: SavedView; patch: ViewPatch; version?: number },
    Before
  >({
    mutationFn: ({ view, patch, version }) => calls.change(view, patch, version),
    onMutate: ({ view, patch }) => paint((one) => (one.id === view.id ? { ...one, ...patch } : one)),
    onSuccess: (view) => void paint((one) => (one.id === view.id ? view : one)),
    onError: (error, _change, before) => {
      restore(before);
      // A look that somebody else changed is asked about, not only announced.
      if (error.status !== 412) refused(t.theNounWasNotChanged(noun))(error);
    },
    onSettled: refetch,
  });
  const select = useMutation<void, AppError, SavedView, Before>({
    mutationFn: async (view) => {
      await calls.select(view);
    },
    onMutate: (view) => paint((one) => ({ ...one, is_selected: one.id === view.id })),
    onError: (error, _view, before) => {
      restore(before);
      refused(t.theNounWasNotOpened(noun))(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const remove = useMutation<void, AppError, SavedView, Before>({
    mutationFn: async (view) => {
      await calls.remove(view);
    },
    onMutate: (view) => paint((one) => (one.id === view.id ? undefined : one)),
    onSuccess: (_nothing, view) =>
      toasts.show({ title: t.valueNameDeleted(noun === 'view' ? t.view : t.layout, view.name) }),
    onError: (error, _view, before) => {
      restore(before);
      refused(t.theNounWasNotDeleted(noun))(error);
    },
    onSettled: refetch,
  });
  return { create, importing, change, select, remove };
}
