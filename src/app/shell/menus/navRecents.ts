import { useRecentAnalyses } from '#features/concepts';
import { useRecentDashboards } from '#features/dashboards';

/** A dashboard that a person had open. */
export interface RecentDashboard {
  id: number;
  name: string;
  type: 'INTERNAL' | 'EXTERNAL';
}

/** An analysis that a person had open. */
export interface RecentAnalysis {
  id: number;
  name: string;
}

/** What the menus of the top bar list as recent, latest first. */
export interface NavRecents {
  dashboards: readonly RecentDashboard[];
  analyses: readonly RecentAnalysis[];
}

/** Where the menus take recent dashboards and analyses from. */
export function useNavRecents(): NavRecents {
  return { dashboards: useRecentDashboards(), analyses: useRecentAnalyses() };
}
