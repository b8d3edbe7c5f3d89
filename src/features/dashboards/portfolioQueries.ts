import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, everyPage } from '#platform/api';
import type { LiveRule } from '#platform/realtime';
import { type PortfolioFilters, toChoice, toPortfolioQuery } from './model/portfolioFilters.ts';

type Schemas = components['schemas'];
export type Portfolio = Schemas['Portfolio'];
export type PortfolioRow = Schemas['PortfolioRow'];
export type PortfolioGroup = Schemas['PortfolioGroup'];
export type Outlook = Schemas['PortfolioOutlook'];

/** A page of projects with their figures, the sums of every group and of all. What was there stays while the next loads. */
export const portfolioQuery = (filters: PortfolioFilters) => {
  const query = toPortfolioQuery(filters);
  return queryOptions({
    queryKey: ['dashboards', 'portfolio', query] as const,
    queryFn: ({ signal }) => answer(api.GET('/portfolio', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
};

/** Dates, risks, decisions and issues that come next in these projects. */
export const outlookQuery = (filters: PortfolioFilters) => {
  const query = toChoice(filters);
  return queryOptions({
    queryKey: ['dashboards', 'outlook', query] as const,
    queryFn: ({ signal }) => answer(api.GET('/portfolio/outlook', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
};

/** Every row that the filters let through, for a file. */
export const allRows = (filters: PortfolioFilters): Promise<readonly PortfolioRow[]> =>
  everyPage((page) =>
    answer(api.GET('/portfolio', { params: { query: { ...toPortfolioQuery(filters), ...page } } })),
  );

/** What happens in a project and moves nothing here. */
const quiet = new Set(['comments', 'contingency', 'meetings', 'views', 'files']);

/** Figures over many projects follow whatever happens in one of them. */
export const dashboardLive: LiveRule = ({ module, entity, project_id: projectId }) =>
  (projectId !== null && !quiet.has(module)) || entity === 'project' || entity === 'project_group'
    ? [
        ['dashboards', 'portfolio'],
        ['dashboards', 'outlook'],
      ]
    : [];
