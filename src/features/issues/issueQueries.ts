import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import type { IssueGroup, IssueLink, IssueLinkType, IssueStatus } from '#domain/issues';
import { answer, api, everyPage } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { companySettingsQuery } from '#shared/settings';
import type { FilePlace } from '#features/files';
import { takeFromOthers } from './model/boardColumns.ts';
import { ISSUE_PAGE, type IssueFileQuery, type IssueFilters, toIssueQuery } from './model/issueFilters.ts';

type Schemas = components['schemas'];
export type Issue = Schemas['Issue'];
export type { IssueBrief, IssuePage } from './model/issueTypes.ts';
export type IssuePatch = Schemas['IssuePatch'];
export type IssueSave = Schemas['IssueSave'];
export type RelatedRow = Schemas['RelatedRow'];
export type IssueInsights = Schemas['IssueInsights'];

/** Key families: everything of a project's issues starts with `issues` and its number. */
export const issueKeys = {
  all: ['issues'] as const,
  board: (projectId: number) => ['issues', projectId, 'board'] as const,
  project: (projectId: number) => ['issues', projectId] as const,
  list: (projectId: number) => ['issues', projectId, 'list'] as const,
  one: (projectId: number, id: number) => ['issues', projectId, 'one', id] as const,
};

const path = (projectId: number) => ({ project_id: projectId });

/** A page of one of the three lists; the rows before stay while the next ones load. */
export const issueListQuery = (
  projectId: number,
  group: IssueGroup,
  filters: IssueFilters,
  offset: number,
) => {
  const query = {
    ...toIssueQuery(filters),
    group,
    limit: ISSUE_PAGE,
    offset,
    expand_custom_attributes: true,
  };
  return queryOptions({
    queryKey: [...issueKeys.list(projectId), query] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/issues', { params: { path: path(projectId), query }, signal })),
    placeholderData: keepPreviousData,
  });
};

/** Every issue that matches, for a file: as it is now, and not kept. */
export const issueFileQuery = (projectId: number, query: IssueFileQuery) =>
  queryOptions({
    queryKey: [...issueKeys.project(projectId), 'file', query] as const,
    queryFn: ({ signal }) =>
      everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/issues/export', {
            params: { path: path(projectId), query: { ...query, ...page } },
            signal,
          }),
        ),
      ),
    staleTime: 0,
    gcTime: 0,
  });

/** Cards of a column that are read at once. */
const BOARD_PAGE = 50;

/** The issues of one status, page after page. */
export const boardQuery = (projectId: number, status: IssueStatus, filters: IssueFilters) => {
  const query = { ...toIssueQuery({ ...filters, sort: [] }), status, limit: BOARD_PAGE };
  return infiniteQueryOptions({
    queryKey: [...issueKeys.board(projectId), query] as const,
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam, client }) => {
      const page = await answer(
        api.GET('/projects/{project_id}/issues', {
          params: { path: path(projectId), query: { ...query, offset: pageParam } },
          signal,
        }),
      );
      takeFromOthers(client, issueKeys.board(projectId), page.results);
      return page;
    },
    getNextPageParam: (last, _pages, offset) =>
      offset + BOARD_PAGE < last.count ? offset + BOARD_PAGE : undefined,
    placeholderData: keepPreviousData,
  });
};

/** Rows of a kind that an issue can be about, found by code or name. */
export const targetsQuery = (projectId: number, entityType: IssueLinkType, search: string) =>
  queryOptions({
    queryKey: [...issueKeys.project(projectId), 'targets', entityType, search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/issues/targets', {
          params: { path: path(projectId), query: { entity_type: entityType, search, limit: 20 } },
          signal,
        }),
      ),
  });

/** Issues about one row. */
export const relatedIssuesQuery = (projectId: number, { entity_type: type, entity_id: id }: IssueLink) =>
  queryOptions({
    queryKey: [...issueKeys.project(projectId), 'related', type, id] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/issues', {
          params: { path: path(projectId), query: { related_to: `${type}:${id}`, limit: 100 } },
          signal,
        }),
      ),
  });

/** How many issues are void. */
export const voidCountQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...issueKeys.project(projectId), 'void'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/issues', {
          params: { path: path(projectId), query: { status: 'VOID', limit: 1 } },
          signal,
        }),
      ),
    select: ({ count }) => count,
  });

/** Issues that quick entry edits, completed ones included. */
export const entryQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...issueKeys.project(projectId), 'entry'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/issues', {
          params: {
            path: path(projectId),
            query: { ordering: 'number', limit: 500, expand_custom_attributes: true },
          },
          signal,
        }),
      ),
  });

/** The number of the newest issue. */
export const lastIssueQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...issueKeys.project(projectId), 'last'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/issues/last-number', { params: { path: path(projectId) }, signal }),
      ),
    select: ({ last_number: last }) => last,
  });

/** How many issues there are by status, severity and assignee, and what is at stake. */
export const insightsQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...issueKeys.project(projectId), 'insights'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/issues/insights', { params: { path: path(projectId) }, signal }),
      ),
  });

/** One issue whole. */
export const issueQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: issueKeys.one(projectId, id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/issues/{issue_id}', {
          params: { path: { ...path(projectId), issue_id: id } },
          signal,
        }),
      ),
  });

/** Where the drawings of an issue are. */
export const issueDrawings = (id: number): FilePlace => ({
  entity: 'issue',
  entityId: id,
  field: 'attachments',
});

/** What happened to an issue, newest first. */
export const issueHistoryQuery = (projectId: number, id: number) =>
  infiniteQueryOptions({
    queryKey: [...issueKeys.one(projectId, id), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/issues/{issue_id}/history', {
          params: {
            path: { ...path(projectId), issue_id: id },
            query: historyAfter(pageParam),
          },
          signal,
        }),
      ),
    ...historyPages,
    // Files have a life of their own.
    refetchOnMount: 'always',
  });

/** Issues whose names say the same as what is typed. */
export const similarQuery = (projectId: number, name: string, except: number | undefined) =>
  queryOptions({
    queryKey: [...issueKeys.project(projectId), 'similar', name, except ?? null] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/issues/similar', {
          params: { path: path(projectId), query: { name, ...(except !== undefined && { except }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Whether the company keeps drafts of issues. */
export const draftsQuery = () =>
  queryOptions({
    ...companySettingsQuery,
    select: ({ issues }) => issues.allow_draft,
  });
