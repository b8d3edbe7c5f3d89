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

const noAnalyses: readonly RecentAnalysis[] = [];

/** Where the menus take recent dashboards and analyses from: as long as the company keeps no analyses, there are none. */
export function useNavRecents(): NavRecents {
  return { dashboards: useRecentDashboards(), analyses: noAnalyses };
}
