import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { components } from '#contract/api.ts';
import { isLegacy, type ProjectStatus } from '#domain/projects';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { type Project, projectQuery } from '#shared/project';
import { useUndo } from '#shared/undo';
import { painted, type ProjectWords } from './model/projectDraft.ts';
import { PROJECT_STATUSES } from './model/projectStatus.ts';
import {
  categoriesQuery,
  type Category,
  choicesQuery,
  deletedQuery,
  groupsQuery,
  type ProjectGroup,
} from './projectListQueries.ts';
import * as t from './texts.ts';

type Schemas = components['schemas'];

const settle = (client: QueryClient, id?: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['projects', 'list'] }),
    client.invalidateQueries({ queryKey: deletedQuery.queryKey }),
    ...(id === undefined
      ? []
      : [
          client.invalidateQueries({ queryKey: projectQuery(id).queryKey }),
          client.invalidateQueries({ queryKey: ['projects', 'history', id] }),
        ]),
  ]);

const settleGroups = (client: QueryClient) =>
  Promise.all([
    ...[groupsQuery, choicesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    settle(client),
  ]);

/** Creates a project, or a legacy project; the form shows what is refused. */
export function useCreateProject() {
  const client = useQueryClient();
  const toasts = useToasts();
  type Request = { body: Schemas['ProjectInput']; legacy: boolean; key: string };
  return useMutation<Project, AppError, Request>({
    meta: { shownInline: true },
    mutationFn: ({ body, legacy, key }) => {
      const params = { header: { 'Idempotency-Key': key } };
      return legacy
        ? answer(api.POST('/legacy-projects', { params, body: body }))
        : answer(api.POST('/projects', { params, body }));
    },
    onSuccess: ({ name }) => toasts.show({ tone: 'positive', title: t.nameCreated(name) }),
    onSettled: () => settle(client),
  });
}

/** Saves what changed of a project from the version that the edit began with; painted at once, taken back where it is refused. */
export function useUpdateProject(id: number) {
  const client = useQueryClient();
  const key = projectQuery(id).queryKey;
  type Request = { project: Project; words: ProjectWords };
  return useMutation<Project, AppError, Request, Project | undefined>({
    meta: { shownInline: true },
    scope: { id: `project-${id}` },
    mutationFn: ({ project, words }) => {
      const params = { path: { project_id: id }, header: ifMatch(project.version) };
      return isLegacy(project.status)
        ? answer(
            api.PATCH('/legacy-projects/{project_id}', {
              params,
              body: words,
            }),
          )
        : answer(api.PATCH('/projects/{project_id}', { params, body: words }));
    },
    onMutate: async ({ words }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      if (before) client.setQueryData(key, painted(before, words));
      return before;
    },
    onSuccess: (saved) => client.setQueryData(key, saved),
    onError: (_error, _request, before) => client.setQueryData(key, before),
    onSettled: () => settle(client, id),
  });
}

/** Moves a project to another status. */
export function useMoveProject(id: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const key = projectQuery(id).queryKey;
  return useMutation<Project, AppError, { project: Project; to: ProjectStatus }, Project | undefined>({
    scope: { id: `project-${id}` },
    mutationFn: ({ project, to }) =>
      answer(
        api.PATCH('/projects/{project_id}/status', {
          params: { path: { project_id: id }, header: ifMatch(project.version) },
          body: { target_status: to },
        }),
      ),
    onMutate: async ({ to }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      if (before) client.setQueryData(key, { ...before, status: to });
      return before;
    },
    onSuccess: (saved) => {
      client.setQueryData(key, saved);
      toasts.show({
        tone: 'positive',
        title: t.nameIsNowLabel(saved.name, PROJECT_STATUSES[saved.status].label),
      });
    },
    onError: (error, { project }, before) => {
      client.setQueryData(key, before);
      toasts.show({ tone: 'critical', title: t.nameWasNotMoved(project.name), detail: error.message });
    },
    onSettled: () => settle(client, id),
  });
}

/** Brings a deleted project back as it was. */
export function useRestoreProject() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Project, AppError, { id: number; name: string }>({
    mutationFn: ({ id }) =>
      answer(
        api.PATCH('/deleted-projects/{deleted_project_id}/restore', {
          params: { path: { deleted_project_id: id } },
        }),
      ),
    onSuccess: ({ name }) => toasts.show({ tone: 'undone', title: t.nameRestored(name) }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotRestored(name), detail: error.message }),
    onSettled: (_project, _error, { id }) => settle(client, id),
  });
}

/** Deletes a project; the toast brings it back. */
export function useRemoveProject() {
  const client = useQueryClient();
  const toasts = useToasts();
  const restore = useRestoreProject();
  return useMutation<unknown, AppError, Pick<Project, 'id' | 'name' | 'version'>>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/projects/{project_id}', {
        params: { path: { project_id: id }, header: ifMatch(version) },
      }),
    onSuccess: (_done, { id, name }) =>
      toasts.show({
        title: t.nameDeleted(name),
        action: { label: t.undo, onAction: () => restore.mutate({ id, name }) },
      }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotDeleted(name), detail: error.message }),
    onSettled: () => settle(client),
  });
}

/** Keeps a category at hand, or no more; shown at once. */
export function useFavorite() {
  const client = useQueryClient();
  const { queryKey } = categoriesQuery;
  const paint = (id: number, isFavorite: boolean) =>
    client.setQueryData(
      queryKey,
      (page) =>
        page && {
          ...page,
          results: page.results.map((one) => (one.id === id ? { ...one, is_favorite: isFavorite } : one)),
        },
    );
  return useMutation<Category, AppError, { id: number; isFavorite: boolean }>({
    meta: { toldByApp: true },
    mutationFn: ({ id, isFavorite }) =>
      answer(
        api.PUT('/construction-categories/{construction_category_id}/favorite', {
          params: { path: { construction_category_id: id } },
          body: { is_favorite: isFavorite },
        }),
      ),
    onMutate: ({ id, isFavorite }) => void paint(id, isFavorite),
    onError: (_error, { id, isFavorite }) => void paint(id, !isFavorite),
  });
}

/** Adds a project group, or saves one; the dialog shows what is refused. */
export function useSaveGroup() {
  const client = useQueryClient();
  type Request = { group: ProjectGroup | undefined; name: string; projectIds: readonly number[] };
  return useMutation<ProjectGroup, AppError, Request>({
    meta: { shownInline: true },
    mutationFn: ({ group, name, projectIds }) => {
      const body = { name, project_ids: [...projectIds] };
      return group
        ? answer(
            api.PATCH('/project-groups/{project_group_id}', {
              params: { path: { project_group_id: group.id }, header: ifMatch(group.version) },
              body,
            }),
          )
        : answer(api.POST('/project-groups', { body }));
    },
    onSettled: () => settleGroups(client),
  });
}

type GroupPage = { count: number; results: ProjectGroup[] };

/** Deletes a project group; it leaves the lists at once and comes back by Undo, on its dashboards, too. */
export function useRemoveGroup() {
  const client = useQueryClient();
  const toasts = useToasts();
  const settled = () =>
    Promise.all([settleGroups(client), client.invalidateQueries({ queryKey: ['dashboards'] })]);
  const { undo } = useUndo(settled);
  const { queryKey } = groupsQuery;
  type Before = [readonly unknown[], unknown][];
  return useMutation<Schemas['RemovedProjectGroup'], AppError, ProjectGroup, Before>({
    mutationFn: ({ id, version }) =>
      answer(
        api.DELETE('/project-groups/{project_group_id}', {
          params: { path: { project_group_id: id }, header: ifMatch(version) },
        }),
      ),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData({ queryKey });
      client.setQueriesData<GroupPage>({ queryKey: [...queryKey, 'page'] }, (page) => {
        if (!page) return page;
        const results = page.results.filter((row) => row.id !== id);
        return { count: page.count - (page.results.length - results.length), results };
      });
      return before;
    },
    onSuccess: ({ change_set_id: id }, { name }) =>
      toasts.show({
        title: t.nameDeleted(name),
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      }),
    onError: (error, { name }, before) => {
      for (const [key, value] of before ?? []) client.setQueryData(key, value);
      toasts.show({ tone: 'critical', title: t.nameWasNotDeleted(name), detail: error.message });
    },
    onSettled: settled,
  });
}
