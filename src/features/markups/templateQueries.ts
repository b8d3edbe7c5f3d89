import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, everyPage } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';

type Schemas = components['schemas'];
export type Template = Schemas['MarkupTemplate'];
export type TemplatePatch = Schemas['MarkupTemplatePatch'];
export type TemplateLine = Schemas['MarkupTemplateLine'];

/** Key families of markup templates. */
export const templateKeys = { all: ['markup-templates'] as const };

/** Every template of the company, group by group; companies keep a dozen or two. */
export const templatesQuery = (search: string) =>
  queryOptions({
    queryKey: [...templateKeys.all, 'list', search] as const,
    queryFn: ({ signal }) =>
      everyPage((page) =>
        answer(
          api.GET('/markup-templates', { params: { query: { ...page, ...(search && { search }) } }, signal }),
        ),
      ),
  });

/** What happened to a template, newest first. */
export const templateHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...templateKeys.all, 'history', id] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/markup-templates/{markup_template_id}/history', {
          params: { path: { markup_template_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });
