import { formatCode } from '#domain/items';
import { riskValue } from '#domain/risks';
import { defineHandlers, rawJson, type Answer, type Result } from '#server/contract/handlers.ts';
import { listPending } from './outcomeRepository.ts';
import { costViewOf } from '../items/presentItem.ts';
import { readForesite } from './readForesite.ts';
import { listActiveRisks } from './trendRiskRepository.ts';

/** What the browser draws the range of outcome from: the runs themselves are made there, off its main thread. */
export const outcomeHandlers = defineHandlers({
  getOutcomeInputs: async ({ tx, params, caller, today, services }): Promise<Answer<'getOutcomeInputs'>> => {
    const cost = costViewOf(caller.permissions);
    const seesRisks = caller.permissions.has('risk_access');
    const make = async () => {
      const { summary, target_budget: target } = await readForesite(tx, params.project_id, cost, today);
      const pending = await listPending(tx, params.project_id, cost);
      const risks = seesRisks ? await listActiveRisks(tx, params.project_id) : undefined;
      const inputs: Result<'getOutcomeInputs'> = {
        seed: params.project_id,
        forecast: summary.forecast,
        items: pending.map(({ number, ...item }) => ({ ...item, code: formatCode('item', number) })),
        ...(risks && {
          risks: risks.map((risk) => ({
            id: risk.id,
            code: formatCode('risk', risk.number),
            name: risk.name,
            value: riskValue(risk, target),
            likelihood: risk.likelihood ?? null,
          })),
        }),
      };
      return JSON.stringify(inputs);
    };
    const key = `outcome ${params.project_id} ${cost} ${today} ${seesRisks}`;
    return rawJson(await services.answers.of(tx, key, make));
  },
});
