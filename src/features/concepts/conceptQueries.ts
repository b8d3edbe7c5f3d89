import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, everyPage } from '#platform/api';
import type { LiveRule } from '#platform/realtime';
import { historyAfter, historyPages } from '#shared/history';
import { analysisKeys } from './knownAnalyses.ts';
import { type AnalysisFilters, toAnalysisQuery } from './model/analysisFilters.ts';

type Schemas = components['schemas'];
export type Analysis = Schemas['Analysis'];
export type AnalysisPage = Schemas['AnalysisPage'];
export type Concept = Schemas['Concept'];
export type ConceptScenario = Schemas['ConceptScenario'];
export type PastComponent = Schemas['PastComponent'];

/** A page of the company's analyses; the rows before stay while the next ones load. */
export const analysesQuery = (filters: AnalysisFilters) => {
  const query = toAnalysisQuery(filters);
  return queryOptions({
    queryKey: [...analysisKeys.all, 'list', query] as const,
    queryFn: ({ signal }) => answer(api.GET('/analyses', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
};

/** All that the filters let through, for a file. */
export const analysisExportQuery = (filters: AnalysisFilters) => {
  const { limit: _page, offset: _place, ...query } = toAnalysisQuery(filters);
  return queryOptions({
    queryKey: [...analysisKeys.all, 'export', query] as const,
    queryFn: ({ signal }) =>
      everyPage((page) => answer(api.GET('/analyses', { params: { query: { ...query, ...page } }, signal }))),
  });
};

/** One analysis. */
export const analysisQuery = (id: number) =>
  queryOptions({
    queryKey: analysisKeys.one(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/analyses/{analysis_id}', { params: { path: { analysis_id: id } }, signal })),
  });

/** What happened to an analysis, its concepts and its scenarios, newest first. */
export const analysisHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...analysisKeys.one(id), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/analyses/{analysis_id}/history', {
          params: { path: { analysis_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });

/** The concepts of an analysis. */
export const conceptsQuery = (id: number) =>
  queryOptions({
    queryKey: [...analysisKeys.one(id), 'concepts'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/analyses/{analysis_id}/concepts', { params: { path: { analysis_id: id } }, signal })),
  });

/** The scenarios of an analysis with what they cost. */
export const conceptScenariosQuery = (id: number) =>
  queryOptions({
    queryKey: [...analysisKeys.one(id), 'scenarios'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/analyses/{analysis_id}/scenarios', { params: { path: { analysis_id: id } }, signal })),
  });

/** Rows of a page of past components. */
export const PAST_PAGE = 50;

/** Components of past projects at the place and date of an analysis. */
export const pastComponentsQuery = (id: number, search: string, offset: number) =>
  queryOptions({
    queryKey: [...analysisKeys.one(id), 'past', search, offset] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/analyses/{analysis_id}/past-components', {
          params: {
            path: { analysis_id: id },
            query: { limit: PAST_PAGE, ...(offset > 0 && { offset }), ...(search !== '' && { search }) },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Markup templates of the company, to take lines over. */
export const markupTemplatesQuery = (enabled: boolean) =>
  queryOptions({
    queryKey: ['markup-templates', 'list', ''] as const,
    queryFn: ({ signal }) =>
      everyPage((page) => answer(api.GET('/markup-templates', { params: { query: page }, signal }))),
    enabled,
  });

/** What happens in the Concept Hub moves all of it; a project that was made of an analysis is named there. */
export const conceptLive: LiveRule = ({ module, entity }) =>
  module === 'concepts' || entity === 'project' ? [analysisKeys.all] : [];
