import { useRecentAnalyses } from '#features/concepts';
import { type MenuDashboards, useMenuDashboards } from '#features/dashboards';

/** An analysis that a person had open. */
export interface RecentAnalysis {
  id: number;
  name: string;
}

/** What the menus of the top bar list as recent, latest first. */
export interface NavRecents {
  dashboards: MenuDashboards;
  analyses: readonly RecentAnalysis[];
}

/** Where the menus take recent dashboards and analyses from. */
export function useNavRecents(): NavRecents {
  return { dashboards: useMenuDashboards(), analyses: useRecentAnalyses() };
}
