import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

export type Unit = components['schemas']['Unit'];

/** The units whose name or abbreviation holds the text; all of them at once, as there are few. */
export const unitsQuery = (search: string) =>
  queryOptions({
    queryKey: ['units', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/units-of-measure', {
          params: { query: { limit: 'all', ...(search === '' ? {} : { search }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
