import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import type { LiveRule } from '#platform/realtime';

type Schemas = components['schemas'];
export type CustomReport = Schemas['CustomReport'];
export type CustomReportRow = Schemas['CustomReportRow'];
export type CustomReportPage = Schemas['CustomReportPage'];
export type CustomReportPatch = Schemas['CustomReportPatch'];
export type CustomReportCreate = Schemas['CustomReportCreate'];
export type ReportRun = Schemas['ReportRun'];
export type ReportRunRow = Schemas['ReportRunRow'];
export type ReportRunPage = Schemas['ReportRunPage'];
export type RunFigures = Schemas['ReportRunFigures'];
export type ReportShare = Schemas['ReportShare'];
export type ReportShareCreate = Schemas['ReportShareCreate'];
export type MadeReportShare = Schemas['MadeReportShare'];
export type ReportSchedule = Schemas['ReportSchedule'];
export type ReportSchedulePage = Schemas['ReportSchedulePage'];
export type ReportScheduleInput = Schemas['ReportScheduleInput'];
export type ReportSchedulePatch = Schemas['ReportSchedulePatch'];
export type ReportTemplate = Schemas['ReportTemplate'];
export type ReportTemplatePage = Schemas['ReportTemplatePage'];
export type RunQuery = NonNullable<operations['listReportRuns']['parameters']['query']>;
export type ReportQuery = NonNullable<operations['listCustomReports']['parameters']['query']>;

/** Key families: everything of reports starts with `reporting` and the number of the project. */
export const reportKeys = {
  all: ['reporting'] as const,
  project: (projectId: number) => ['reporting', projectId] as const,
  list: (projectId: number) => ['reporting', projectId, 'list'] as const,
  one: (projectId: number, id: number) => ['reporting', projectId, 'one', id] as const,
  runs: (projectId: number) => ['reporting', projectId, 'runs'] as const,
  run: (projectId: number, id: number) => ['reporting', projectId, 'run', id] as const,
  schedules: (projectId: number, reportId: number) =>
    ['reporting', projectId, 'schedules', reportId] as const,
  templates: (projectId: number) => ['reporting', projectId, 'templates'] as const,
  shares: (projectId: number, runId: number) => ['reporting', projectId, 'shares', runId] as const,
};

/** A page of the reports; the rows before stay while the next ones load. */
export const reportListQuery = (projectId: number, query: ReportQuery) =>
  queryOptions({
    queryKey: [...reportKeys.list(projectId), query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/reports', {
          params: { path: { project_id: projectId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One report with its cards. */
export const reportQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: reportKeys.one(projectId, id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/reports/{custom_report_id}', {
          params: { path: { project_id: projectId, custom_report_id: id } },
          signal,
        }),
      ),
  });

/** A page of the archive; the rows before stay while the next ones load. */
export const runListQuery = (projectId: number, query: RunQuery) =>
  queryOptions({
    queryKey: [...reportKeys.runs(projectId), query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/report-runs', {
          params: { path: { project_id: projectId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Whoever did not ask for a PDF hears of no progress: the list looks until all are made.
    refetchInterval: ({ state }) =>
      state.data?.results.some((run) => run.pdf_state === 'MAKING') ? 1500 : false,
  });

/** One run with the figures of its day. */
export const runQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: reportKeys.run(projectId, id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/report-runs/{report_run_id}', {
          params: { path: { project_id: projectId, report_run_id: id } },
          signal,
        }),
      ),
    refetchInterval: ({ state }) => (state.data?.pdf_state === 'MAKING' ? 1500 : false),
  });

/** The work that makes the PDF of a run; looked at until it has ended. */
export const pdfJobQuery = (projectId: number, jobId: number) =>
  queryOptions({
    queryKey: [...reportKeys.project(projectId), 'pdf', jobId] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/jobs/{job_id}', { params: { path: { job_id: jobId } }, signal })),
    refetchInterval: ({ state }) =>
      state.data && !['queued', 'running'].includes(state.data.status) ? false : 700,
  });

/** A global report shows in every project, so a change in one moves the lists of all. */
export const reportingLive: LiveRule = ({ module }) => (module === 'reporting' ? [reportKeys.all] : []);

/** When a report runs by itself in the project. */
export const scheduleListQuery = (projectId: number, reportId: number) =>
  queryOptions({
    queryKey: reportKeys.schedules(projectId, reportId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/reports/{custom_report_id}/schedules', {
          params: { path: { project_id: projectId, custom_report_id: reportId } },
          signal,
        }),
      ),
    // What runs tells whoever asked for it alone: the others look until it has ended.
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ run }) => run?.state === 'WAITING' || run?.state === 'RUNNING')
        ? 1500
        : false,
  });

/** What the archive can be filtered by. */
export const runChoicesQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...reportKeys.runs(projectId), 'choices'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/report-run-choices', {
          params: { path: { project_id: projectId } },
          signal,
        }),
      ),
  });

/** Links of a run with who opened them, asked for again while somebody looks at them. */
export const shareListQuery = (projectId: number, runId: number) =>
  queryOptions({
    queryKey: reportKeys.shares(projectId, runId),
    queryFn: async ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/report-runs/{report_run_id}/shares', {
          params: { path: { project_id: projectId, report_run_id: runId }, query: { limit: 50, offset: 0 } },
          signal,
        }),
      ),
    refetchInterval: 15_000,
  });

/** Templates of reports, those of the whole company. */
export const templateListQuery = (projectId: number) =>
  queryOptions({
    queryKey: reportKeys.templates(projectId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/report-templates', {
          params: { path: { project_id: projectId } },
          signal,
        }),
      ),
  });
