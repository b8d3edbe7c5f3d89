import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { currentEstimate, inEstimate } from '../inEstimateSql.ts';
import type { CostView } from '../items/itemBriefRepository.ts';

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
        exists (select from estimate_item e
          where e.tenant_id = $1 and e.item_id = i.id and e.milestone_id = m.id) as "isSaidHere"
      from milestone m join item i on i.tenant_id = $1 and i.project_id = $2 and i.status = 'APPROVED' and not i.is_deleted
      where m.tenant_id = $1 and m.project_id = $2 and m.id = $3
        and (i.approved_on is null or i.approved_on > coalesce((select coalesce(b.actual_date, b.date) from milestone b
            where b.tenant_id = $1 and b.project_id = $2 and b.id = $4), '-infinity')
          or exists (select from estimate_item e where e.tenant_id = $1 and e.item_id = i.id))
      order by i.approved_on desc nulls first, i.id limit 500`,
    values: [tx.tenantId, projectId, milestone, against],
  });
}

/** What was said of an item and an estimate, with their names; undefined where one of them is not in the project. */
export async function findSaid(
  tx: TenantTx,
  projectId: number,
  milestoneId: number,
  itemId: number,
): Promise<{ milestone: string; item: string; id: number | null } | undefined> {
  const [row] = await tx.query<{ milestone: string; item: string; id: number | null }>({
    name: 'find_estimate_item',
    text: `select m.name as milestone, i.name as item, e.id from milestone m
      join item i on i.tenant_id = $1 and i.project_id = $2 and i.id = $4 and not i.is_deleted
      left join estimate_item e on e.tenant_id = $1 and e.milestone_id = m.id and e.item_id = i.id
      where m.tenant_id = $1 and m.project_id = $2 and m.id = $3 for update of m`,
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
