import type { DashboardCostMode } from '#domain/dashboards';
import type { Portfolio } from '../dashboardQueries.ts';
import * as t from '../texts.ts';

const PARTS = {
  forecast: 'forecasts',
  markups: 'markups',
  risks: 'risks',
  items: 'items',
  issues: 'issues',
  dates: 'dates',
  packages: t.bidPackages,
} as const satisfies Record<keyof Portfolio['hidden'], string>;

/** What a reader of many projects does not see, in sentences; none where all is shown. */
export function hiddenSentences(
  { hidden, totals: { count } }: Pick<Portfolio, 'hidden' | 'totals'>,
  costMode?: DashboardCostMode,
): string[] {
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter(
    (part) => hidden[part] > 0 && !(part === 'markups' && costMode === 'WITHOUT_MARKUPS'),
  );
  const list = parts.map((part) =>
    hidden[part] === count ? PARTS[part] : t.partOfHiddenOfCount(PARTS[part], hidden[part], count),
  );
  return [
    ...(costMode === 'WITHOUT_MARKUPS' ? [t.costsOnThisDashboard] : []),
    ...(list.length > 0 ? [t.hiddenByYourRoleList(list.join(', '))] : []),
  ];
}
