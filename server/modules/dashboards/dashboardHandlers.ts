import { costPerArea, toSquareFeet } from '#domain/area';
import { normalizeCost } from '#domain/normalization';
import { daysOverTime, METRIC_FEATURES, METRIC_WORDS, metricDefinition } from '#domain/dashboards';
import { PROJECT_STATUSES } from '#domain/projects';
import { isExternalEmail } from '#domain/people';
import { invalidFields, missingPermission } from '#server/contract/errors.ts';
import { defineHandlers, type Result } from '#server/contract/handlers.ts';
import { historyWithFiles } from '#server/services/changes/changeHistoryRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { findPeople, listDashboards } from './dashboardRepository.ts';
import { metricAsked } from './metricAsked.ts';
import { readMetric, readMetricRows } from './metricRepository.ts';
import { readOutlook } from './outlookRepository.ts';
import { readOverTime } from './overTimeRepository.ts';
import { type PortfolioRead, readPortfolio } from './portfolioRepository.ts';
import { projectsAsked } from './askedProjectRepository.ts';
import { readSpending } from './spendingRepository.ts';
import {
  arrangeDashboard,
  createDashboard,
  presentDashboard,
  refuseMetric,
  removeDashboard,
  restoreDashboard,
  updateDashboard,
} from './saveDashboard.ts';

/** The portfolio as the contract has it: what an area costs is worked out over all units of area at once. */
function presentPortfolio({ totals, results, ...rest }: PortfolioRead): Result<'getPortfolio'> {
  const { areas, area_forecast, ...sums } = totals;
  const value = areas.reduce((sum, one) => sum + toSquareFeet(one), 0);
  const perArea = costPerArea(area_forecast, { value, unit: 'sq_ft' });
  const rows = results.map(({ area: own, coefficient: factor, ...row }) => {
    const feet = own && ({ value: toSquareFeet(own), unit: 'sq_ft' } as const);
    return {
      ...row,
      cost_per_area: costPerArea(row.forecast, feet),
      normalized_cost_per_area: costPerArea(normalizeCost(row.forecast, { factor }), feet),
    };
  });
  return { ...rest, results: rows, totals: { ...sums, cost_per_area: perArea } };
}

const mostFound = 10;
const everyStatus = Object.keys(PROJECT_STATUSES);

/** Many projects at once (docs/product/dashboards.md). */
export const dashboardHandlers = defineHandlers({
  getPortfolio: async (call) => {
    const { tx, caller, query } = call;
    return presentPortfolio(await readPortfolio(tx, caller, { ...query, ...(await projectsAsked(call)) }));
  },

  getPortfolioOutlook: async (call) =>
    readOutlook(call.tx, call.caller, await projectsAsked(call), call.today),

  getPortfolioOverTime: async (call) => {
    const { tx, caller, query, today } = call;
    return readOverTime(
      tx,
      caller,
      await projectsAsked(call),
      daysOverTime(query.as_of ?? today, query.months ?? 12),
    );
  },

  getPortfolioMetric: async (call) => {
    const { tx, caller, query } = call;
    const metric = metricAsked(query);
    refuseMetric(metric);
    const data = await readMetric(tx, caller, metric, await projectsAsked(call));
    return { chart_type: query.chart_type, is_empty: data.length === 0, data };
  },

  listPortfolioMetricRows: async (call) => {
    const { tx, caller, query } = call;
    const bar = metricAsked(query);
    refuseMetric({ ...bar, chart_type: 'bar' });
    return readMetricRows(tx, caller, bar, await projectsAsked(call));
  },

  listDashboards: ({ tx, caller, query }) => listDashboards(tx, caller, query),

  getDashboard: (call) => presentDashboard(call, call.params.dashboard_id),

  createDashboard,
  updateDashboard,
  arrangeDashboard,
  removeDashboard,
  restoreDashboard,

  getDashboardPortfolio: async (call) => {
    const { tx, caller, query, params } = call;
    const { id } = await presentDashboard(call, params.dashboard_id);
    return presentPortfolio(
      await readPortfolio(tx, caller, { ...query, ...(await projectsAsked(call, id)) }),
    );
  },

  getDashboardOutlook: async (call) => {
    const { tx, caller, params, today } = call;
    const { id } = await presentDashboard(call, params.dashboard_id);
    return readOutlook(tx, caller, await projectsAsked(call, id), today);
  },

  getDashboardOverTime: async (call) => {
    const { tx, caller, query, params, today } = call;
    const { id } = await presentDashboard(call, params.dashboard_id);
    const days = daysOverTime(query.as_of ?? today, query.months ?? 12);
    return readOverTime(tx, caller, await projectsAsked(call, id), days);
  },

  getDashboardSpending: async (call) => {
    const { tx, caller, query, params, today } = call;
    const { id } = await presentDashboard(call, params.dashboard_id);
    return readSpending(tx, caller, await projectsAsked(call, id), query.as_of ?? today);
  },

  getDashboardMetric: async (call) => {
    const { tx, caller, query, params } = call;
    const { id } = await presentDashboard(call, params.dashboard_id);
    const metric = metricAsked(query);
    refuseMetric(metric);
    const data = await readMetric(tx, caller, metric, await projectsAsked(call, id));
    return { chart_type: query.chart_type, is_empty: data.length === 0, data };
  },

  listDashboardMetricRows: async (call) => {
    const { tx, caller, query, params } = call;
    const { id } = await presentDashboard(call, params.dashboard_id);
    const bar = metricAsked(query);
    refuseMetric({ ...bar, chart_type: 'bar' });
    return readMetricRows(tx, caller, bar, await projectsAsked(call, id));
  },

  getMetricDefinition: async ({ query: { feature, place = 'dashboard' } }) => {
    if (feature === undefined) throw invalidFields({ feature: [METRIC_WORDS.noFeature] });
    return metricDefinition(feature, place);
  },

  drawProjectMetric: async ({ tx, caller, params, body }) => {
    const { permission } = METRIC_FEATURES[body.feature];
    if (!caller.permissions.has(permission)) throw missingPermission(permission);
    refuseMetric(body, 'project');
    const data = await readMetric(tx, caller, body, {
      shown_project_id: [params.project_id],
      status: everyStatus,
    });
    return { chart_type: body.chart_type, is_empty: data.length === 0, data };
  },

  listDashboardHistory: async (call) => {
    const { tx, caller, query, params } = call;
    const { id } = await presentDashboard(call, params.dashboard_id);
    return showHistory(tx, await historyWithFiles(tx, 'dashboard', id, query), caller);
  },

  searchDashboardPeople: async ({ tx, query }) => {
    const ownOnly = query.type === 'INTERNAL';
    const { people, domains } = await findPeople(tx, { search: query.search, ownOnly, limit: mostFound });
    return {
      results: people.map(({ user, email }) => ({ user, is_external: isExternalEmail(email, domains) })),
    };
  },
});
