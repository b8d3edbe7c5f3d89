import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { foresiteKeys } from './foresiteKeys.ts';

/** The most parts of a total that are listed. */
const mostParts = 500;

/** What a total is made of, one step of the chain. */
export const traceQuery = (projectId: number, of: string) =>
  queryOptions({
    queryKey: [...foresiteKeys.project(projectId), 'trace', of] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/foresite/trace', {
          params: { path: { project_id: projectId }, query: { of, limit: mostParts } },
          signal,
        }),
      ),
  });
