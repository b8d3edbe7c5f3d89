import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import { useProjectId } from '#shared/project';
import {
  type MadeReportShare,
  reportKeys,
  type ReportShare,
  type ReportShareCreate,
} from './reportingQueries.ts';
import * as t from './texts.ts';

/** Makes a link of a run; its address is answered this once. */
export function useMakeShare(runId: number) {
  const client = useQueryClient();
  const projectId = useProjectId();
  return useMutation<MadeReportShare, AppError, ReportShareCreate>({
    mutationFn: (body) =>
      answer(
        api.POST('/projects/{project_id}/report-runs/{report_run_id}/shares', {
          params: { path: { project_id: projectId, report_run_id: runId } },
          body,
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: reportKeys.shares(projectId, runId) }),
  });
}

/** Ends a link for good. */
export function useRevokeShare(runId: number) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<unknown, AppError, ReportShare>({
    mutationFn: ({ id }) =>
      api.DELETE('/projects/{project_id}/report-shares/{report_share_id}', {
        params: { path: { project_id: projectId, report_share_id: id } },
      }),
    onSuccess: (_done, { recipient }) => toasts.show({ title: t.theLinkForRecipient(recipient) }),
    onError: (error, { recipient }) =>
      toasts.show({
        tone: 'critical',
        title: t.theLinkForRecipientWasNotRevoked(recipient),
        detail: error.message,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: reportKeys.shares(projectId, runId) }),
  });
}
