import type { SharedLoss } from '#domain/contingency';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { codeSql, exact } from '../jsonSql.ts';

/** Rows that a draw is for. */
export type DrawReasons = { items: readonly number[]; risks: readonly number[] };

/** Risks that are touched: those named, and those that the items are linked with. */
const touchedRisks = `select r.id from risk r where r.tenant_id = $1 and not r.is_deleted and r.id in (
  select unnest($3::bigint[]) union all select l.entity_id from item_link l
  where l.tenant_id = $1 and l.item_id = any($2::bigint[]) and l.entity_type = 'risk')`;

/** Locks the risks of a draw before its fund, so that a risk and its item draw one after the other. */
export async function lockSharedRisks(tx: TenantTx, { items, risks }: DrawReasons): Promise<void> {
  await tx.query({
    name: 'lock_shared_risks',
    text: `${touchedRisks} order by r.id for update`,
    values: [tx.tenantId, items, risks],
  });
}

/** What funds paid for a row, in dollars. */
export const drawnFor = (column: 'item_id' | 'risk_id', id: string) =>
  `greatest(0, -coalesce((select sum(e.amount) from contingency_entry e where e.tenant_id = $1 and e.${column} = ${id}), 0))`;

/** What risks and the approved items that carry them cost and drew; the items asked for count whatever their state. */
export async function readSharedLoss(tx: TenantTx, { items, risks }: DrawReasons): Promise<SharedLoss> {
  const [row] = await tx.query<SharedLoss>({
    name: 'shared_loss',
    text: `with touched as (${touchedRisks}),
      links as (select distinct l.item_id, l.entity_id as risk_id from item_link l join touched t on t.id = l.entity_id
        where l.tenant_id = $1 and l.entity_type = 'risk')
      select coalesce((select json_agg(json_build_object('id', r.id, 'code', ${codeSql('R-', 'r.number')},
          'cost', ${exact('r.outcome_cost')}, 'drawn', ${drawnFor('risk_id', 'r.id')}) order by r.id)
        from risk r join touched t on t.id = r.id where r.tenant_id = $1), '[]') as risks,
        coalesce((select json_agg(json_build_object('id', i.id, 'code', ${codeSql('VO-', 'i.number')},
          'cost', ${exact('i.cost')}, 'drawn', ${drawnFor('item_id', 'i.id')},
          'risk_ids', (select json_agg(l.risk_id order by l.risk_id) from links l where l.item_id = i.id)) order by i.id)
        from item i where i.tenant_id = $1 and not i.is_deleted and (i.status = 'APPROVED' or i.id = any($2::bigint[]))
          and exists (select from links l where l.item_id = i.id)), '[]') as items`,
    values: [tx.tenantId, items, risks],
  });
  return row ?? { risks: [], items: [] };
}

/** What items of the project cost, all in; those of others and deleted ones are passed over. */
export const readItemCosts = (
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
): Promise<{ id: number; cost: number }[]> =>
  tx.query<{ id: number; cost: number }>({
    name: 'contingency_item_costs',
    text: `select i.id::float8 as id, i.cost::float8 as cost from item i
      where i.tenant_id = $1 and i.project_id = $2 and i.id = any($3::bigint[]) and not i.is_deleted`,
    values: [tx.tenantId, projectId, ids],
  });
