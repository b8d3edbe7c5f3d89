import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { avatarJson, objectJson } from '../../jsonSql.ts';
import { rolesJson, sortName, unitsJson } from './personSql.ts';

/** Suggestions that a search answers with. */
const most = 10;

const candidate = objectJson({
  id: 'u.id',
  email: 'u.email',
  first_name: 'u.first_name',
  last_name: 'u.last_name',
  avatar_url: avatarJson('u'),
  status: 'u.status',
  is_external: 'u.is_external',
  roles: rolesJson,
  access_scopes: unitsJson,
});

const starts = (column: string) => `left(lower(${column}), length($2)) = $2`;

/**
 * People whose e-mail or name begins with these letters (docs/product/access.md), accounts that are closed left out, and those on the
 * team of `projectId`, too.
 */
export async function searchPeopleJson(
  tx: TenantTx,
  letters: string,
  projectId: number | null,
): Promise<string> {
  const [row] = await tx.query<{ json: string }>({
    name: 'search_people',
    text: `with matching as (
        select u.id, row_number() over (order by ${sortName}, u.id) as place from app_user u
        where u.tenant_id = $1 and u.status <> 'DISABLED'
          and (${starts('u.email')} or ${starts('u.last_name')} or ${starts(`u.first_name || ' ' || u.last_name`)})
          and not exists (select from project_member m
            where m.tenant_id = $1 and m.project_id = $3::bigint and m.user_id = u.id))
      select json_build_object('count', (select count(*) from matching), 'results', coalesce(
        (select json_agg(${candidate} order by page.place)
          from (select * from matching order by place limit ${most}) page
          join app_user u on u.tenant_id = $1 and u.id = page.id), '[]'))::text as json`,
    values: [tx.tenantId, letters.trim().toLowerCase(), projectId],
  });
  return row?.json ?? '';
}
