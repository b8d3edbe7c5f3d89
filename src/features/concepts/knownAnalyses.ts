import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';

/** Key families: everything of the Concept Hub starts with `analyses`. */
export const analysisKeys = {
  all: ['analyses'] as const,
  one: (id: number) => ['analyses', 'one', id] as const,
};

/** The newest analyses, whatever their status, for the menu of the top bar. */
export const knownAnalysesQuery = queryOptions({
  queryKey: [...analysisKeys.all, 'known'] as const,
  queryFn: ({ signal }) => answer(api.GET('/analyses', { params: { query: { limit: 100 } }, signal })),
});
