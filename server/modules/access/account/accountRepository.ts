import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Recipient } from '#server/services/mail/recipientRepository.ts';

/** Locks an invited account and keeps its first password. False when it is no longer an invitation. */
export async function keepFirstPassword(
  tx: TenantTx,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const rows = await tx.query({
    text: `update app_user set password_hash = $3
      where tenant_id = $1 and id = $2 and status = 'INVITED' returning id`,
    values: [tx.tenantId, userId, passwordHash],
  });
  return rows.length > 0;
}

/** Keeps a new password. `endedAt` ends every session from before; null leaves them. False for a closed account. */
export async function keepPassword(
  tx: TenantTx,
  userId: number,
  passwordHash: string,
  endedAt: Date | null,
): Promise<boolean> {
  const rows = await tx.query({
    text: `update app_user set password_hash = $3, sessions_ended_at = coalesce($4, sessions_ended_at)
      where tenant_id = $1 and id = $2 and status = 'ACTIVE' returning id`,
    values: [tx.tenantId, userId, passwordHash, endedAt?.toISOString() ?? null],
  });
  return rows.length > 0;
}

/** Refuses every token that was issued before now. */
export async function markSessionsEnded(tx: TenantTx, userId: number, now: Date): Promise<void> {
  await tx.query({
    text: 'update app_user set sessions_ended_at = $3 where tenant_id = $1 and id = $2',
    values: [tx.tenantId, userId, now.toISOString()],
  });
}

export async function readPasswordHash(tx: TenantTx, userId: number): Promise<string | null> {
  const [row] = await tx.query<{ hash: string | null }>({
    text: 'select password_hash as hash from app_user where tenant_id = $1 and id = $2',
    values: [tx.tenantId, userId],
  });
  return row?.hash ?? null;
}

/** Opens the address again that failed sign-ins had locked. */
export async function clearFailures(tx: TenantTx, email: string): Promise<void> {
  await tx.query({
    text: 'delete from login_attempt where tenant_id = $1 and email = lower($2)',
    values: [tx.tenantId, email],
  });
}

/** The account with an address, whatever its state. */
export async function findRecipient(tx: TenantTx, email: string): Promise<Recipient | undefined> {
  const [row] = await tx.query<Recipient>({
    text: `select id, email, first_name as "firstName", status from app_user
      where tenant_id = $1 and lower(email) = lower($2)`,
    values: [tx.tenantId, email],
  });
  return row;
}
