import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { TEMPLATE_ROWS_SEEN, type TemplateKind } from '#domain/library';
import { isUnderWay, STATUS_ORDER } from '#domain/projects';
import { answer, api, keptInBrowser } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { type TemplateFilters, toTemplateQuery } from './model/templateFilters.ts';

type Schemas = components['schemas'];
export type Template = Schemas['Template'];
export type TemplateInput = Schemas['TemplateInput'];
export type TemplatePage = Schemas['TemplatePage'];
export type TemplateGroup = Schemas['TemplateGroup'];
export type TemplateResult = Schemas['TemplateResult'];
export type TakenRows = Schemas['RowsFromTemplates'];

/** Key families: everything of templates starts with `templates`. */
export const templateKeys = {
  all: ['templates'] as const,
  list: ['templates', 'list'] as const,
  one: (id: number) => ['templates', 'one', id] as const,
};

/** Packages stand by their numbers until another order is chosen; the others by project type, in each by the order that is chosen or by code. */
const orderOf = (kind: TemplateKind, ordering: string | undefined): string =>
  kind === 'PACKAGE' ? (ordering ?? 'number,name') : `project_type,${ordering ?? 'code'}`;

/** What a list of a kind asks. */
function queryOf(kind: TemplateKind, filters: TemplateFilters) {
  const query = toTemplateQuery(filters);
  return { ...query, ordering: orderOf(kind, query.ordering), kind };
}

/** A page of the templates of a kind; the rows before stay while the next ones load. */
export const templateListQuery = (kind: TemplateKind, filters: TemplateFilters) => {
  const query = queryOf(kind, filters);
  return queryOptions({
    queryKey: [...templateKeys.list, query] as const,
    queryFn: ({ signal }) => answer(api.GET('/library/templates', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
};

/** How many templates of a kind the company has. */
export const templateCountQuery = (kind: TemplateKind) =>
  queryOptions({
    queryKey: [...templateKeys.list, 'count', kind] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/library/templates', { params: { query: { kind, limit: 1 } }, signal })),
    select: ({ count }) => count,
  });

/** As many rows as a file of the list takes. */
const MOST_EXPORTED = 500;

/** The rows of a file: the list as it is filtered and sorted, from its start. */
export const templateExportQuery = (kind: TemplateKind, filters: TemplateFilters) => {
  const query = { ...queryOf(kind, { ...filters, offset: 0 }), limit: MOST_EXPORTED };
  return queryOptions({
    queryKey: [...templateKeys.list, 'file', query] as const,
    queryFn: ({ signal }) => answer(api.GET('/library/templates', { params: { query }, signal })),
    staleTime: 0,
  });
};

/** One template. */
export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: templateKeys.one(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/library/templates/{template_id}', { params: { path: { template_id: id } }, signal })),
  });

/** The risks that were made from a template, in the projects whose risks one sees. */
export const templateUsesQuery = (id: number) =>
  queryOptions({
    queryKey: [...templateKeys.one(id), 'uses'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/library/templates/{template_id}/uses', {
          params: { path: { template_id: id }, query: { limit: 100 } },
          signal,
        }),
      ),
  });

/** What happened to a template, newest first. */
export const templateHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...templateKeys.one(id), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/library/templates/{template_id}/history', {
          params: { path: { template_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });

/** Kinds of risks of the company. */
export const templateCategoriesQuery = () =>
  queryOptions({
    queryKey: ['risk-categories'] as const,
    queryFn: ({ signal }) => answer(api.GET('/risk-categories', { signal })),
    ...keptInBrowser,
  });

/** The first projects by name, or those that a search finds, whose rows somebody sees: what was made of templates there. */
export const usingProjectsQuery = (kind: TemplateKind, search = '') =>
  queryOptions({
    queryKey: [...templateKeys.all, 'using', kind, search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects', {
          params: {
            query: {
              ...(search !== '' && { search }),
              permission: TEMPLATE_ROWS_SEEN[kind],
              ordering: 'name',
              limit: 50,
            },
          },
          signal,
        }),
      ),
  });

/** What somebody has to hold in a project to take a template of a kind into it. */
const takes = { RISK: 'change_risk', ISSUE: 'issue_access', PACKAGE: 'change_procurement' } as const;

/** Projects that templates of a kind can be taken into by the reader, by name. */
export const targetProjectsQuery = (kind: TemplateKind, search = '') =>
  queryOptions({
    queryKey: [...templateKeys.all, 'projects', kind, search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects', {
          params: {
            query: {
              ...(search !== '' && { search }),
              permission: takes[kind],
              // Nothing is planned in those that are finished.
              status: STATUS_ORDER.filter(isUnderWay),
              ordering: 'name',
              limit: 50,
            },
          },
          signal,
        }),
      ),
  });
