import { costPerArea, toSquareFeet } from '#domain/area';
import { defineHandlers, type Result } from '#server/contract/handlers.ts';
import { readOutlook } from './outlookRepository.ts';
import { type PortfolioRead, readPortfolio } from './portfolioRepository.ts';

/** The portfolio as the contract has it: what an area costs is worked out over all units of area at once. */
function presentPortfolio({ totals, ...rest }: PortfolioRead): Result<'getPortfolio'> {
  const { areas, area_forecast, ...sums } = totals;
  const value = areas.reduce((sum, one) => sum + toSquareFeet(one), 0);
  const perArea = costPerArea(area_forecast, { value, unit: 'sq_ft' });
  return { ...rest, totals: { ...sums, cost_per_area: perArea } };
}

/** Many projects at once (docs/product/dashboards.md). */
export const dashboardHandlers = defineHandlers({
  getPortfolio: async ({ tx, caller, query }) => presentPortfolio(await readPortfolio(tx, caller, query)),

  getPortfolioOutlook: ({ tx, caller, query, today }) => readOutlook(tx, caller, query, today),
});
