import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import type { LiveRule } from '#platform/realtime';

export type Overview = components['schemas']['Overview'];
export type OverviewComponent = components['schemas']['OverviewComponent'];

const keyOf = (projectId: number) => ['overview', projectId] as const;

/** What is new to one person. */
export const newsKey = (projectId: number) => [...keyOf(projectId), 'news'] as const;

/** Where a program stands. */
export const overviewQuery = (projectId: number) =>
  queryOptions({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/overview', { params: { path: { project_id: projectId } }, signal }),
      ),
  });

const movers = new Set(['foresite', 'timeline', 'components', 'estimate', 'projects', 'history']);

/** Every change of an item, milestone, component or target, and of what the project counts, may move the overview; any is news. */
export const overviewLive: LiveRule = (event) => {
  if (event.project_id === null) return [];
  const moves = movers.has(event.module) || event.entity === 'project_settings';
  return [moves ? keyOf(event.project_id) : newsKey(event.project_id)];
};
