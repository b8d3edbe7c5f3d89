import { enteredAmounts, markedUpAmounts } from '#domain/estimate';
import { markupsForEstimate } from '#domain/markups';
import { sumMoney } from '#domain/money';
import { notFound } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import { readEntered } from './reportRepository.ts';

/** The figures of milestone and estimate reports: `docs/product/estimate.md`. */
export const estimateReportHandlers = defineHandlers({
  getEstimateReport: async ({ tx, params, query, caller }) => {
    const { milestone, show_markups: markups = true, show_owner_costs: owners = true } = query;
    const entered = await readEntered(tx, params.project_id, milestone ?? null);
    if (!entered) throw notFound();
    const shows = markups && caller.permissions.has('view_item_markup');
    const { markups: lines, area, ...report } = entered;
    return {
      ...report,
      estimates: report.estimates.map(({ said, ...one }) => {
        const shown = shows
          ? markedUpAmounts(one.amounts, markupsForEstimate(lines, said), area)
          : { amounts: enteredAmounts(one.amounts), markups: null };
        const isSet = lines.some(({ id }) => said.some(({ markup_id: line }) => line === id));
        const ownerCosts = owners ? one.owner_costs : [];
        const parts = [...shown.amounts, ...(shown.markups ?? []), ...ownerCosts];
        return {
          ...one,
          ...shown,
          markups_set: shows && isSet,
          owner_costs: ownerCosts,
          entered: sumMoney(one.amounts.map(({ amount }) => amount)),
          total: sumMoney(parts.map(({ amount }) => amount)),
        };
      }),
    };
  },
});
