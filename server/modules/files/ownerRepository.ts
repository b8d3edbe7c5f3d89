import { isOpenedSql } from '../bidding/biddingSql.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { ItemStatus } from '#domain/items';

/** What of an item decides who may see and change its files. */
export type ItemOwner = {
  projectId: number;
  status: ItemStatus;
  created_by_id: number | null;
  proposed_by_id: number | null;
};

/** An item by its number, unless it was deleted. */
export async function findItem(tx: TenantTx, id: number): Promise<ItemOwner | undefined> {
  const [row] = await tx.query<ItemOwner>({
    name: 'find_item_owner',
    text: `select project_id::float8 as "projectId", status, created_by_id::float8 as created_by_id,
        proposed_by_id::float8 as proposed_by_id
      from item where tenant_id = $1 and id = $2 and not is_deleted`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** The project of a risk, an issue or a document for bidders by its number, unless it was deleted. */
export async function findRowProject(
  tx: TenantTx,
  table: 'risk' | 'issue' | 'bid_document',
  id: number,
): Promise<number | undefined> {
  const [row] = await tx.query<{ projectId: number }>({
    text: `select project_id::float8 as "projectId" from ${table} where tenant_id = $1 and id = $2 and not is_deleted`,
    values: [tx.tenantId, id],
  });
  return row?.projectId;
}

/** Where a report was made and whether every project sees it, unless it is somebody else's own. */
export async function findReportProject(
  tx: TenantTx,
  id: number,
  userId: number,
): Promise<{ projectId: number; isGlobal: boolean } | undefined> {
  const [row] = await tx.query<{ projectId: number; isGlobal: boolean }>({
    name: 'find_report_project',
    text: `select project_id::float8 as "projectId", scope = 'GLOBAL' as "isGlobal" from custom_report
      where tenant_id = $1 and id = $2 and not is_deleted and (access = 'COMPANY' or created_by_id = $3)`,
    values: [tx.tenantId, id, userId],
  });
  return row;
}

/** The project of an invitation whose bid was opened; files of a sealed bid are nobody's but the bidder's. */
export async function findOpenedBid(tx: TenantTx, id: number): Promise<number | undefined> {
  const [row] = await tx.query<{ projectId: number }>({
    text: `select i.project_id::float8 as "projectId" from bid_invitation i
      join bid_package b on b.tenant_id = $1 and b.id = i.bid_package_id and not b.is_deleted
      join bid_request q on q.tenant_id = $1 and q.bid_package_id = b.id
      where i.tenant_id = $1 and i.id = $2 and not i.is_deleted and ${isOpenedSql}`,
    values: [tx.tenantId, id],
  });
  return row?.projectId;
}

/** Whether somebody has an account in the company, open or not. */
export async function isPerson(tx: TenantTx, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'is_person',
    text: 'select 1 from app_user where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id],
  });
  return rows.length > 0;
}
