import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** Whether history knows this row as one of the project. */
export async function wasIn(tx: TenantTx, projectId: number, entity: string, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'estimate_was_in',
    text: `select from change_entry e join change_set s on s.tenant_id = $1 and s.id = e.change_set_id
      where e.tenant_id = $1 and e.entity = $3 and e.entity_id = $4 and s.project_id = $2 limit 1`,
    values: [tx.tenantId, projectId, entity, id],
  });
  return rows.length > 0;
}
