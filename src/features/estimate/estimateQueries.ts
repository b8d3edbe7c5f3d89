import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import type { CostMode } from '#domain/markups';
import { answer, api, keptADay } from '#platform/api';
import type { LiveRule } from '#platform/realtime';
import { historyAfter, historyPages } from '#shared/history';

export type Estimate = components['schemas']['Estimate'];
export type EstimateLine = components['schemas']['EstimateLine'];
export type EstimateDifference = components['schemas']['EstimateDifference'];
export type EstimateLineBatch = components['schemas']['EstimateLineBatch'];

const keyOf = (projectId: number) => ['estimate', projectId] as const;
const path = (projectId: number) => ({ project_id: projectId });

/** What the columns of an estimate are, and how markups show in it. */
interface EstimateShown {
  columns: string;
  markups: CostMode;
}

/** A milestone's estimate by cost group and component, or as it is `shown`; what was shown of it before stays while it loads. */
export const estimateQuery = (
  projectId: number,
  milestone: number,
  { columns, markups }: EstimateShown = { columns: 'components', markups: 'direct_only' },
) =>
  queryOptions({
    queryKey: [...keyOf(projectId), 'groups', milestone, columns, markups] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate', {
          params: { path: path(projectId), query: { milestone, columns, markups } },
          signal,
        }),
      ),
    placeholderData: (before) => (before?.milestone_id === milestone ? before : undefined),
  });

export type EstimateMarkups = components['schemas']['EstimateMarkups'];

/** The project's markups as they lie on a milestone's estimate. */
export const estimateMarkupsQuery = (projectId: number, milestone: number) =>
  queryOptions({
    queryKey: [...keyOf(projectId), 'markups', milestone] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/markups', {
          params: { path: path(projectId), query: { milestone } },
          signal,
        }),
      ),
  });

/** What happened to them, newest first. */
export const estimateMarkupHistoryQuery = (projectId: number, milestone: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(projectId), 'markup-history', milestone] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/markups/history', {
          params: { path: path(projectId), query: { milestone, ...historyAfter(pageParam) } },
          signal,
        }),
      ),
    ...historyPages,
  });

export type EstimateReport = components['schemas']['EstimateReport'];

/** What a report shows: one milestone or all of them, and which of its parts. */
export interface ReportOptions {
  milestone: number | null;
  showMarkups: boolean;
  showOwnerCosts: boolean;
}

/** The figures of a report, read anew for each document. */
export const reportQuery = (projectId: number, { milestone, showMarkups, showOwnerCosts }: ReportOptions) =>
  queryOptions({
    queryKey: [...keyOf(projectId), 'report', milestone, showMarkups, showOwnerCosts] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/report', {
          params: {
            path: path(projectId),
            query: {
              ...(milestone !== null && { milestone }),
              show_markups: showMarkups,
              show_owner_costs: showOwnerCosts,
            },
          },
          signal,
        }),
      ),
    staleTime: 0,
  });

export type EstimateVersion = components['schemas']['EstimateVersion'];

/** The versions of a milestone's estimate that were submitted, the newest first. */
export const versionsQuery = (projectId: number, milestone: number) =>
  queryOptions({
    queryKey: [...keyOf(projectId), 'versions', milestone] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/versions', {
          params: { path: path(projectId), query: { milestone } },
          signal,
        }),
      ),
  });

/** An estimate that another one is compared with: of this project, a submitted version of it, or of another project. */
interface ComparedWith {
  against: number;
  version?: number | undefined;
  project?: number | undefined;
  /** By whose codes; as they are coded without it. */
  format?: string | undefined;
}

/**
 * What changed in a milestone's estimate against another one, or against a submitted version of that one. What was compared before
 * stays while it loads.
 */
export const differenceQuery = (
  projectId: number,
  milestone: number,
  { against, version, project, format }: ComparedWith,
) =>
  queryOptions({
    queryKey: [...keyOf(projectId), 'difference', milestone, against, version, project, format] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/difference', {
          params: {
            path: path(projectId),
            query: {
              milestone,
              against,
              ...(version !== undefined && { version }),
              ...(project !== undefined && { against_project: project }),
              ...(format !== undefined && { format }),
            },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

type NewLines = NonNullable<EstimateLineBatch['creates']>;

export type ContainedItem = components['schemas']['ContainedItem'];

/** Which approved items a milestone's estimate seems to contain, by what changed against another one. */
export const containedQuery = (projectId: number, milestone: number, against: number) =>
  queryOptions({
    queryKey: [...keyOf(projectId), 'contained', milestone, against] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/contained', {
          params: { path: path(projectId), query: { milestone, against } },
          signal,
        }),
      ),
  });

/** Lines of an upload in review, and the milestone whose estimate they are compared with. */
interface DraftComparison {
  milestone_id: number;
  against: number;
  creates: NewLines;
}

/** The same of lines that nobody has accepted yet; kept no longer than it shows. */
export const previewContainedQuery = (projectId: number, input: DraftComparison) =>
  queryOptions({
    queryKey: ['estimate-preview', projectId, 'contained', input] as const,
    queryFn: ({ signal }) =>
      answer(
        api.POST('/projects/{project_id}/estimate/contained', {
          params: { path: path(projectId) },
          body: input,
          signal,
        }),
      ),
    gcTime: 0,
    staleTime: Infinity,
  });

/** What lines that nobody has accepted yet would change; kept no longer than it shows. */
export const previewDifferenceQuery = (projectId: number, input: DraftComparison) =>
  queryOptions({
    queryKey: ['estimate-preview', projectId, input] as const,
    queryFn: ({ signal }) =>
      answer(
        api.POST('/projects/{project_id}/estimate/difference', {
          params: { path: path(projectId) },
          body: input,
          signal,
        }),
      ),
    gcTime: 0,
    staleTime: Infinity,
  });

/** Which lines are asked for; `group` is the key of a row of the estimate. */
export interface LineFilters {
  milestone: number;
  group: string | null;
  search: string;
  /** Conditions as they are sent; empty for none. */
  filter: string;
}

/** The lines of a milestone, of one cost group or of all. The lines before stay while others load. */
export const linesQuery = (projectId: number, { milestone, group, search, filter }: LineFilters) =>
  queryOptions({
    queryKey: [...keyOf(projectId), 'lines', milestone, group, search, filter] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/lines', {
          params: {
            path: path(projectId),
            query: {
              milestone,
              limit: 'all',
              ...(search && { search }),
              ...(filter && { filter }),
              ...(group === 'uncategorized' && { without_code: true }),
              ...(group !== null && group !== 'uncategorized' && { cost_group: Number(group) }),
            },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Cost groups that lines can stand under, as choices of a cell. */
export const groupChoicesQuery = () =>
  queryOptions({
    queryKey: ['estimate-cost-groups'] as const,
    queryFn: async ({ signal }) => {
      const first = await answer(api.GET('/cost-groups', { params: { query: { limit: 500 } }, signal }));
      const rows = [...first.results];
      while (rows.length < first.count) {
        const next = await answer(
          api.GET('/cost-groups', { params: { query: { limit: 500, offset: rows.length } }, signal }),
        );
        if (next.results.length === 0) break;
        rows.push(...next.results);
      }
      return rows;
    },
    ...keptADay,
  });

const movers = new Set(['estimate', 'components', 'timeline', 'codes', 'history', 'tvd']);
const ofProject = new Set(['project', 'project_settings', 'project_markups']);

/** Lines, components, milestones and codes make up an estimate; targets, and the markups and the area of its project show in it. */
export const estimateLive: LiveRule = (event) => {
  if (event.project_id === null) return [];
  const moves = movers.has(event.module) || ofProject.has(event.entity);
  return moves ? [keyOf(event.project_id), ['timeline', event.project_id, 'milestones']] : [];
};
