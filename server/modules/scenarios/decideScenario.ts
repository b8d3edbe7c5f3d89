import { scenarioApprovalProblem } from '#domain/scenarios';
import { conflict, ruleRefused } from '#server/contract/errors.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { drawForDecision, returnOfDecisions } from '../contingency/decisionDraw.ts';
import { findMilestone } from '../items/choiceRepository.ts';
import { type ApprovalRequest, approvedFor, strangeMilestone, undecided } from '../items/decideItem.ts';
import { headOf, type ItemWriter } from '../items/itemWriter.ts';
import { toScenario } from './presentScenario.ts';
import { lockForAction } from './refuseScenario.ts';
import type { WrittenScenario } from './saveScenario.ts';
import { approvedByScenario } from './scenarioDecisionRepository.ts';
import { heldItems, lockMembers, type ScenarioRow } from './scenarioRepository.ts';

/**
 * Approves a scenario with every item in it, for a design milestone of its project, in one change set; a pot
 * may pay for them. Refused as a whole (422, naming the item) when one was decided since, lost its scope, or has an
 * approved neighbour.
 */
export async function approveScenario(
  writer: ItemWriter,
  scenarioId: number,
  { milestone: milestoneId, contingency_pot_id: potId }: ApprovalRequest,
  version?: number,
): Promise<WrittenScenario> {
  const { tx, projectId } = writer;
  // Items before their scenario, as every transaction locks them.
  const held = await heldItems(tx, projectId, scenarioId);
  const locked = await lockMembers(tx, projectId, held);
  const scenario = await lockForAction(writer, 'approve', scenarioId, version);
  const members = scenario.members.map(({ id }) => id).sort((a, b) => a - b);
  if (members.join() !== held.join())
    throw conflict(
      'Someone changed the items of this scenario in this moment. Look at it again, then approve it.',
      toScenario(scenario),
    );
  const milestone = await findMilestone(tx, projectId, milestoneId);
  if (!milestone) throw strangeMilestone();
  const problem = scenarioApprovalProblem(scenario.members, scenario.neighbours);
  if (problem !== null) throw ruleRefused(problem);
  const draws = potId === undefined ? [] : await drawForDecision({ ...writer, potId, items: locked });
  const approved = approvedFor(milestone.id, writer.today);
  return decide(
    writer,
    scenario,
    `Approved scenario "${scenario.name}" for ${milestone.name}`,
    { status: 'APPROVED', milestone_id: milestone.id },
    [...members.map((id): Change => ({ entity: 'item', kind: 'update', id, fields: approved })), ...draws],
  );
}

/** Rejects a scenario. Its items stay as they are: they may be in others, and are decided one by one. */
export async function rejectScenario(
  writer: ItemWriter,
  scenarioId: number,
  version?: number,
): Promise<WrittenScenario> {
  const scenario = await lockForAction(writer, 'reject', scenarioId, version);
  return decide(writer, scenario, `Rejected scenario "${scenario.name}"`, { status: 'REJECTED' });
}

/**
 * Takes a decision back. Items that this scenario's approval approved, and nobody decided since, are pending again, and
 * what was drawn for them goes back to its pots.
 */
export async function revertScenario(
  writer: ItemWriter,
  scenarioId: number,
  version?: number,
): Promise<WrittenScenario> {
  const { tx, projectId } = writer;
  await lockMembers(tx, projectId, await approvedByScenario(tx, scenarioId));
  const scenario = await lockForAction(writer, 'revert', scenarioId, version);
  const items = scenario.status === 'APPROVED' ? await approvedByScenario(tx, scenarioId) : [];
  return decide(
    writer,
    scenario,
    `Took the decision on scenario "${scenario.name}" back`,
    { status: 'PENDING', milestone_id: null },
    [
      ...items.map((id): Change => ({ entity: 'item', kind: 'update', id, fields: undecided })),
      ...(await returnOfDecisions(tx, items)),
    ],
  );
}

/** Deletes a scenario; it stays in history and can come back by undo. Its items are not touched. */
export async function removeScenario(
  writer: ItemWriter,
  scenarioId: number,
  version?: number,
): Promise<WrittenScenario> {
  const scenario = await lockForAction(writer, 'delete', scenarioId, version);
  const head = headOf(writer, `Deleted scenario "${scenario.name}"`);
  const result = await writer.changes.apply(writer.tx, head, [
    { entity: 'scenario', kind: 'delete', id: scenario.id, version: scenario.version },
  ]);
  return { scenarioId, changeSetId: result.id };
}

async function decide(
  writer: ItemWriter,
  { id, version }: ScenarioRow,
  summary: string,
  fields: Readonly<Record<string, unknown>>,
  further: readonly Change[] = [],
): Promise<WrittenScenario> {
  const result = await writer.changes.apply(writer.tx, headOf(writer, summary), [
    ...further,
    { entity: 'scenario', kind: 'update', id, version, fields },
  ]);
  return { scenarioId: id, changeSetId: result.id };
}
