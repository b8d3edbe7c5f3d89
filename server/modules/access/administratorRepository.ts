import { lastAdministrator } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/**
 * Refuses what would leave nobody active whose role administers the account (decision 8). To be asked after the
 * change engine has written: its change sets come one after the other, so that two changes cannot both count on each other.
 */
export async function requireAdministrator(tx: TenantTx): Promise<void> {
  const rows = await tx.query({
    name: 'any_administrator',
    text: `select from app_user u join user_role l on l.tenant_id = $1 and l.user_id = u.id
        join role_permission p on p.tenant_id = $1 and p.role_id = l.role_id
          and p.permission = 'account_administration_access'
      where u.tenant_id = $1 and u.status = 'ACTIVE' limit 1`,
    values: [tx.tenantId],
  });
  if (rows.length === 0) throw lastAdministrator();
}
