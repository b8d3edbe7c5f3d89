import type { Permission } from '#contract/unions.ts';
import type { Database } from '#server/database/tenantTransaction.ts';

/** What it takes to let a key in. */
export type ApiKeyRow = {
  id: number;
  name: string;
  secretHash: string;
  permissions: Permission[];
  expiresOn: string | null;
  isRevoked: boolean;
  userId: number;
  email: string;
};

/** The key of a company that begins like this, with its owner; undefined where there is none. */
export async function findApiKey(
  database: Database,
  tenantId: number,
  prefix: string,
): Promise<ApiKeyRow | undefined> {
  const rows = await database.asTenant(
    tenantId,
    (tx) =>
      tx.query<ApiKeyRow>({
        name: 'find_api_key',
        text: `select k.id, k.name, k.secret_hash as "secretHash", k.permissions, k.expires_on::text as "expiresOn",
            k.revoked_at is not null as "isRevoked", u.id as "userId", u.email
          from api_key k join app_user u on u.tenant_id = $1 and u.id = k.created_by_id
          where k.tenant_id = $1 and k.prefix = $2`,
        values: [tenantId, prefix],
      }),
    { readOnly: true },
  );
  return rows[0];
}

/** Notes that a key was used just now, unless another process has noted it in the last few minutes. */
export async function noteApiKeyUse(database: Database, tenantId: number, id: number): Promise<void> {
  await database.asTenant(tenantId, (tx) =>
    tx.query({
      name: 'note_api_key_use',
      text: `update api_key set last_used_at = now() where tenant_id = $1 and id = $2
        and (last_used_at is null or last_used_at < now() - interval '4 minutes')`,
      values: [tenantId, id],
    }),
  );
}
