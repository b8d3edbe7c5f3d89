import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { type MetricPlace, metricProblems, type MonthsBack } from '#domain/dashboards';
import { answer, api, everyPage } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import type { LiveRule } from '#platform/realtime';
import { historyAfter, historyPages } from '#shared/history';
import { companySettingsQuery } from '#shared/settings';
import { dashboardKeys } from './knownDashboards.ts';
import { type DashboardFilters, toDashboardQuery } from './model/dashboardFilters.ts';
import {
  type PortfolioFilters,
  toChoice,
  toChoiceOfDay,
  toPortfolioQuery,
} from './model/portfolioFilters.ts';

type Schemas = components['schemas'];
export type Portfolio = Schemas['Portfolio'];
export type PortfolioRow = Schemas['PortfolioRow'];
export type PortfolioGroup = Schemas['PortfolioGroup'];
export type Outlook = Schemas['PortfolioOutlook'];
export type OverTime = Schemas['PortfolioDay'];

export type Dashboard = Schemas['Dashboard'];
export type DashboardCard = Schemas['DashboardCard'];
export type DashboardMetric = Schemas['DashboardMetric'];
export type ProjectMetric = Schemas['ProjectMetric'];
export type MetricAnswer = Schemas['MetricAnswer'];
export type MetricRows = Schemas['MetricRows'];
export type Spending = Schemas['DashboardSpending'];
export type DashboardInput = Schemas['DashboardInput'];
export type DashboardPatch = Schemas['DashboardPatch'];

/** A page of projects with their figures, of a dashboard or of all in sight. What was there stays while the next loads. */
export const portfolioQuery = (filters: PortfolioFilters, dashboardId?: number) => {
  const query = toPortfolioQuery(filters);
  return queryOptions({
    queryKey: ['dashboards', 'portfolio', dashboardId ?? null, query] as const,
    queryFn: ({ signal }) => answer(askPortfolio(dashboardId, query, signal)),
    placeholderData: keepPreviousData,
  });
};

type Query = ReturnType<typeof toPortfolioQuery>;

const askPortfolio = (id: number | undefined, query: Query, signal?: AbortSignal) =>
  id === undefined
    ? api.GET('/portfolio', { params: { query }, ...(signal && { signal }) })
    : api.GET('/project-dashboards/{dashboard_id}/portfolio', {
        params: { path: { dashboard_id: id }, query },
        ...(signal && { signal }),
      });

/** Dates, risks, decisions and issues that come next, in the projects of a dashboard or in all in sight. */
export const outlookQuery = (filters: PortfolioFilters, dashboardId?: number) => {
  const query = toChoice(filters);
  return queryOptions({
    queryKey: ['dashboards', 'outlook', dashboardId ?? null, query] as const,
    queryFn: ({ signal }) =>
      answer(
        dashboardId === undefined
          ? api.GET('/portfolio/outlook', { params: { query }, signal })
          : api.GET('/project-dashboards/{dashboard_id}/outlook', {
              params: { path: { dashboard_id: dashboardId }, query },
              signal,
            }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** What the projects of a dashboard, or all in sight, came to month by month. */
export const overTimeQuery = (filters: PortfolioFilters, months: MonthsBack, dashboardId?: number) => {
  const query = { ...toChoiceOfDay(filters), months };
  return queryOptions({
    queryKey: ['dashboards', 'over-time', dashboardId ?? null, query] as const,
    queryFn: ({ signal }) =>
      answer(
        dashboardId === undefined
          ? api.GET('/portfolio/over-time', { params: { query }, signal })
          : api.GET('/project-dashboards/{dashboard_id}/over-time', {
              params: { path: { dashboard_id: dashboardId }, query },
              signal,
            }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** What is bought and what is held back in the projects of a dashboard. */
export const spendingQuery = (filters: PortfolioFilters, dashboardId: number) => {
  const query = toChoiceOfDay(filters);
  return queryOptions({
    queryKey: ['dashboards', 'spending', dashboardId, query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/project-dashboards/{dashboard_id}/spending', {
          params: { path: { dashboard_id: dashboardId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** Every row that the filters let through, for a file. */
export const allRows = (filters: PortfolioFilters, dashboardId?: number): Promise<readonly PortfolioRow[]> =>
  everyPage((page) => answer(askPortfolio(dashboardId, { ...toPortfolioQuery(filters), ...page })));

/** A page of the dashboards that the caller sees. */
export const dashboardsQuery = (filters: DashboardFilters) => {
  const query = toDashboardQuery(filters);
  return queryOptions({
    queryKey: [...dashboardKeys.lists, query] as const,
    queryFn: ({ signal }) => answer(api.GET('/project-dashboards', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
};

/** One dashboard. */
export const dashboardQuery = (id: number) =>
  queryOptions({
    queryKey: dashboardKeys.one(id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/project-dashboards/{dashboard_id}', { params: { path: { dashboard_id: id } }, signal }),
      ),
  });

/** Projects as filters let them through: those of a dashboard, or all in sight. */
type ManyProjects = { dashboardId?: number | undefined; filters: PortfolioFilters };

/** What a metric is drawn over: many projects, or one. */
export type MetricSource = ManyProjects | { projectId: number };

/** Where a metric of a source is drawn, as its rules look at it. */
export const placeOfMetric = (source: MetricSource): MetricPlace =>
  'projectId' in source ? 'project' : 'dashboard';

/** The filters of a metric in an address. */
const filtersOf = ({ filters }: Pick<ProjectMetric, 'filters'>) =>
  filters?.length ? { metric_filters: JSON.stringify(filters) } : {};

const ofMany = ({ dashboardId, filters }: ManyProjects, metric: ProjectMetric) => {
  const { feature, chart_type, main_axis, secondary_axis, group_axis, open_only } = metric;
  const query = {
    ...toChoice(filters),
    feature,
    chart_type,
    main_axis,
    secondary_axis,
    ...(group_axis && { group_axis }),
    ...(open_only && { open_only }),
    ...filtersOf(metric),
  };
  return {
    key: [dashboardId ?? null, query],
    ask: (signal: AbortSignal) =>
      dashboardId === undefined
        ? api.GET('/portfolio/metric', { params: { query }, signal })
        : api.GET('/project-dashboards/{dashboard_id}/metric', {
            params: { path: { dashboard_id: dashboardId }, query },
            signal,
          }),
  };
};

const ofProject = (projectId: number, metric: ProjectMetric) => {
  const { feature, chart_type, main_axis, secondary_axis, group_axis, orientation, open_only, filters } =
    metric;
  const body = {
    feature,
    chart_type,
    main_axis,
    secondary_axis,
    group_axis,
    orientation,
    open_only,
    ...(filters?.length && { filters }),
  };
  return {
    key: ['project', projectId, body],
    ask: (signal: AbortSignal) =>
      api.POST('/projects/{project_id}/custom-metric', {
        params: { path: { project_id: projectId } },
        body,
        signal,
      }),
  };
};

/** What a metric draws over its source; it is asked for once its settings are complete. */
export const metricQuery = (source: MetricSource, metric: ProjectMetric) => {
  const { key, ask } = 'projectId' in source ? ofProject(source.projectId, metric) : ofMany(source, metric);
  return queryOptions({
    queryKey: ['dashboards', 'metric', ...key] as const,
    enabled: Object.keys(metricProblems(metric, placeOfMetric(source))).length === 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => answer(ask(signal)),
  });
};

/** What one bar of a metric counts. */
export const metricRowsQuery = (
  dashboardId: number | undefined,
  metric: DashboardMetric,
  mainId: string,
  filters: PortfolioFilters,
) => {
  const { feature, main_axis, secondary_axis, open_only } = metric;
  const query = {
    ...toChoice(filters),
    feature,
    main_axis,
    secondary_axis,
    open_only,
    ...(mainId !== '' && { main_id: mainId }),
    ...filtersOf(metric),
  };
  return queryOptions({
    queryKey: ['dashboards', 'metric', dashboardId ?? null, 'rows', query] as const,
    queryFn: ({ signal }) =>
      answer(
        dashboardId === undefined
          ? api.GET('/portfolio/metric/rows', { params: { query }, signal })
          : api.GET('/project-dashboards/{dashboard_id}/metric/rows', {
              params: { path: { dashboard_id: dashboardId }, query },
              signal,
            }),
      ),
  });
};

/** What happened to a dashboard, newest first. */
export const dashboardHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...dashboardKeys.one(id), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/project-dashboards/{dashboard_id}/history', {
          params: { path: { dashboard_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });

/** Projects that can be picked, by name. */
export const pickableProjectsQuery = (search: string) =>
  queryOptions({
    queryKey: ['dashboards', 'pickable', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects', {
          params: { query: { limit: 200, ordering: 'name', ...(search !== '' && { search }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Whether the company has external dashboards only. */
export const externalOnlyQuery = () =>
  queryOptions({
    ...companySettingsQuery,
    select: ({ dashboards }) => dashboards.external_only,
  });

/** Letters from which people are looked for. */
export const LEAST_LETTERS = 3;

/** People who can be members. */
export const candidatesQuery = (search: string, type: Dashboard['type']) =>
  queryOptions({
    queryKey: ['dashboards', 'people', type, search] as const,
    enabled: search.trim().length >= LEAST_LETTERS,
    queryFn: ({ signal }) =>
      answer(api.GET('/dashboard-people', { params: { query: { search: search.trim(), type } }, signal })),
  });

/** What happens in a project and moves nothing here. */
const quiet = new Set(['comments', 'contingency', 'meetings', 'views', 'files']);

const figures = [
  ['dashboards', 'portfolio'],
  ['dashboards', 'over-time'],
  ['dashboards', 'outlook'],
  ['dashboards', 'metric'],
  ['dashboards', 'spending'],
];

/** Figures over many projects follow whatever happens in one of them; a dashboard that changed moves its lists, too. */
export const dashboardLive: LiveRule = ({ module, entity, id, project_id: projectId }) => {
  if (entity === 'dashboard')
    return [
      dashboardKeys.lists,
      ...(id === null ? [] : [dashboardKeys.one(id)]),
      ...figures,
      // Whether somebody has dashboards stands with the person: their menu comes and goes with the first and the last.
      currentUserQuery.queryKey,
    ];
  // A picture came or went; whose it is, is not said.
  if (module === 'files' && projectId === null) return [dashboardKeys.lists, ['dashboards', 'one']];
  if (module === 'contingency') return [['dashboards', 'spending']];
  const isOfAll = entity === 'project' || entity === 'project_group';
  return isOfAll || (projectId !== null && !quiet.has(module)) ? figures : [];
};
