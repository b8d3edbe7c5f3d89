import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';

/** Packages of the company that match, by name. */
export const companyPackagesQuery = (search: string) =>
  queryOptions({
    queryKey: ['templates', 'packages', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/library/templates', {
          params: {
            query: { kind: 'PACKAGE', ...(search !== '' && { search }), ordering: 'name', limit: 50 },
          },
          signal,
        }),
      ),
  });

/** A package of the company with its scope sheet. */
export const companyPackageQuery = (id: number) =>
  queryOptions({
    queryKey: ['templates', 'one', id] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/library/templates/{template_id}', { params: { path: { template_id: id } }, signal })),
  });
