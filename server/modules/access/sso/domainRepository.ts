import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { orderBy } from '#server/contract/ordering.ts';
import { found, momentJson } from '../../jsonSql.ts';
import type { ListQuery } from './connectionRepository.ts';

/** A domain's rule with its connection and how many people it concerns. */
export type DomainRow = {
  id: number;
  domain: string;
  proof: string;
  verifiedAt: string | null;
  isInternal: boolean;
  peopleCount: number;
  version: number;
  connection: { id: number; name: string; kind: 'oidc' | 'saml'; enabled: boolean } | null;
};

const people = `(select count(*)::int from app_user u where u.tenant_id = $1 and u.status <> 'DISABLED'
  and split_part(lower(u.email), '@', 2) = lower(r.domain))`;
const columns = `r.id, r.domain, r.proof, ${momentJson('r.verified_at')} as "verifiedAt", r.version,
  ${people} as "peopleCount",
  exists (select from tenant t, unnest(t.email_domains) d where t.id = $1 and lower(d) = lower(r.domain)) as "isInternal",
  case when c.id is not null then
    json_build_object('id', c.id, 'name', c.name, 'kind', c.kind, 'enabled', c.enabled) end as connection`;
const source = 'domain_rule r left join sso_connection c on c.tenant_id = $1 and c.id = r.connection_id';
const orderings = { domain: 'lower(r.domain)', connection: 'lower(c.name)', people_count: people };

/** One page of the domain rules, and how many there are. */
export async function listDomains(
  tx: TenantTx,
  query: ListQuery,
): Promise<{ count: number; rows: DomainRow[] }> {
  const matches = `r.tenant_id = $1 and ${found('$2', 'r.domain')}`;
  const search = query.search ?? null;
  const rows = await tx.query<DomainRow>({
    text: `select ${columns} from ${source} where ${matches}
      order by ${orderBy(query.ordering, orderings, 'lower(r.domain)', 'r.id')} limit $3 offset $4`,
    values: [tx.tenantId, search, query.limit, query.offset],
  });
  const [total] = await tx.query<{ count: number }>({
    text: `select count(*)::int as count from domain_rule r where ${matches}`,
    values: [tx.tenantId, search],
  });
  return { count: total?.count ?? 0, rows };
}

/** One domain's rule; undefined where there is none. */
export async function readDomain(tx: TenantTx, id: number): Promise<DomainRow | undefined> {
  const [row] = await tx.query<DomainRow>({
    name: 'read_domain_rule',
    text: `select ${columns} from ${source} where r.tenant_id = $1 and r.id = $2`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** All domains that have a rule. */
export async function listDomainNames(tx: TenantTx): Promise<string[]> {
  const rows = await tx.query<{ domain: string }>({
    text: 'select lower(domain) as domain from domain_rule where tenant_id = $1',
    values: [tx.tenantId],
  });
  return rows.map(({ domain }) => domain);
}
