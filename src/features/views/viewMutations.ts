import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import type { ViewConfig } from './model/itemsLook.ts';
import { itemViewsQuery, type SavedView, viewKeys } from './viewQueries.ts';

export interface ViewPatch {
  name?: string;
  is_shared?: boolean;
  is_locked?: boolean;
  config?: ViewConfig;
}

/** The writes of saved views: painted at once where nothing is asked, taken back when they are refused. */
export function useViewWrites(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const key = viewKeys.items(projectId);
  const refetch = () => client.invalidateQueries({ queryKey: viewKeys.project(projectId) });
  const refused = (title: string) => (error: AppError) =>
    toasts.show({ title, detail: error.message, tone: 'critical' });
  const paint = (change: (view: SavedView) => SavedView | undefined) => {
    const before = client.getQueryData(itemViewsQuery(projectId).queryKey);
    client.setQueryData(itemViewsQuery(projectId).queryKey, (page) => {
      if (!page) return page;
      const results = page.results.flatMap((view) => change(view) ?? []);
      return { count: results.length, results };
    });
    return before;
  };
  /** A new view stands in the list at once and is the open one. */
  const adopt = (view: SavedView) =>
    client.setQueryData(itemViewsQuery(projectId).queryKey, (page) => {
      const others = (page?.results ?? []).filter(({ id }) => id !== view.id);
      const results = [...others.map((other) => ({ ...other, is_selected: false })), view];
      return { count: results.length, results };
    });
  type Before = ReturnType<typeof paint>;
  const restore = (before: Before) => client.setQueryData(itemViewsQuery(projectId).queryKey, before);
  const at = (view: SavedView) => ({ project_id: projectId, saved_view_id: view.id });

  const create = useMutation<SavedView, AppError, { name?: string; isShared: boolean; config: ViewConfig }>({
    mutationFn: ({ name, isShared, config }) =>
      answer(
        api.POST('/projects/{project_id}/views', {
          params: { path: { project_id: projectId } },
          body: { list: 'items', ...(name !== undefined && { name }), is_shared: isShared, config },
        }),
      ),
    onSuccess: adopt,
    onError: refused('The view was not saved'),
    onSettled: refetch,
  });
  const importing = useMutation<SavedView, AppError, number>({
    mutationFn: (id) =>
      answer(
        api.POST('/projects/{project_id}/views/import', {
          params: { path: { project_id: projectId } },
          body: { view_id: id },
        }),
      ),
    onSuccess: adopt,
    onError: refused('The view was not imported'),
    onSettled: refetch,
  });
  const change = useMutation<
    SavedView,
    AppError,
    { view: SavedView; patch: ViewPatch; version?: number },
    Before
  >({
    mutationFn: ({ view, patch, version }) =>
      answer(
        api.PATCH('/projects/{project_id}/views/{saved_view_id}', {
          params: { path: at(view), ...(version !== undefined && { header: ifMatch(version) }) },
          body: patch,
        }),
      ),
    onMutate: ({ view, patch }) => paint((one) => (one.id === view.id ? { ...one, ...patch } : one)),
    onSuccess: (view) => void paint((one) => (one.id === view.id ? view : one)),
    onError: (error, _change, before) => {
      restore(before);
      // A look that somebody else changed is asked about, not only announced.
      if (error.status !== 412) refused('The view was not changed')(error);
    },
    onSettled: refetch,
  });
  const select = useMutation<void, AppError, SavedView, Before>({
    mutationFn: async (view) => {
      await api.PUT('/projects/{project_id}/views/{saved_view_id}/select', { params: { path: at(view) } });
    },
    onMutate: (view) => paint((one) => ({ ...one, is_selected: one.id === view.id })),
    onError: (error, _view, before) => {
      restore(before);
      refused('The view was not opened')(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const remove = useMutation<void, AppError, SavedView, Before>({
    mutationFn: async (view) => {
      await api.DELETE('/projects/{project_id}/views/{saved_view_id}', {
        params: { path: at(view), header: ifMatch(view.version) },
      });
    },
    onMutate: (view) => paint((one) => (one.id === view.id ? undefined : one)),
    onSuccess: (_nothing, view) => toasts.show({ title: `View "${view.name}" deleted` }),
    onError: (error, _view, before) => {
      restore(before);
      refused('The view was not deleted')(error);
    },
    onSettled: refetch,
  });
  return { create, importing, change, select, remove };
}
