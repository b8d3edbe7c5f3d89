import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import type { LiveRule } from '#platform/realtime';
import { type ProjectFilters, toQuery } from './model/projectFilters.ts';

export type ProjectRow = components['schemas']['ProjectListRow'];
export type ProjectPage = components['schemas']['ProjectPage'];
export type StatusGroup = components['schemas']['ProjectGroup'];

/** A page of the projects in sight, with the totals of every status. The rows before stay while the next ones load. */
export const projectListQuery = (filters: ProjectFilters) =>
  queryOptions({
    queryKey: ['projects', 'list', filters] as const,
    queryFn: ({ signal }) => answer(api.GET('/projects', { params: { query: toQuery(filters) }, signal })),
    placeholderData: keepPreviousData,
  });

/** The projects that the switcher offers: those at work, by name. */
export const switcherQuery = queryOptions({
  queryKey: ['projects', 'list', 'switcher'] as const,
  queryFn: ({ signal }) =>
    answer(api.GET('/projects', { params: { query: { limit: 12, ordering: 'status,name' } }, signal })),
});

/** Forecasts and counts follow what happens inside a project. */
export const projectLive: LiveRule = ({ module, entity, project_id }) => {
  const lists = ['projects', 'list'];
  if (project_id !== null)
    return [lists, ['projects', 'one', project_id], ...partsOf(module, entity, project_id)];
  return entity === 'user' ? [['current-user']] : [];
};

function partsOf(module: string, entity: string, projectId: number) {
  if (module === 'components' || entity === 'component') return [['components', projectId]];
  return module === 'timeline' || entity === 'design_milestone' ? [['timeline', projectId]] : [];
}
