import type { TenantTx } from '#server/database/tenantTransaction.ts';

/**
 * The items that the scenario's last approval approved and of which nobody has moved the status since: these a
 * revert takes back, and no others.
 */
export async function approvedByScenario(tx: TenantTx, scenarioId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'approved_by_scenario',
    text: `with approval as (
        select e.change_set_id from change_entry e
        where e.tenant_id = $1 and e.entity = 'scenario' and e.entity_id = $2 and e.fields->'status'->>'to' = 'APPROVED'
        order by e.change_set_id desc limit 1
      )
      select e.entity_id as id from approval a
      join change_entry e on e.tenant_id = $1 and e.change_set_id = a.change_set_id and e.entity = 'item'
        and e.fields->'status'->>'to' = 'APPROVED'
      join item i on i.tenant_id = $1 and i.id = e.entity_id and i.status = 'APPROVED' and not i.is_deleted
      where not exists (select from change_entry later where later.tenant_id = $1 and later.entity = 'item'
        and later.entity_id = e.entity_id and later.change_set_id > e.change_set_id and later.fields ? 'status')
      order by e.entity_id`,
    values: [tx.tenantId, scenarioId],
  });
  return rows.map(({ id }) => id);
}
