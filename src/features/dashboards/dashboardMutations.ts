import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import type { Dashboard, DashboardCard, DashboardInput, DashboardPatch } from './dashboardQueries.ts';
import { dashboardKeys } from './knownDashboards.ts';
import * as t from './texts.ts';

type Saving =
  | { dashboard?: undefined; input: DashboardInput; key: string }
  | { dashboard: Dashboard; input: DashboardPatch; key: string };

/** Creates a dashboard, or changes one from the version that the form began with; the form shows what is refused. */
export function useSaveDashboard() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Dashboard, AppError, Saving>({
    meta: { shownInline: true },
    mutationFn: ({ dashboard, input, key }) =>
      dashboard
        ? answer(
            api.PATCH('/project-dashboards/{dashboard_id}', {
              params: { path: { dashboard_id: dashboard.id }, header: ifMatch(dashboard.version) },
              body: input,
            }),
          )
        : answer(
            api.POST('/project-dashboards', {
              params: { header: { 'Idempotency-Key': key } },
              body: input,
            }),
          ),
    onSuccess: (saved, { dashboard }) => {
      client.setQueryData(dashboardKeys.one(saved.id), saved);
      toasts.show({ title: dashboard ? t.nameSaved(saved.name) : t.nameCreated(saved.name) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['dashboards'] }),
  });
}

function useRestoreDashboard() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Dashboard, AppError, { id: number; name: string }>({
    mutationFn: ({ id }) =>
      answer(
        api.POST('/project-dashboards/{dashboard_id}/restore', { params: { path: { dashboard_id: id } } }),
      ),
    onSuccess: (saved) => toasts.show({ title: t.nameRestored(saved.name) }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotRestored(name), detail: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: ['dashboards'] }),
  });
}

type Page = { count: number; results: Dashboard[] };

/** Deletes a dashboard; it leaves the lists at once and comes back by Undo. */
export function useRemoveDashboard() {
  const client = useQueryClient();
  const toasts = useToasts();
  const restore = useRestoreDashboard();
  const { lists } = dashboardKeys;
  return useMutation<unknown, AppError, Dashboard, [readonly unknown[], unknown][]>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/project-dashboards/{dashboard_id}', {
        params: { path: { dashboard_id: id }, header: ifMatch(version) },
      }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: lists });
      const before = client.getQueriesData({ queryKey: lists });
      client.setQueriesData<Page>({ queryKey: lists }, (page) => {
        if (!page) return page;
        const results = page.results.filter((row) => row.id !== id);
        return { count: page.count - (page.results.length - results.length), results };
      });
      return before;
    },
    onSuccess: (_done, { id, name }) =>
      toasts.show({
        title: t.nameDeleted(name),
        action: { label: t.undo, onAction: () => restore.mutate({ id, name }) },
      }),
    onError: (error, { name }, before) => {
      for (const [key, value] of before ?? []) client.setQueryData(key, value);
      toasts.show({ tone: 'critical', title: t.nameWasNotDeleted(name), detail: error.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: lists }),
  });
}

/** Arranges a dashboard: painted at once, one step after the other, taken back where it is refused. */
export function useArrange(id: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const queryKey = dashboardKeys.one(id);
  return useMutation<Dashboard, AppError, readonly DashboardCard[], Dashboard | undefined>({
    scope: { id: `dashboard ${id}` },
    mutationFn: (cards) => {
      // A step that was queued behind another goes on from what that one left.
      const version = client.getQueryData<Dashboard>(queryKey)?.version;
      return answer(
        api.PUT('/project-dashboards/{dashboard_id}/cards', {
          params: { path: { dashboard_id: id }, ...(version !== undefined && { header: ifMatch(version) }) },
          body: { cards: [...cards] },
        }),
      );
    },
    onMutate: async (cards) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Dashboard>(queryKey);
      client.setQueryData<Dashboard>(queryKey, (now) => now && { ...now, cards: [...cards] });
      return before;
    },
    onSuccess: (saved) =>
      // Its own later steps are painted already; only the version is new.
      client.setQueryData<Dashboard>(queryKey, (now) => (now ? { ...now, version: saved.version } : saved)),
    onError: (error, _cards, before) => {
      client.setQueryData<Dashboard>(queryKey, (now) =>
        now && before ? { ...now, cards: before.cards } : now,
      );
      void client.invalidateQueries({ queryKey });
      toasts.show({ tone: 'critical', title: t.theCardsWereNotArranged, detail: error.message });
    },
  });
}
