import type { Permission } from '#contract/unions.ts';
import { makeApiKey } from '#server/plugins/apiKeySecret.ts';
import { type Actor, tenantIds, type TestApp } from './testApp.ts';

let keys = 0;

/** A program with a key of somebody's own that has these scopes: what `call` takes as `as`. */
export async function addApiKey(
  { asOwner }: Pick<TestApp, 'asOwner'>,
  owner: Actor,
  scopes: readonly Permission[],
  state: 'in use' | 'revoked' | 'expired' = 'in use',
): Promise<Actor & { apiKey: string; keyId: number; keyName: string }> {
  keys += 1;
  const { text, prefix, hash } = makeApiKey();
  const tenantId = tenantIds[owner.slug];
  const keyId = tenantId * 1_000_000 - 2000 + keys;
  const keyName = `Program ${keys}`;
  await asOwner(
    `insert into api_key (tenant_id, id, name, prefix, secret_hash, permissions, created_by_id, revoked_at, expires_on)
      values ($1, $2, $3, $4, $5, $6, $7, case when $8 = 'revoked' then now() end,
        case when $8 = 'expired' then current_date - 3 end)`,
    [tenantId, keyId, keyName, prefix, hash, scopes, owner.id, state],
  );
  return { ...owner, apiKey: text, keyId, keyName };
}
