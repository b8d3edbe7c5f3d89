import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { avatarJson, found } from '../jsonSql.ts';

/** Somebody who holds a role or belongs to a unit, as the contract has them. */
export const memberJson = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'first_name', ${alias}.first_name, 'last_name', ${alias}.last_name,
    'email', ${alias}.email, 'avatar_url', ${avatarJson(alias)}, 'is_external', ${alias}.is_external, 'status', ${alias}.status)`;

/** People in the order in which every list has them. */
export const byName = (alias: string): string =>
  `lower(${alias}.last_name), lower(${alias}.first_name), ${alias}.id`;

type Page = { search?: string | undefined; limit: number; offset: number };

/** People of the company, one page as JSON. */
export async function listCompanyPeopleJson(tx: TenantTx, page: Page): Promise<string> {
  const matches = `u.tenant_id = $1 and ${found('$2', `u.first_name || ' ' || u.last_name`, 'u.email')}`;
  const [row] = await tx.query<{ json: string }>({
    name: 'list_company_people',
    text: `with page as (select u.* from app_user u where ${matches} order by ${byName('u')} limit $3 offset $4)
      select json_build_object('count', (select count(*) from app_user u where ${matches}), 'results',
        coalesce((select json_agg(${memberJson('p')} order by ${byName('p')}) from page p), '[]'))::text as json`,
    values: [tx.tenantId, page.search ?? null, page.limit, page.offset],
  });
  return row?.json ?? '';
}

const tables = { person: 'app_user', unit: 'access_scope' } as const;

/** The first of these numbers that is nobody's, or no unit's, in this company; undefined when all are known. */
export async function firstUnknown(
  tx: TenantTx,
  kind: keyof typeof tables,
  ids: readonly number[],
): Promise<number | undefined> {
  if (ids.length === 0) return undefined;
  const [row] = await tx.query<{ id: number }>({
    name: `unknown_${kind}`,
    text: `select w.id::float8 as id from unnest($2::bigint[]) with ordinality as w (id, place)
      where not exists (select from ${tables[kind]} t where t.tenant_id = $1 and t.id = w.id) order by w.place limit 1`,
    values: [tx.tenantId, ids],
  });
  return row?.id;
}

/** How much there is to administer. */
export async function countAdministration(
  tx: TenantTx,
): Promise<{ users: number; roles: number; business_units: number }> {
  const [row] = await tx.query<{ users: number; roles: number; business_units: number }>({
    name: 'count_administration',
    text: `select (select count(*)::int from app_user where tenant_id = $1) as users,
      (select count(*)::int from role where tenant_id = $1) as roles,
      (select count(*)::int from access_scope where tenant_id = $1) as business_units`,
    values: [tx.tenantId],
  });
  return row ?? { users: 0, roles: 0, business_units: 0 };
}
