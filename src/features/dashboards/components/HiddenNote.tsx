import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import type { DashboardCostMode } from '#domain/dashboards';
import type { Portfolio } from '../dashboardQueries.ts';
import { hiddenSentences } from '../model/hiddenParts.ts';

/** Says what the reader does not see here; nothing where they see all of it. */
export function HiddenNote({
  portfolio,
  costMode,
}: {
  portfolio: Portfolio | undefined;
  costMode?: DashboardCostMode;
}) {
  const sentences = portfolio ? hiddenSentences(portfolio, costMode) : [];
  return sentences.length === 0 ? null : <Banner tone="info">{sentences.join(' ')}</Banner>;
}
