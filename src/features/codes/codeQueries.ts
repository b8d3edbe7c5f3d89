import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

export type Format = components['schemas']['CostGroupDefinition'];
export type FormatDetails = components['schemas']['CostGroupDefinitionDetails'];
export type Code = components['schemas']['FormatCode'];

/** Formats change seldom, and events tell when: a day is fresh enough. */
const day = 24 * 60 * 60 * 1000;

export const codeKeys = {
  all: ['codes'] as const,
  list: ['codes', 'formats'] as const,
  one: (id: number) => ['codes', 'format', id] as const,
};

/** The formats of the company, standard ones first. */
export const formatsQuery = () =>
  queryOptions({
    queryKey: codeKeys.list,
    queryFn: ({ signal }) =>
      answer(api.GET('/cost-group-definitions', { params: { query: { limit: 500 } }, signal })),
    staleTime: day,
  });

/** A format with all of its codes. */
export const formatQuery = (id: number) =>
  queryOptions({
    queryKey: codeKeys.one(id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/cost-group-definitions/{definition_id}', {
          params: { path: { definition_id: id } },
          signal,
        }),
      ),
    staleTime: day,
  });
