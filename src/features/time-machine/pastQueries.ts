import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { pastKey } from '#shared/foresite';

const path = (projectId: number) => ({ project_id: projectId });

/** What led from one day's forecast to another's. */
export const comparisonQuery = (projectId: number, from: string, to: string) =>
  queryOptions({
    queryKey: [...pastKey(projectId), 'compare', from, to] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/foresite/compare', {
          params: { path: path(projectId), query: { from, to } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export type PastRisk = components['schemas']['PastRisk'];
export type PastIssue = components['schemas']['PastIssue'];

/** Risks and issues at the end of a day; the day before stays until the next one has come. */
export const registersQuery = (projectId: number, date: string) =>
  queryOptions({
    queryKey: [...pastKey(projectId), 'registers', date] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/foresite/registers', {
          params: { path: path(projectId), query: { date } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
