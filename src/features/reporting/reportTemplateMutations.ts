import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import {
  type CustomReport,
  reportKeys,
  type ReportTemplate,
  type ReportTemplatePage,
} from './reportingQueries.ts';
import * as t from './texts.ts';

/** Keeps a report as a template of the company. */
export function useKeepTemplate(reportId: number) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<ReportTemplate, AppError, { name: string; description: string; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ name, description, key }) =>
      answer(
        api.POST('/projects/{project_id}/reports/{custom_report_id}/template', {
          params: {
            path: { project_id: projectId, custom_report_id: reportId },
            header: { 'Idempotency-Key': key },
          },
          body: { name, description },
        }),
      ),
    onSuccess: ({ name }) => toasts.show({ tone: 'positive', title: t.nameIsATemplate(name) }),
    onSettled: () => client.invalidateQueries({ queryKey: reportKeys.templates(projectId) }),
  });
}

/** Starts a report from a template. */
export function useStartFromTemplate() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<CustomReport, AppError, { id: number; key: string }>({
    mutationFn: ({ id, key }) =>
      answer(
        api.POST('/projects/{project_id}/report-templates/{report_template_id}/reports', {
          params: {
            path: { project_id: projectId, report_template_id: id },
            header: { 'Idempotency-Key': key },
          },
        }),
      ),
    onSuccess: (report) => client.setQueryData(reportKeys.one(projectId, report.id), report),
    onError: (error) =>
      toasts.show({
        tone: 'critical',
        title: t.thereWasAnErrorCreating,
        detail: error.message,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: reportKeys.project(projectId) }),
  });
}

/** Deletes a template; it leaves the list at once and comes back by Undo. */
export function useRemoveTemplate() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const queryKey = reportKeys.templates(projectId);
  const settle = () => client.invalidateQueries({ queryKey });
  const { undo } = useUndo(settle);
  return useMutation<{ change_set_id: number }, AppError, ReportTemplate, ReportTemplatePage | undefined>({
    mutationFn: ({ id, version }) =>
      answer(
        api.DELETE('/projects/{project_id}/report-templates/{report_template_id}', {
          params: { path: { project_id: projectId, report_template_id: id }, header: ifMatch(version) },
        }),
      ),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<ReportTemplatePage>(queryKey);
      client.setQueryData<ReportTemplatePage>(queryKey, (page) => {
        if (!page) return page;
        const results = page.results.filter((one) => one.id !== id);
        return { count: results.length, results };
      });
      return before;
    },
    onSuccess: ({ change_set_id: set }, { name }) =>
      toasts.show({
        title: t.templateNameDeleted(name),
        action: { label: t.undo, onAction: () => undo(set) },
      }),
    onError: (error, { name }, before) => {
      client.setQueryData(queryKey, before);
      toasts.show({
        tone: 'critical',
        title: t.templateNameWasNotDeleted(name),
        detail: error.message,
      });
    },
    onSettled: settle,
  });
}
