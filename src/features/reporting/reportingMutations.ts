import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { toReportDraft } from './model/reportDraft.ts';
import {
  type CustomReport,
  type CustomReportCreate,
  type CustomReportPage,
  type CustomReportPatch,
  type CustomReportRow,
  reportKeys,
  reportQuery,
} from './reportingQueries.ts';
import * as t from './texts.ts';

const pathOf = (projectId: number, id: number) => ({ project_id: projectId, custom_report_id: id });

/** Adds a report, a new one or a copy. */
export function useCreateReport() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<CustomReport, AppError, { input: CustomReportCreate; key: string }>({
    mutationFn: ({ input, key }) =>
      answer(
        api.POST('/projects/{project_id}/reports', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
          body: input,
        }),
      ),
    onSuccess: (report) => client.setQueryData(reportKeys.one(projectId, report.id), report),
    onError: (error) =>
      toasts.show({
        tone: 'critical',
        title: t.thereWasAnErrorCreating,
        detail: error.message,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: reportKeys.list(projectId) }),
  });
}

/** Adds a draft of one's own with everything that a report has, its logo too. */
export function useCloneReport() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const create = useCreateReport();
  return async (row: CustomReportRow) => {
    const whole = await client.fetchQuery(reportQuery(projectId, row.id));
    const { scope: _scope, access: _access, ...same } = toReportDraft(whole);
    const input = { ...same, name: `${row.name.slice(0, 110)} (copy)`, logo_of_report_id: row.id };
    create.mutate(
      { input, key: crypto.randomUUID() },
      { onSuccess: ({ name }) => toasts.show({ title: t.nameAdded(name) }) },
    );
  };
}

/** Saves a report from the version that the edit began with; painted at once, taken back where it is refused. */
export function useSaveReport(id: number) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const queryKey = reportKeys.one(projectId, id);
  return useMutation<
    CustomReport,
    AppError,
    { version: number; input: CustomReportPatch },
    CustomReport | undefined
  >({
    scope: { id: `report ${id}` },
    mutationFn: ({ version, input }) =>
      answer(
        api.PATCH('/projects/{project_id}/reports/{custom_report_id}', {
          params: { path: pathOf(projectId, id), header: ifMatch(version) },
          body: input,
        }),
      ),
    onMutate: async ({ input }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<CustomReport>(queryKey);
      client.setQueryData<CustomReport>(queryKey, (report) => report && { ...report, ...input });
      return before;
    },
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      toasts.show({
        title: saved.state === 'DRAFT' ? t.nameSavedAsDraft(saved.name) : t.nameSaved(saved.name),
      });
    },
    onError: (error, _save, before) => {
      if (before) client.setQueryData(queryKey, before);
      toasts.show({ tone: 'critical', title: t.theReportWasNotSaved, detail: error.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: reportKeys.list(projectId) }),
  });
}

function useRestoreReport() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<CustomReport, AppError, CustomReportRow>({
    mutationFn: ({ id }) =>
      answer(
        api.PATCH('/projects/{project_id}/reports/{custom_report_id}/restore', {
          params: { path: pathOf(projectId, id) },
        }),
      ),
    onSuccess: ({ name }) => toasts.show({ title: t.nameRestored(name), tone: 'undone' }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotRestored(name), detail: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: reportKeys.list(projectId) }),
  });
}

/** Deletes a report; it leaves the list at once and comes back by Undo. */
export function useRemoveReport() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const bringBack = useRestoreReport();
  const queryKey = reportKeys.list(projectId);
  return useMutation<unknown, AppError, CustomReportRow, [readonly unknown[], unknown][]>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/projects/{project_id}/reports/{custom_report_id}', {
        params: { path: pathOf(projectId, id), header: ifMatch(version) },
      }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData({ queryKey });
      client.setQueriesData<CustomReportPage>({ queryKey }, (page) => {
        if (!page) return page;
        const results = page.results.filter((row) => row.id !== id);
        return { count: page.count - (page.results.length - results.length), results };
      });
      return before;
    },
    onSuccess: (_done, row) =>
      toasts.show({
        title: t.nameDeleted(row.name),
        action: { label: t.undo, onAction: () => bringBack.mutate(row) },
      }),
    onError: (error, { name }, before) => {
      for (const [key, value] of before ?? []) client.setQueryData(key, value);
      toasts.show({ tone: 'critical', title: t.nameWasNotDeleted(name), detail: error.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
