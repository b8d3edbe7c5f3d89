import type { TenantTx } from '#server/database/tenantTransaction.ts';

/**
 * Holds projects until the transaction ends, in the order of their numbers. A statement of its own, before what stands under them is read:
 * a statement that waits for a row sees the others as they were when it began.
 */
export async function lockProjects(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await tx.query({
    name: 'lock_projects',
    text: 'select p.id from project p where p.tenant_id = $1 and p.id = any($2::bigint[]) order by p.id for no key update',
    values: [tx.tenantId, ids],
  });
}
