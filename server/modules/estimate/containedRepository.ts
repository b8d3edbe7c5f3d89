import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { currentEstimate, inEstimate, saidOfStanding, standingUpload } from '../inEstimateSql.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { lockMilestones } from './totalsRepository.ts';

/** An approved item, and what was said of it and a milestone's estimate. */
export type ApprovedRow = {
  id: number;
  number: number;
  name: string;
  cost: number;
  /** Null where nobody has said anything of it and this estimate, nor of one before it. */
  said: boolean | null;
  /** Whether somebody has said so of this very estimate. */
  isSaidHere: boolean;
};

type Said = { milestone: string; item: string; uploadId: number | null; id: number | null };

/**
 * The items that were approved since the estimate before, or of which somebody has said something; at most 500, the newest approvals
 * first.
 */
export function approvedItems(
  tx: TenantTx,
  projectId: number,
  { milestone, against }: { milestone: number; against: number },
  cost: CostView,
): Promise<ApprovedRow[]> {
  return tx.query<ApprovedRow>({
    name: `contained_items_${cost}`,
    text: `select i.id, i.number, i.name, i.${cost}::float8 as cost,
        ${inEstimate('i.id', { id: 'm.id', day: 'coalesce(m.actual_date, m.date)' })} as said,
        exists (select from estimate_item said where said.tenant_id = $1 and said.item_id = i.id
          and said.milestone_id = m.id and ${saidOfStanding}) as "isSaidHere"
      from milestone m join item i on i.tenant_id = $1 and i.project_id = $2 and i.status = 'APPROVED' and not i.is_deleted
      where m.tenant_id = $1 and m.project_id = $2 and m.id = $3
        and (i.approved_on is null or i.approved_on > coalesce((select coalesce(b.actual_date, b.date) from milestone b
            where b.tenant_id = $1 and b.project_id = $2 and b.id = $4), '-infinity')
          or exists (select from estimate_item said where said.tenant_id = $1 and said.item_id = i.id and ${saidOfStanding}))
      order by i.approved_on desc nulls first, i.id limit 500`,
    values: [tx.tenantId, projectId, milestone, against],
  });
}

/** What was said of an item and the lines that stand, with their names; undefined where one of them is not in the project. */
export async function findSaid(
  tx: TenantTx,
  projectId: number,
  milestoneId: number,
  itemId: number,
): Promise<Said | undefined> {
  await lockMilestones(tx, [milestoneId]);
  const [row] = await tx.query<Said>({
    name: 'find_estimate_item',
    text: `select m.name as milestone, i.name as item, up.id as "uploadId", said.id from milestone m
      join item i on i.tenant_id = $1 and i.project_id = $2 and i.id = $4 and not i.is_deleted
      left join lateral ${standingUpload('m.id')} up on true
      left join estimate_item said on said.tenant_id = $1 and said.milestone_id = m.id and said.item_id = i.id
        and said.upload_id is not distinct from up.id
      where m.tenant_id = $1 and m.project_id = $2 and m.id = $3`,
    values: [tx.tenantId, projectId, milestoneId, itemId],
  });
  return row;
}

/** Whether a milestone's is the newest estimate: what is said of it moves the forecast. */
export async function isCurrent(tx: TenantTx, projectId: number, milestoneId: number): Promise<boolean> {
  const rows = await tx.query<{ id: number }>({
    name: 'is_current_estimate',
    text: `select c.id from ${currentEstimate('$2')} c where c.id = $3`,
    values: [tx.tenantId, projectId, milestoneId],
  });
  return rows.length > 0;
}

/** The upload whose lines stand in a milestone's estimate; null where none do. */
export async function findStanding(tx: TenantTx, milestoneId: number): Promise<number | null> {
  const [row] = await tx.query<{ id: number | null }>({
    name: 'find_standing_upload',
    text: `select up.id from ${standingUpload('$2')} up`,
    values: [tx.tenantId, milestoneId],
  });
  return row?.id ?? null;
}

/** Rows of what was said of a milestone's lines that stand, and of lines that no file brought: after them none count. */
export async function saidOfLines(tx: TenantTx, milestoneId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'said_of_lines',
    text: `select said.id from estimate_item said
      where said.tenant_id = $1 and said.milestone_id = $2 and (said.upload_id is null or ${saidOfStanding})
      order by said.id`,
    values: [tx.tenantId, milestoneId],
  });
  return rows.map(({ id }) => id);
}
