import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** A fund with its movements, as the rule of cover needs it. */
export type GuardedPot = {
  name: string;
  amount: string;
  opened_on: string;
  moves: { date: string; amount: string }[];
};

/** Locks pots until the transaction ends, so that two draws come one after the other. */
export async function lockPots(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await tx.query({
    name: 'lock_contingency_pots',
    text: `select id from contingency_pot where tenant_id = $1 and id = any($2::bigint[]) order by id for update`,
    values: [tx.tenantId, ids],
  });
}

/** Pots with all that moves them, as they stand in this transaction. */
export const readGuarded = (tx: TenantTx, ids: readonly number[]): Promise<GuardedPot[]> =>
  tx.query<GuardedPot>({
    name: 'guarded_contingency_pots',
    text: `select p.name, p.amount::text, p.opened_on::text, coalesce((
          select json_agg(json_build_object('date', e.date, 'amount', e.amount::text)) from contingency_entry e
          where e.tenant_id = $1 and e.pot_id = p.id), '[]') as moves
      from contingency_pot p where p.tenant_id = $1 and p.id = any($2::bigint[]) order by p.id`,
    values: [tx.tenantId, ids],
  });

/** A fund of the project as its writer meets it, locked; undefined when it is not there. */
export async function lockPot(
  tx: TenantTx,
  projectId: number,
  potId: number,
): Promise<LockedPot | undefined> {
  const [row] = await tx.query<LockedPot>({
    name: 'lock_contingency_pot',
    text: `select id, kind, name, amount::float8 as amount, opened_on::text, version,
        exists (select from contingency_entry e where e.tenant_id = $1 and (e.pot_id = p.id or e.transfer_pot_id = p.id)) as moved
      from contingency_pot p where tenant_id = $1 and project_id = $2 and id = $3 for update`,
    values: [tx.tenantId, projectId, potId],
  });
  return row;
}

export type LockedPot = {
  id: number;
  kind: 'design' | 'construction' | 'buyout';
  name: string;
  amount: number;
  opened_on: string;
  version: number;
  moved: boolean;
};

/** An item of the project that is the reason of an entry; locked against decisions while that is written. */
export async function lockReasonItem(
  tx: TenantTx,
  projectId: number,
  itemId: number,
): Promise<{ number: number; status: string } | undefined> {
  const [row] = await tx.query<{ number: number; status: string }>({
    name: 'lock_contingency_item',
    text: `select number, status from item
      where tenant_id = $1 and project_id = $2 and id = $3 and not is_deleted for share`,
    values: [tx.tenantId, projectId, itemId],
  });
  return row;
}

/** Those of the items that are not approved. */
export const readUndecided = (
  tx: TenantTx,
  itemIds: readonly number[],
): Promise<{ number: number; status: string }[]> =>
  tx.query<{ number: number; status: string }>({
    name: 'undecided_contingency_items',
    text: `select number, status from item
      where tenant_id = $1 and id = any($2::bigint[]) and (status <> 'APPROVED' or is_deleted) order by number`,
    values: [tx.tenantId, itemIds],
  });

/** Whether a risk is one of the project's. */
export async function isRiskOfProject(tx: TenantTx, projectId: number, riskId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'contingency_risk',
    text: `select from risk where tenant_id = $1 and project_id = $2 and id = $3 and not is_deleted`,
    values: [tx.tenantId, projectId, riskId],
  });
  return rows.length > 0;
}

/** Entries of these items, each with its item; what a decision that is taken back gives back. */
export const entriesOfItems = (
  tx: TenantTx,
  itemIds: readonly number[],
): Promise<{ id: number; item_id: number }[]> =>
  tx.query<{ id: number; item_id: number }>({
    name: 'contingency_of_items',
    text: `select id, item_id from contingency_entry where tenant_id = $1 and item_id = any($2::bigint[]) order by id`,
    values: [tx.tenantId, itemIds],
  });
