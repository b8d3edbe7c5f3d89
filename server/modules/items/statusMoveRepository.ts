import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** Who moved a status last, and when (ISO instant). */
export type StatusMove = { name: string; at: string };

/** The last move of an item's or a scenario's status; undefined when it never moved. */
export async function lastStatusMove(
  tx: TenantTx,
  entity: 'item' | 'scenario',
  id: number,
): Promise<StatusMove | undefined> {
  const [row] = await tx.query<StatusMove>({
    name: 'last_status_move',
    text: `select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email, 'Someone') as name,
        to_json(s.created_at)#>>'{}' as at
      from change_entry e
      join change_set s on s.tenant_id = $1 and s.id = e.change_set_id
      left join app_user u on u.tenant_id = $1 and u.id = s.actor_id
      where e.tenant_id = $1 and e.entity = $2 and e.entity_id = $3 and e.kind = 'update' and e.fields ? 'status'
      order by e.change_set_id desc limit 1`,
    values: [tx.tenantId, entity, id],
  });
  return row;
}
