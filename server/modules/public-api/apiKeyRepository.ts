import type { components } from '#contract/api.ts';
import type { Permission } from '#contract/unions.ts';
import { API_KEY_LIMITS, type ApiKeyStatus } from '#domain/public-api';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, momentJson, personJson } from '../jsonSql.ts';

type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyPage = components['schemas']['ApiKeyPage'];

export type ApiKeyQuery = {
  search?: string | undefined;
  status?: ApiKeyStatus | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

/** Where a key stands on the company's day `day`, as `apiKeyStatus` has it; `k` is the key. */
const statusOn = (day: string) => `case when k.revoked_at is not null then 'revoked'
  when k.expires_on < ${day}::date then 'expired'
  when k.expires_on <= ${day}::date + ${API_KEY_LIMITS.soonDays} then 'expiring' else 'active' end`;

/** What a person holds in the company by their roles. */
const heldBy = (person: string) => `select x.permission from user_role l
  join role_permission x on x.tenant_id = $1 and x.role_id = l.role_id
  where l.tenant_id = $1 and l.user_id = ${person}`;

const source = `api_key k left join app_user u on u.tenant_id = $1 and u.id = k.created_by_id
  left join app_user r on r.tenant_id = $1 and r.id = k.revoked_by_id`;

/** A key as the contract has it; nothing of its secret is read. */
const columns = (day: string) => `k.id, k.name, k.prefix, ${statusOn(day)} as status, k.permissions,
  array(select p from unnest(k.permissions) p where p not in (${heldBy('k.created_by_id')})) as lost_permissions,
  k.expires_on::text as expires_on, ${momentJson('k.last_used_at')} as last_used_at,
  ${momentJson('k.created_at')} as created_at, ${personJson('u')} as created_by,
  coalesce(u.status = 'ACTIVE', false) as is_owner_active, ${momentJson('k.revoked_at')} as revoked_at,
  ${personJson('r')} as revoked_by, k.version`;

const statusOrder = (day: string) =>
  `array_position(array['active', 'expiring', 'expired', 'revoked'], ${statusOn(day)})`;

/** One page of the company's keys, those in use first, and how many there are. */
export async function listApiKeys(tx: TenantTx, today: string, query: ApiKeyQuery): Promise<ApiKeyPage> {
  const matches = `k.tenant_id = $1 and ${found('$2', 'k.name', 'k.prefix')}
    and ($3::text is null or ${statusOn('$4')} = $3)`;
  const values = [tx.tenantId, query.search ?? null, query.status ?? null, today];
  const orderings = {
    name: 'lower(k.name)',
    status: statusOrder('$4'),
    expires_on: 'k.expires_on',
    last_used_at: 'k.last_used_at',
    created_at: 'k.created_at',
    created_by: 'lower(u.last_name), lower(u.first_name)',
  };
  const results = await tx.query<ApiKey>({
    text: `select ${columns('$4')} from ${source} where ${matches}
      order by ${orderBy(query.ordering, orderings, `(k.revoked_at is not null), lower(k.name)`, 'k.id')} limit $5 offset $6`,
    values: [...values, query.limit, query.offset],
  });
  const [total] = await tx.query<{ count: number }>({
    text: `select count(*)::int as count from api_key k where ${matches}`,
    values,
  });
  return { count: total?.count ?? 0, results };
}

/** One key; undefined where there is none. */
export async function readApiKey(tx: TenantTx, today: string, id: number): Promise<ApiKey | undefined> {
  const [row] = await tx.query<ApiKey>({
    text: `select ${columns('$3')} from ${source} where k.tenant_id = $1 and k.id = $2`,
    values: [tx.tenantId, id, today],
  });
  return row;
}

/** Names of the keys that are not revoked, in lower case, but one's own. Locked, so that two writers cannot pass the limit together. */
export async function otherKeyNames(tx: TenantTx, ownId: number): Promise<Set<string>> {
  const rows = await tx.query<{ name: string }>({
    text: `select lower(name) as name from api_key
      where tenant_id = $1 and id <> $2 and revoked_at is null order by id for update`,
    values: [tx.tenantId, ownId],
  });
  return new Set(rows.map(({ name }) => name));
}

/** What the owner of a key holds in the company; nothing where the key has none. */
export async function heldByOwner(tx: TenantTx, id: number): Promise<Set<Permission>> {
  const rows = await tx.query<{ permission: Permission }>({
    text: heldBy('(select k.created_by_id from api_key k where k.tenant_id = $1 and k.id = $2)'),
    values: [tx.tenantId, id],
  });
  return new Set(rows.map(({ permission }) => permission));
}

/** Keeps what is left of a new key's secret. History never sees it, so it does not come with the key's other fields. */
export async function keepSecretHash(tx: TenantTx, id: number, hash: string): Promise<void> {
  await tx.query({
    text: 'update api_key set secret_hash = $3 where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id, hash],
  });
}
