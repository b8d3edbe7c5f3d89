import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import type { Printable } from './model/printable.ts';
import { type ReportRunPage, type ReportRunRow, reportKeys, type RunFigures } from './reportingQueries.ts';
import * as t from './texts.ts';

const pathOf = (projectId: number, id: number) => ({ project_id: projectId, report_run_id: id });

/** Keeps a run of a report in the archive. */
export function useKeepRun(reportId: number) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<ReportRunRow, AppError, { figures: RunFigures; asOf: string | undefined; key: string }>({
    mutationFn: ({ figures, asOf, key }) =>
      answer(
        api.POST('/projects/{project_id}/reports/{custom_report_id}/runs', {
          params: {
            path: { project_id: projectId, custom_report_id: reportId },
            header: { 'Idempotency-Key': key },
          },
          body: { figures, ...(asOf !== undefined && { as_of: asOf }) },
        }),
      ),
    onSuccess: ({ report, page_count: pages }) =>
      toasts.show({
        title: t.nameIsInTheArchive(report.name),
        detail: pages === 1 ? t.page1 : t.pagesPages(pages),
      }),
    onError: (error) => toasts.show({ tone: 'critical', title: t.theReportDidNotRun, detail: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: reportKeys.runs(projectId) }),
  });
}

/** Has the server make the PDF of a run of its pages. */
export function useMakePdf() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<unknown, AppError, { run: ReportRunRow; pages: Printable }>({
    mutationFn: ({ run, pages }) =>
      answer(
        api.POST('/projects/{project_id}/report-runs/{report_run_id}/render-custom-report-PDF', {
          params: { path: pathOf(projectId, run.id) },
          body: { ...pages, printBackground: true, filename: `${run.report.name || 'report'}.pdf` },
        }),
      ),
    onError: (error) => {
      const detail = error.status === 404 ? t.projectOrCustomReport : error.message;
      toasts.show({ tone: 'critical', title: t.failedToGeneratePdf, detail });
    },
    onSettled: () => client.invalidateQueries({ queryKey: reportKeys.project(projectId) }),
  });
}

/** Ends the work on a PDF. */
export function useCancelPdf() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<unknown, AppError, number>({
    mutationFn: (jobId) => api.DELETE('/jobs/{job_id}', { params: { path: { job_id: jobId } } }),
    onSuccess: () => toasts.show({ title: t.thePdfWasCanceled }),
    onError: (error) =>
      toasts.show({ tone: 'critical', title: t.thePdfWasNotCanceled, detail: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: reportKeys.project(projectId) }),
  });
}

function useRestoreRun() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<ReportRunRow, AppError, ReportRunRow>({
    mutationFn: ({ id }) =>
      answer(
        api.PATCH('/projects/{project_id}/report-runs/{report_run_id}/restore', {
          params: { path: pathOf(projectId, id) },
        }),
      ),
    onSuccess: ({ report }) => toasts.show({ title: t.runOfNameRestored(report.name), tone: 'undone' }),
    onError: (error, { report }) =>
      toasts.show({
        tone: 'critical',
        title: t.theRunOfNameWasNot(report.name),
        detail: error.message,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: reportKeys.runs(projectId) }),
  });
}

/** Deletes a run; it leaves the archive at once and comes back by Undo. */
export function useRemoveRun() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const bringBack = useRestoreRun();
  const queryKey = reportKeys.runs(projectId);
  return useMutation<unknown, AppError, ReportRunRow, [readonly unknown[], unknown][]>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/projects/{project_id}/report-runs/{report_run_id}', {
        params: { path: pathOf(projectId, id), header: ifMatch(version) },
      }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData({ queryKey });
      client.setQueriesData<ReportRunPage>({ queryKey }, (page) => {
        // What the archive can be filtered by stands under the same key.
        if (!page?.results) return page;
        const results = page.results.filter((row) => row.id !== id);
        return { ...page, count: page.count - (page.results.length - results.length), results };
      });
      return before;
    },
    onSuccess: (_done, row) =>
      toasts.show({
        title: t.runOfNameDeleted(row.report.name),
        action: { label: t.undo, onAction: () => bringBack.mutate(row) },
      }),
    onError: (error, { report }, before) => {
      for (const [key, value] of before ?? []) client.setQueryData(key, value);
      toasts.show({
        tone: 'critical',
        title: t.theRunOfNameWasNotDeleted(report.name),
        detail: error.message,
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
