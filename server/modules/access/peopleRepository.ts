import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, personJson } from '../jsonSql.ts';

type Page = { search?: string | undefined; limit: number; offset: number };

/** The active people on a project's team by last name, one page as JSON. */
export async function listPeopleJson(tx: TenantTx, projectId: number, page: Page): Promise<string> {
  const [row] = await tx.query<{ json: string }>({
    name: 'list_people',
    text: `with matching as (
        select u.id, u.first_name, u.last_name, u.email from project_member m
        join app_user u on u.tenant_id = $1 and u.id = m.user_id and u.status = 'ACTIVE'
        where m.tenant_id = $1 and m.project_id = $2
          and ${found('$3', `u.first_name || ' ' || u.last_name`, 'u.email')}),
      page as (select * from matching order by lower(last_name), lower(first_name), id limit $4 offset $5)
      select json_build_object('count', (select count(*) from matching), 'results', coalesce(
        (select json_agg(${personJson('p')} order by lower(p.last_name), lower(p.first_name), p.id) from page p),
        '[]'))::text as json`,
    values: [tx.tenantId, projectId, page.search ?? null, page.limit, page.offset],
  });
  return row?.json ?? '';
}
