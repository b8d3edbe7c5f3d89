import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Connection } from '#server/identity/federation/connection.ts';
import type { KeptTest } from '#server/identity/federation/connectionTest.ts';
import { found, momentJson, personJson } from '../../jsonSql.ts';

export type ListQuery = {
  search?: string | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};
type PersonRow = { id: number; first_name: string; last_name: string; email: string };

/** A connection with what lists and its own page show of it. */
export type ConnectionRow = Connection & {
  test: KeptTest | null;
  peopleCount: number;
  lastSignInAt: string | null;
  createdAt: string;
  createdBy: PersonRow | null;
  testedBy: PersonRow | null;
};

const columns = `c.id, c.kind, c.name, c.enabled, c.version, c.config, c.sealed_secret as "sealedSecret", c.test,
  (select count(*)::int from federated_identity f where f.tenant_id = $1 and f.connection_id = c.id) as "peopleCount",
  ${momentJson('c.last_sign_in_at')} as "lastSignInAt", ${momentJson('c.created_at')} as "createdAt",
  ${personJson('a')} as "createdBy", ${personJson('b')} as "testedBy"`;
const source = `sso_connection c
  left join app_user a on a.tenant_id = $1 and a.id = c.created_by_id
  left join app_user b on b.tenant_id = $1 and b.id = (c.test ->> 'by_id')::bigint`;

const orderings = {
  name: 'lower(c.name)',
  kind: 'c.kind',
  last_sign_in_at: 'c.last_sign_in_at',
  people_count: `(select count(*) from federated_identity f where f.tenant_id = $1 and f.connection_id = c.id)`,
};

/** One page of the connections, and how many there are. */
export async function listConnections(
  tx: TenantTx,
  query: ListQuery,
): Promise<{ count: number; rows: ConnectionRow[] }> {
  const matches = `c.tenant_id = $1 and ${found('$2', 'c.name', `c.config ->> 'issuer'`, `c.config ->> 'metadata_url'`)}`;
  const search = query.search ?? null;
  const rows = await tx.query<ConnectionRow>({
    text: `select ${columns} from ${source} where ${matches}
      order by ${orderBy(query.ordering, orderings, 'lower(c.name)', 'c.id')} limit $3 offset $4`,
    values: [tx.tenantId, search, query.limit, query.offset],
  });
  const [total] = await tx.query<{ count: number }>({
    text: `select count(*)::int as count from sso_connection c where ${matches}`,
    values: [tx.tenantId, search],
  });
  return { count: total?.count ?? 0, rows };
}

/** One connection; undefined where there is none. */
export async function readConnection(tx: TenantTx, id: number): Promise<ConnectionRow | undefined> {
  const [row] = await tx.query<ConnectionRow>({
    name: 'read_sso_connection',
    text: `select ${columns} from ${source} where c.tenant_id = $1 and c.id = $2`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** Whether another connection goes by this name. */
export async function isNameTaken(tx: TenantTx, name: string, ownId: number): Promise<boolean> {
  const rows = await tx.query({
    text: 'select from sso_connection where tenant_id = $1 and lower(name) = lower($2) and id <> $3',
    values: [tx.tenantId, name, ownId],
  });
  return rows.length > 0;
}

/** Keeps the sealed secret; null forgets it. */
export async function keepSecret(tx: TenantTx, id: number, sealed: string | null): Promise<void> {
  await tx.query({
    text: 'update sso_connection set sealed_secret = $3 where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id, sealed],
  });
}

export async function keepTest(tx: TenantTx, id: number, test: KeptTest): Promise<void> {
  await tx.query({
    text: 'update sso_connection set test = $3::jsonb where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id, JSON.stringify(test)],
  });
}

/** Forgets whom a connection's subjects stand for: everybody's, or one person's. How many links there were. */
export async function forgetLinks(
  tx: TenantTx,
  connectionId: number,
  userId: number | null,
): Promise<number> {
  const rows = await tx.query({
    text: `delete from federated_identity where tenant_id = $1 and connection_id = $2
      and ($3::bigint is null or user_id = $3) returning user_id`,
    values: [tx.tenantId, connectionId, userId],
  });
  return rows.length;
}

/** Domains that are set to a connection. */
export function listDomainsOf(tx: TenantTx, connectionId: number): Promise<{ id: number; domain: string }[]> {
  return tx.query<{ id: number; domain: string }>({
    text: 'select id, domain from domain_rule where tenant_id = $1 and connection_id = $2 order by domain',
    values: [tx.tenantId, connectionId],
  });
}
