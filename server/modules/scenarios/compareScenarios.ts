import { buildForesite, changedInput } from '#domain/foresite';
import { formatCode } from '#domain/items';
import { driverScore } from '#domain/scenarios';
import type { components } from '#contract/api.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { ranges } from '#server/services/ranges/ranges.ts';
import { readCompared, type ComparedParts, type Goal } from './compareRepository.ts';
import { costViewOf } from '../items/presentItem.ts';
import { toScenario } from './presentScenario.ts';
import { readForesiteInput } from '../foresite/readForesite.ts';
import { readScenarios } from './scenarioRepository.ts';

const nothing: ComparedParts = { items: [], risks: [], drivers: [] };

/** Scenarios side by side, in the order asked for: each with the project as if its pending items were approved. */
export async function compareScenarios(
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
  permissions: ReadonlySet<string>,
  today: string,
): Promise<Result<'compareScenarios'>> {
  const cost = costViewOf(permissions);
  const input = await readForesiteInput(tx, projectId, cost, today);
  const rows = await readScenarios(tx, projectId, cost, ids);
  if (rows.length < ids.length) throw notFound();
  const { goals, parts } = await readCompared(tx, projectId, cost, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranges.build(tx.tenantId, (rangeOf) => {
    const results = ids.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const pending = row.members.filter(({ status }) => status === 'PENDING').map((member) => member.id);
      const { summary } = buildForesite(changedInput(input, { approve: pending }), rangeOf);
      const compared = toCompared(parts.get(id) ?? nothing, goals, permissions.has('risk_access'));
      return [{ scenario: toScenario(row), after: summary, ...compared }];
    });
    return { before: buildForesite(input, rangeOf).summary, area: input.area, drivers: goals, results };
  });
}

type Compared = components['schemas']['ComparedScenario'];

function toCompared(
  { items, risks, drivers }: ComparedParts,
  goals: readonly Goal[],
  showsRisks: boolean,
): Pick<Compared, 'items' | 'risks' | 'drivers' | 'driver_score'> {
  const coded = items.map(({ number, ...item }) => ({ ...item, code: formatCode('item', number) }));
  const open = risks.map(({ number, ...risk }) => ({ ...risk, code: formatCode('risk', number) }));
  return {
    items: coded,
    risks: showsRisks ? open : null,
    drivers,
    driver_score: driverScore(goals, drivers),
  };
}
