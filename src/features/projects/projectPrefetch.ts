import type { Visit } from '#platform/routing';
import { readGroupFilters } from './model/groupFilters.ts';
import { readFilters } from './model/projectFilters.ts';
import { groupsPageQuery, projectListQuery } from './projectListQueries.ts';

/** Asks for the list as the address filters it. */
export const prefetchProjects = ({ queryClient, url }: Visit) =>
  queryClient.prefetchQuery(projectListQuery(readFilters(url.searchParams)));

/** Asks for the groups as the address filters them. */
export const prefetchGroups = ({ queryClient, url }: Visit) =>
  queryClient.prefetchQuery(groupsPageQuery(readGroupFilters(url.searchParams)));
