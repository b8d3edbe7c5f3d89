import { formatCode } from '#domain/items';
import { scenarioApprovalProblem } from '#domain/scenarios';
import type { components } from '#contract/api.ts';
import { notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { readScenarios, type ScenarioRow } from './scenarioRepository.ts';

export type Scenario = components['schemas']['Scenario'];

/** A scenario as the contract shows it; `changeSetId` is that of the write which this answers, for undo. */
export function toScenario(row: ScenarioRow, changeSetId: number | null = null): Scenario {
  const { members, neighbours, ...plain } = row;
  return {
    ...plain,
    scenario_number: formatCode('scenario', row.number),
    items: members.map(({ id }) => id),
    pending_count: members.filter(({ status }) => status === 'PENDING').length,
    approval_problem: row.status === 'PENDING' ? scenarioApprovalProblem(members, neighbours) : null,
    change_set_id: changeSetId,
  };
}

/** One scenario of a project; 404 when it is not there. */
export async function presentScenario(
  tx: TenantTx,
  projectId: number,
  scenarioId: number,
  cost: CostView,
  changeSetId: number | null,
): Promise<Scenario> {
  const [row] = await readScenarios(tx, projectId, cost, [scenarioId]);
  if (!row) throw notFound();
  return toScenario(row, changeSetId);
}
