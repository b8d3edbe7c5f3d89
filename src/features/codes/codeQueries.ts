import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import type { CodeRow } from '#domain/codes';

export type Format = components['schemas']['CostGroupDefinition'];
export type FormatDetails = components['schemas']['CostGroupDefinitionDetails'];
export type Code = components['schemas']['FormatCode'];
export type Mapping = components['schemas']['CodeMapping'];

/** Formats change seldom, and events tell when: a day is fresh enough. */
const day = 24 * 60 * 60 * 1000;

export const codeKeys = {
  all: ['codes'] as const,
  list: ['codes', 'formats'] as const,
  one: (id: number) => ['codes', 'format', id] as const,
  mapping: (from: number, to: number) => ['codes', 'mapping', from, to] as const,
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

/** What a change of a format's codes does; asked anew each time, as what uses them moves on. */
export const previewQuery = (id: number, codes: CodeRow[]) =>
  queryOptions({
    queryKey: [...codeKeys.all, 'preview', id, codes] as const,
    queryFn: ({ signal }) =>
      answer(
        api.POST('/cost-group-definitions/{definition_id}/preview', {
          params: { path: { definition_id: id } },
          body: { codes },
          signal,
        }),
      ),
    gcTime: 0,
  });

/** Where the codes of a format go in another one, as it is saved. */
export const mappingQuery = (from: number, to: number) =>
  queryOptions({
    queryKey: codeKeys.mapping(from, to),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/cost-group-definitions/{definition_id}/mappings/{to_definition_id}', {
          params: { path: { definition_id: from, to_definition_id: to } },
          signal,
        }),
      ),
    staleTime: day,
  });
