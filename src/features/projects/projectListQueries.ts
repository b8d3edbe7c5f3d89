import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, everyPage, keptInBrowser } from '#platform/api';
import type { LiveRule } from '#platform/realtime';
import { type GroupFilters, toGroupQuery } from './model/groupFilters.ts';
import { type ProjectFilters, toQuery } from './model/projectFilters.ts';

export type ProjectRow = components['schemas']['ProjectListRow'];
export type ProjectPage = components['schemas']['ProjectPage'];
export type Subtotal = components['schemas']['ProjectSubtotal'];
export type Category = components['schemas']['Category'];
export type ProjectGroup = components['schemas']['ProjectGroup'];

/** A page of the projects in sight, with the totals of every group. The rows before stay while the next ones load. */
export const projectListQuery = (filters: ProjectFilters) => {
  const query = toQuery(filters);
  return queryOptions({
    queryKey: ['projects', 'list', query] as const,
    queryFn: ({ signal }) => answer(api.GET('/projects', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
};

/** Every project that the filters let through, for a file. */
export const allProjects = (filters: ProjectFilters): Promise<readonly ProjectRow[]> =>
  everyPage((page) => answer(api.GET('/projects', { params: { query: { ...toQuery(filters), ...page } } })));

/** Business units, groups and names that a project can be given. */
export const choicesQuery = queryOptions({
  queryKey: ['projects', 'choices'] as const,
  queryFn: ({ signal }) => answer(api.GET('/project-choices', { signal })),
});

/** Kinds of construction, 'Common' first; they hardly ever change. */
export const categoriesQuery = queryOptions({
  queryKey: ['projects', 'categories'] as const,
  ...keptInBrowser,
  queryFn: ({ signal }) =>
    answer(
      api.GET('/construction-categories', {
        params: { query: { limit: 'all', with_common: true } },
        signal,
      }),
    ),
});

/** Project groups of the company. */
export const groupsQuery = queryOptions({
  queryKey: ['projects', 'groups'] as const,
  queryFn: ({ signal }) => answer(api.GET('/project-groups', { params: { query: { limit: 500 } }, signal })),
});

/** A page of the project groups. */
export const groupsPageQuery = (filters: GroupFilters) => {
  const query = toGroupQuery(filters);
  return queryOptions({
    queryKey: [...groupsQuery.queryKey, 'page', query] as const,
    queryFn: ({ signal }) => answer(api.GET('/project-groups', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
};

/** Who sees projects of a group: the first hundred that the search finds. */
export const groupPeopleQuery = (id: number, search: string) =>
  queryOptions({
    queryKey: [...groupsQuery.queryKey, 'people', id, search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/project-groups/{project_group_id}/people', {
          params: {
            path: { project_group_id: id },
            query: { limit: 100, ...(search !== '' && { search }) },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Deleted projects that can be restored. */
export const deletedQuery = queryOptions({
  queryKey: ['projects', 'deleted'] as const,
  queryFn: ({ signal }) =>
    answer(api.GET('/deleted-projects', { params: { query: { limit: 100 } }, signal })),
});

/** Forecasts and counts follow what happens inside a project. */
export const projectLive: LiveRule = ({ module, entity, id, project_id }) => {
  const lists = ['projects', 'list'];
  if (entity === 'project')
    return [lists, ['projects', 'deleted'], ['projects', 'groups'], ...(id === null ? [] : ofProject(id))];
  if (entity === 'project_group') return [lists, ['projects', 'groups'], choicesQuery.queryKey];
  if (project_id !== null && quiet.has(module)) return [];
  // The sidebar counts them; they show in no row and in no figure of the project.
  if (project_id !== null && counted.has(module)) return [['projects', 'one', project_id]];
  if (project_id !== null)
    return [lists, ['projects', 'one', project_id], ...partsOf(module, entity, project_id)];
  return entity === 'user' ? [['current-user']] : [];
};

/** What happens in a project and shows neither in its row nor in its figures. */
const quiet = new Set(['comments', 'contingency', 'meetings', 'views']);
const counted = new Set(['issues', 'risks']);

const ofProject = (id: number) => [
  ['projects', 'one', id],
  ['projects', 'history', id],
];

function partsOf(module: string, entity: string, projectId: number) {
  if (module === 'components' || entity === 'component') return [['components', projectId]];
  return module === 'timeline' || entity === 'design_milestone' ? [['timeline', projectId]] : [];
}
