import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';

type Schemas = components['schemas'];
export type ProjectMarkups = Schemas['ProjectMarkups'];
export type ProjectMarkupsPatch = Schemas['ProjectMarkupsPatch'];
export type ProjectLine = Schemas['ProjectMarkupLine'];
export type MarkupEffect = Schemas['MarkupEffect'];

/** Key families of a project's own markups. */
export const projectMarkupKeys = {
  all: ['project-markups'] as const,
  project: (id: number) => ['project-markups', id] as const,
};

const path = (projectId: number) => ({ project_id: projectId });

/** A project's lines, and the templates it can take. */
export const projectMarkupsQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectMarkupKeys.project(projectId), 'copy'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/markups', { params: { path: path(projectId) }, signal })),
  });

/** What these lines would do to items and forecast; the one before stays while the next is worked out. */
export const markupEffectQuery = (projectId: number, lines: readonly ProjectLine[]) =>
  queryOptions({
    queryKey: [...projectMarkupKeys.project(projectId), 'effect', lines] as const,
    queryFn: ({ signal }) =>
      answer(
        api.POST('/projects/{project_id}/markups/preview', {
          params: { path: path(projectId) },
          body: { lines: [...lines] },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** What happened to a project's markups, newest first. */
export const projectMarkupHistoryQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: [...projectMarkupKeys.project(projectId), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/markups/history', {
          params: { path: path(projectId), query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });
