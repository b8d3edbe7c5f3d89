import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** Whom a mail about an account goes to. */
export type Recipient = { id: number; email: string; firstName: string; status: string };

export async function readRecipient(tx: TenantTx, userId: number): Promise<Recipient | undefined> {
  const [row] = await tx.query<Recipient>({
    text: `select id, email, first_name as "firstName", status from app_user where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, userId],
  });
  return row;
}

/** Notes when the open invitation was last sent. */
export async function markInvited(tx: TenantTx, userId: number, now: Date): Promise<void> {
  await tx.query({
    text: 'update app_user set invited_at = $3 where tenant_id = $1 and id = $2',
    values: [tx.tenantId, userId, now.toISOString()],
  });
}
