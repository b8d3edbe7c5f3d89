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

/** Whether somebody has an account in the company, open or not. */
export async function isPerson(tx: TenantTx, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'is_person',
    text: 'select 1 from app_user where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id],
  });
  return rows.length > 0;
}
