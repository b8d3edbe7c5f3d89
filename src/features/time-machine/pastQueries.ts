import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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
