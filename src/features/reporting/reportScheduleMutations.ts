import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import {
  reportKeys,
  type ReportSchedule,
  type ReportScheduleInput,
  type ReportSchedulePage,
  type ReportSchedulePatch,
} from './reportingQueries.ts';
import * as t from './texts.ts';

/** What follows a write of a schedule: a toast with Undo, and the list as it stands. */
function useAfterWrite(reportId: number) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const queryKey = reportKeys.schedules(projectId, reportId);
  const settle = () => client.invalidateQueries({ queryKey });
  const { undo } = useUndo(settle);
  return {
    client,
    projectId,
    queryKey,
    settle,
    done: (title: string, changeSetId: number | null) =>
      toasts.show({
        title,
        ...(changeSetId !== null && { action: { label: t.undo, onAction: () => undo(changeSetId) } }),
      }),
    failed: (title: string, error: AppError) =>
      toasts.show({ tone: 'critical', title, detail: error.message }),
  };
}

const pathOf = (projectId: number, id: number) => ({ project_id: projectId, report_schedule_id: id });

/** Has a report run by itself. */
export function useAddSchedule(reportId: number) {
  const { projectId, settle, done } = useAfterWrite(reportId);
  return useMutation<ReportSchedule, AppError, { input: ReportScheduleInput; key: string }>({
    mutationFn: ({ input, key }) =>
      answer(
        api.POST('/projects/{project_id}/reports/{custom_report_id}/schedules', {
          params: {
            path: { project_id: projectId, custom_report_id: reportId },
            header: { 'Idempotency-Key': key },
          },
          body: input,
        }),
      ),
    onSuccess: (made) => done(t.scheduleAdded, made.change_set_id),
    onSettled: settle,
  });
}

/** Changes, pauses or takes over a schedule; a pause is painted at once. */
export function useChangeSchedule(reportId: number) {
  const { client, projectId, queryKey, settle, done, failed } = useAfterWrite(reportId);
  return useMutation<
    ReportSchedule,
    AppError,
    { schedule: ReportSchedule; input: ReportSchedulePatch; said: string },
    ReportSchedulePage | undefined
  >({
    mutationFn: ({ schedule: { id, version }, input }) =>
      answer(
        api.PATCH('/projects/{project_id}/report-schedules/{report_schedule_id}', {
          params: { path: pathOf(projectId, id), header: ifMatch(version) },
          body: input,
        }),
      ),
    onMutate: async ({ schedule: { id }, input: { is_paused: isPaused } }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<ReportSchedulePage>(queryKey);
      if (isPaused !== undefined)
        client.setQueryData<ReportSchedulePage>(
          queryKey,
          (page) =>
            page && {
              ...page,
              results: page.results.map((one) => (one.id === id ? { ...one, is_paused: isPaused } : one)),
            },
        );
      return before;
    },
    onSuccess: (saved, { said }) => done(said, saved.change_set_id),
    onError: (error, _input, before) => {
      client.setQueryData(queryKey, before);
      failed(t.theScheduleWasNotChanged, error);
    },
    onSettled: settle,
  });
}

/** Ends a schedule; it leaves the list at once and comes back by Undo. */
export function useRemoveSchedule(reportId: number) {
  const { client, projectId, queryKey, settle, done, failed } = useAfterWrite(reportId);
  return useMutation<{ change_set_id: number }, AppError, ReportSchedule, ReportSchedulePage | undefined>({
    mutationFn: ({ id, version }) =>
      answer(
        api.DELETE('/projects/{project_id}/report-schedules/{report_schedule_id}', {
          params: { path: pathOf(projectId, id), header: ifMatch(version) },
        }),
      ),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<ReportSchedulePage>(queryKey);
      client.setQueryData<ReportSchedulePage>(
        queryKey,
        (page) =>
          page && {
            count: page.count - 1,
            results: page.results.filter((one) => one.id !== id),
          },
      );
      return before;
    },
    onSuccess: ({ change_set_id: set }) => done(t.scheduleDeleted, set),
    onError: (error, _row, before) => {
      client.setQueryData(queryKey, before);
      failed(t.theScheduleWasNotDeleted, error);
    },
    onSettled: settle,
  });
}

/** Runs a schedule now, as on one of its days. */
export function useSendSchedule(reportId: number) {
  const { projectId, settle, failed } = useAfterWrite(reportId);
  const toasts = useToasts();
  return useMutation<unknown, AppError, ReportSchedule>({
    mutationFn: ({ id }) =>
      answer(
        api.POST('/projects/{project_id}/report-schedules/{report_schedule_id}/send', {
          params: { path: pathOf(projectId, id) },
        }),
      ),
    onSuccess: () => toasts.show({ title: t.theReportIsBeingRun, detail: t.theScheduleSaysWhen }),
    onError: (error) => failed(t.theReportWasNotRun, error),
    onSettled: settle,
  });
}

/** Cancels the run of a schedule that waits or is under way. */
export function useCancelScheduleRun(reportId: number) {
  const { projectId, settle, done, failed } = useAfterWrite(reportId);
  return useMutation<unknown, AppError, ReportSchedule>({
    mutationFn: ({ id }) =>
      api.DELETE('/projects/{project_id}/report-schedules/{report_schedule_id}/send', {
        params: { path: pathOf(projectId, id) },
      }),
    onSuccess: () => done(t.runWasCanceled, null),
    onError: (error) => failed(t.theRunWasNotCanceled, error),
    onSettled: settle,
  });
}
