import { canDoScenario, SCENARIO_STATUSES, type ScenarioDeed } from '#domain/scenarios';
import { conflict, missingPermission, notFound, stale } from '#server/contract/errors.ts';
import type { ItemWriter } from '../items/itemWriter.ts';
import { whoMoved } from '../items/lastDecision.ts';
import { costViewOf } from '../items/presentItem.ts';
import { toScenario } from './presentScenario.ts';
import { lockScenario, readScenarios, type ScenarioRow } from './scenarioRepository.ts';

/** Who decides on scenarios, with the time zone in which they read when somebody else did. */
export type ScenarioWriter = ItemWriter & { timeZone: string };

/**
 * Locks the scenario until the transaction ends: 404 when it is not there, 403 without the permission, 409 with who
 * decided it and when where its status does not allow this, 412 when it moved on from `version`.
 */
export async function lockForDeed(
  writer: ScenarioWriter,
  deed: ScenarioDeed,
  scenarioId: number,
  version: number | undefined,
): Promise<ScenarioRow> {
  const { tx, projectId, caller } = writer;
  if (!(await lockScenario(tx, projectId, scenarioId))) throw notFound();
  const [scenario] = await readScenarios(tx, projectId, costViewOf(caller.permissions), [scenarioId]);
  if (!scenario) throw notFound();
  const decision = canDoScenario(deed, scenario, caller);
  if (!decision.allowed && decision.cause === 'permission')
    throw missingPermission(decision.permission, decision.reason);
  if (!decision.allowed)
    throw conflict(`${decision.reason}${await whoDecided(writer, scenario)}`, toScenario(scenario));
  if (version !== undefined && version !== scenario.version) throw stale(toScenario(scenario));
  return scenario;
}

async function whoDecided({ tx, timeZone }: ScenarioWriter, { id, status }: ScenarioRow): Promise<string> {
  if (status === 'PENDING') return '';
  return whoMoved(tx, { entity: 'scenario', id }, SCENARIO_STATUSES[status].label, timeZone);
}
