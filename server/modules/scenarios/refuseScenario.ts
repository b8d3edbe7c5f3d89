import { canDoScenario, type ScenarioAction } from '#domain/scenarios';
import { conflict, missingPermission, notFound, stale } from '#server/contract/errors.ts';
import type { ItemWriter } from '../items/itemWriter.ts';
import { whoDecided } from '../items/whoDecided.ts';
import { costViewOf } from '../items/presentItem.ts';
import { toScenario } from './presentScenario.ts';
import { lockScenario, readScenarios, type ScenarioRow } from './scenarioRepository.ts';

/**
 * Locks the scenario until the transaction ends: 404 when it is not there, 403 without the permission, 409 with who
 * decided it and when where its status does not allow this, 412 when it moved on from `version`.
 */
export async function lockForAction(
  writer: ItemWriter,
  action: ScenarioAction,
  scenarioId: number,
  version: number | undefined,
): Promise<ScenarioRow> {
  const { tx, projectId, caller } = writer;
  if (!(await lockScenario(tx, projectId, scenarioId))) throw notFound();
  const [scenario] = await readScenarios(tx, projectId, costViewOf(caller.permissions), [scenarioId]);
  if (!scenario) throw notFound();
  const decision = canDoScenario(action, scenario, caller);
  if (!decision.allowed && decision.cause === 'permission')
    throw missingPermission(decision.permission, decision.reason);
  if (!decision.allowed) {
    const reason = [decision.reason, await whoDecided(writer, 'scenario', scenario)]
      .filter(Boolean)
      .join(' ');
    throw conflict(reason, toScenario(scenario));
  }
  if (version !== undefined && version !== scenario.version) throw stale(toScenario(scenario));
  return scenario;
}
