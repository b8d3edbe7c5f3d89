import { DASHBOARD_TYPES } from '#domain/dashboards';
import { answer, api } from '#platform/api';
import { pathTo } from '#platform/routing';
import type { Found } from '#shared/commands';
import * as t from './texts.ts';

/** Dashboards that a search is shown. */
const most = 5;

/** Dashboards by name or description. */
export async function findDashboards(search: string, signal: AbortSignal): Promise<readonly Found[]> {
  const query = { search, limit: most };
  const { results } = await answer(api.GET('/project-dashboards', { params: { query }, signal }));
  return results.map(({ id, name, type }) => ({
    id: `dashboard-${id}`,
    label: name,
    detail: t.dashboardValue(DASHBOARD_TYPES[type]),
    href: pathTo('dashboard', { id }),
  }));
}
