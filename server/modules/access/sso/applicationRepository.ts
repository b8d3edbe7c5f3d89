import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, momentJson, personJson } from '../../jsonSql.ts';
import type { ListQuery } from './connectionRepository.ts';

/** An application that signs people in here; what is kept of its secret stays in the database. */
export type ApplicationRow = {
  id: number;
  name: string;
  client_id: string;
  redirect_uri: string;
  created_at: string;
  created_by: { id: number; first_name: string; last_name: string; email: string } | null;
  version: number;
};

const columns = `a.id, a.name, a.client_id, a.redirect_uri, ${momentJson('a.created_at')} as created_at,
  ${personJson('u')} as created_by, a.version`;
const source = 'sign_in_application a left join app_user u on u.tenant_id = $1 and u.id = a.created_by_id';
const orderings = { name: 'lower(a.name)', created_at: 'a.created_at' };

/** One page of the applications, and how many there are. */
export async function listApplications(
  tx: TenantTx,
  query: ListQuery,
): Promise<{ count: number; rows: ApplicationRow[] }> {
  const matches = `a.tenant_id = $1 and ${found('$2', 'a.name', 'a.redirect_uri')}`;
  const search = query.search ?? null;
  const rows = await tx.query<ApplicationRow>({
    text: `select ${columns} from ${source} where ${matches}
      order by ${orderBy(query.ordering, orderings, 'lower(a.name)', 'a.id')} limit $3 offset $4`,
    values: [tx.tenantId, search, query.limit, query.offset],
  });
  const [total] = await tx.query<{ count: number }>({
    text: `select count(*)::int as count from sign_in_application a where ${matches}`,
    values: [tx.tenantId, search],
  });
  return { count: total?.count ?? 0, rows };
}

/** One application; undefined where there is none. */
export async function readApplication(tx: TenantTx, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await tx.query<ApplicationRow>({
    text: `select ${columns} from ${source} where a.tenant_id = $1 and a.id = $2`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** Whether another application goes by this name. */
export async function isApplicationNameTaken(tx: TenantTx, name: string, ownId: number): Promise<boolean> {
  const rows = await tx.query({
    text: 'select from sign_in_application where tenant_id = $1 and lower(name) = lower($2) and id <> $3',
    values: [tx.tenantId, name, ownId],
  });
  return rows.length > 0;
}
