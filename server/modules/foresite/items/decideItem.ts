import { canDeleteItem, canMoveStatus, canRevertItem } from '#domain/items';
import { ruleRefused } from '#server/contract/errors.ts';
import { findMilestone } from './choiceRepository.ts';
import { lockForDecision, refuse } from './refuseItem.ts';
import { headOf, type ItemWriter, type Written } from './itemWriter.ts';

/** Approves a pending option with valid scope for a design milestone of its project (spec §4). */
export async function approveItem(
  writer: ItemWriter,
  itemId: number,
  milestoneId: number,
  version?: number,
): Promise<Written> {
  const item = await lockForDecision(writer, itemId, version);
  await refuse(writer, item, canMoveStatus(item, 'APPROVED', writer.caller));
  const milestone = await findMilestone(writer.tx, writer.projectId, milestoneId);
  if (!milestone) throw strangeMilestone();
  return decide(writer, itemId, `Approved for ${milestone.name}`, {
    status: 'APPROVED',
    milestone_id: milestone.id,
    approved_on: writer.today,
    rejection_reason: null,
  });
}

/** Rejects a pending option; what speaks against it is kept with it. */
export async function rejectItem(
  writer: ItemWriter,
  itemId: number,
  reason: string | null,
  version?: number,
): Promise<Written> {
  const item = await lockForDecision(writer, itemId, version);
  await refuse(writer, item, canMoveStatus(item, 'REJECTED', writer.caller));
  const said = reason?.trim() || null;
  return decide(writer, itemId, 'Rejected', { status: 'REJECTED', rejection_reason: said });
}

/** Takes a decision back: the option is pending again and belongs to no milestone. */
export async function revertItem(writer: ItemWriter, itemId: number, version?: number): Promise<Written> {
  const item = await lockForDecision(writer, itemId, version);
  await refuse(writer, item, canRevertItem(item, writer.caller));
  return decide(writer, itemId, 'Took the decision back', {
    status: 'PENDING',
    milestone_id: null,
    approved_on: null,
    rejection_reason: null,
  });
}

/** Deletes an option from the project; it stays in history and can come back by undo. */
export async function removeItem(writer: ItemWriter, itemId: number, version?: number): Promise<Written> {
  const item = await lockForDecision(writer, itemId, version);
  await refuse(writer, item, canDeleteItem(item, writer.caller));
  const result = await writer.changes.apply(writer.tx, headOf(writer, 'Deleted an option'), [
    { entity: 'item', kind: 'delete', id: itemId, version: item.version },
  ]);
  return { itemId, changeSetId: result.id };
}

async function decide(
  writer: ItemWriter,
  itemId: number,
  summary: string,
  fields: Record<string, unknown>,
): Promise<Written> {
  const result = await writer.changes.apply(writer.tx, headOf(writer, summary), [
    { entity: 'item', kind: 'update', id: itemId, fields },
  ]);
  return { itemId, changeSetId: result.id };
}

/** An approval for a milestone that is not one of the project's, or does not exist. */
export const strangeMilestone = () => {
  const sentence = 'This milestone is not in the project. Choose one of its design milestones.';
  return ruleRefused(sentence, { milestone: [sentence] });
};
