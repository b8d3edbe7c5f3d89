import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { keyOf } from '#domain/timeline';
import { answer, api } from '#platform/api';

type Schemas = components['schemas'];
export type Timeline = Schemas['Timeline'];
export type Activity = Schemas['TimelineActivity'];
export type Milestone = Schemas['TimelineMilestone'];
export type ContractEvent = Schemas['TimelineEvent'];
export type TimelineMove = Schemas['TimelineMove'];
export type Relationship = Schemas['TimelineRelationship'];

/** Everything of a project's timeline starts with these parts. */
export const timelineKey = (projectId: number) => ['timeline', projectId] as const;

const path = (projectId: number) => ({ project_id: projectId });

/** Everything on the axis, with links and calendars. */
export const timelineQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...timelineKey(projectId), 'network'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/timeline', { params: { path: path(projectId) }, signal })),
  });

/** The dates that a baseline kept. */
export const baselineQuery = (projectId: number, baselineId: number) =>
  queryOptions({
    queryKey: [...timelineKey(projectId), 'baseline', baselineId] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/timeline/baselines/{baseline_id}', {
          params: { path: { project_id: projectId, baseline_id: baselineId } },
          signal,
        }),
      ),
  });

/** What a move does beyond the dates: deadlines of items, the forecasted milestone. */
export const impactQuery = (projectId: number, moves: TimelineMove[]) =>
  queryOptions({
    queryKey: [...timelineKey(projectId), 'preview', moves] as const,
    queryFn: ({ signal }) =>
      answer(
        api.POST('/projects/{project_id}/timeline/preview', {
          params: { path: path(projectId) },
          body: { moves },
          signal,
        }),
      ),
  });

/** The dates of a baseline by key. */
export const baselineDates = ({ rows }: Schemas['BaselineDates']) =>
  new Map(
    rows.map((row) => [keyOf(row.entity_type, row.entity_id), { from: row.date_from, to: row.date_to }]),
  );
