import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** What a project is called, for mails and notifications; empty where there is none. */
export async function readProjectName(tx: TenantTx, projectId: number): Promise<string> {
  const [row] = await tx.query<{ name: string }>({
    name: 'read_project_name',
    text: 'select name from project where tenant_id = $1 and id = $2',
    values: [tx.tenantId, projectId],
  });
  return row?.name ?? '';
}
