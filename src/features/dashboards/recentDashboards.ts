import { useQuery } from '@tanstack/react-query';
import { usePageUsed } from '#design-system/foundations/usePageUsed.ts';
import { recentsQuery } from '#features/notifications';
import type { DashboardType } from '#domain/dashboards';
import { useCurrentUser } from '#platform/flags';
import type { Dashboard } from './dashboardQueries.ts';
import { knownDashboardsQuery } from './knownDashboards.ts';

const most = 5;
const none: readonly Dashboard[] = [];

/** A dashboard as the menu names it. */
export type RecentDashboard = Pick<Dashboard, 'id' | 'name' | 'type'>;

/** Whether there are dashboards for the menu, and which: those that were opened last, then the newest. */
export interface MenuDashboards {
  any: boolean;
  recent: readonly RecentDashboard[];
}

/** Dashboards for the menu; only what the person still sees. */
export function useMenuDashboards(): MenuDashboards {
  const { has_dashboards: has } = useCurrentUser();
  // What the menu lists is asked for once somebody uses the page; that there is a menu is known with the person.
  const enabled = usePageUsed();
  const opened = (useQuery({ ...recentsQuery('dashboard'), enabled }).data?.results ?? []).map(
    ({ entity_id: id, entity_name: name, extra_data }): RecentDashboard => ({
      id,
      name,
      type: extra_data.type as DashboardType,
    }),
  );
  const known = useQuery({ ...knownDashboardsQuery, enabled }).data?.results ?? none;
  const rest = known.filter(({ id }) => !opened.some((one) => one.id === id));
  const recent = [...opened, ...rest].slice(0, most);
  return { any: has || recent.length > 0, recent };
}
