import { canDeleteItem, canMoveStatus, canRevertItem } from '#domain/items';
import { ruleRefused } from '#server/contract/errors.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { drawForDecision, returnOfDecisions } from '../contingency/decisionDraw.ts';
import { findMilestone } from './choiceRepository.ts';
import { lockForDecision, refuse } from './refuseItem.ts';
import { headOf, type ItemWriter, type Written } from './itemWriter.ts';

/** What is said of a milestone that an approval cannot be for. */
export const milestoneSentence = 'This milestone is not in the project. Choose one of its design milestones.';

/** What an approval writes; `today` is the company's day. */
export const approvedFor = (milestoneId: number, today: string) => ({
  status: 'APPROVED' as const,
  milestone_id: milestoneId,
  approved_on: today,
  rejection_reason: null,
});

/** What a rejection writes. */
export const rejectedBecause = (reason: string | null) => ({
  status: 'REJECTED' as const,
  rejection_reason: reason?.trim() || null,
});

/** What taking a decision back writes. */
export const undecided = {
  status: 'PENDING' as const,
  milestone_id: null,
  approved_on: null,
  rejection_reason: null,
};

/** An approval: for which milestone, and from which pot of contingency, if from any. */
export type ApprovalRequest = { milestone: number; contingency_pot_id?: number };

/**
 * Approves a pending item with valid scope for a design milestone of its project (docs/product/items.md). What it costs may be drawn
 * from a pot in the same change set; what it saves may go to one.
 */
export async function approveItem(
  writer: ItemWriter,
  itemId: number,
  { milestone: milestoneId, contingency_pot_id: potId }: ApprovalRequest,
  version?: number,
): Promise<Written> {
  const item = await lockForDecision(writer, itemId, version);
  await refuse(writer, item, canMoveStatus(item, 'APPROVED', writer.caller));
  const milestone = await findMilestone(writer.tx, writer.projectId, milestoneId);
  if (!milestone) throw strangeMilestone();
  const draw = potId === undefined ? [] : await drawForDecision({ ...writer, potId, items: [item] });
  const approved = approvedFor(milestone.id, writer.today);
  return decide(writer, itemId, `Approved for ${milestone.name}`, approved, draw);
}

/** Rejects a pending item; what speaks against it is kept with it. */
export async function rejectItem(
  writer: ItemWriter,
  itemId: number,
  reason: string | null,
  version?: number,
): Promise<Written> {
  const item = await lockForDecision(writer, itemId, version);
  await refuse(writer, item, canMoveStatus(item, 'REJECTED', writer.caller));
  return decide(writer, itemId, 'Rejected', rejectedBecause(reason));
}

/** Takes a decision back: the item is pending again, belongs to no milestone, and gives back what it drew. */
export async function revertItem(writer: ItemWriter, itemId: number, version?: number): Promise<Written> {
  const item = await lockForDecision(writer, itemId, version);
  await refuse(writer, item, canRevertItem(item, writer.caller));
  const returned = await returnOfDecisions(writer.tx, [itemId]);
  return decide(writer, itemId, 'Took the decision back', undecided, returned);
}

/** Deletes an item from the project; it stays in history and can come back by undo. */
export async function removeItem(writer: ItemWriter, itemId: number, version?: number): Promise<Written> {
  const item = await lockForDecision(writer, itemId, version);
  await refuse(writer, item, canDeleteItem(item, writer.caller));
  const result = await writer.changes.apply(writer.tx, headOf(writer, 'Deleted an item'), [
    { entity: 'item', kind: 'delete', id: itemId, version: item.version },
  ]);
  return { itemId, changeSetId: result.id };
}

async function decide(
  writer: ItemWriter,
  itemId: number,
  summary: string,
  fields: Record<string, unknown>,
  further: readonly Change[] = [],
): Promise<Written> {
  const result = await writer.changes.apply(writer.tx, headOf(writer, summary), [
    { entity: 'item', kind: 'update', id: itemId, fields },
    ...further,
  ]);
  return { itemId, changeSetId: result.id };
}

/** An approval for a milestone that is not one of the project's, or does not exist. */
export const strangeMilestone = () => ruleRefused(milestoneSentence, { milestone: [milestoneSentence] });
