import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { avatarJson, found, momentJson, objectJson } from '../../jsonSql.ts';
import { rolesJson, searchedColumns, sortName, unitsBelow, unitsJson } from './personSql.ts';

export type CompanyUserQuery = {
  search?: string | undefined;
  status?: readonly ('INVITED' | 'ACTIVE' | 'DISABLED')[] | undefined;
  role_id?: readonly number[] | undefined;
  access_scope_id?: readonly number[] | undefined;
  type?: 'internal' | 'external' | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

const projectCount = `(select count(*) from project_member m where m.tenant_id = $1 and m.user_id = u.id)`;
const firstRole = `(select min(lower(r.name)) from user_role l join role r on r.tenant_id = $1 and r.id = l.role_id
  where l.tenant_id = $1 and l.user_id = u.id)`;

const orderings = {
  name: sortName,
  email: 'lower(u.email)',
  status: `array_position(array['ACTIVE', 'INVITED', 'DISABLED'], u.status)`,
  role: firstRole,
  type: 'u.is_external',
  project_count: projectCount,
  last_seen_at: 'u.last_seen_at',
  invited_at: 'u.invited_at',
};

const columns = {
  id: 'u.id',
  email: 'u.email',
  first_name: 'u.first_name',
  last_name: 'u.last_name',
  title: 'u.title',
  avatar_url: avatarJson('u'),
  status: 'u.status',
  is_external: 'u.is_external',
  roles: rolesJson,
  access_scopes: unitsJson,
  project_count: projectCount,
  last_seen_at: momentJson('u.last_seen_at'),
  invited_at: momentJson('u.invited_at'),
  version: 'u.version',
};

const listed = (values: readonly unknown[] | undefined) => (values?.length ? values : null);

/** One page of the company's people with the number of all matches, in one statement: only the page's rows are dressed. */
export async function listCompanyUsersJson(tx: TenantTx, query: CompanyUserQuery): Promise<string> {
  const order = orderBy(query.ordering, orderings, sortName, 'u.id');
  const [row] = await tx.query<{ json: string }>({
    text: `with matching as (
        select u.id, row_number() over (order by ${order}) as place, count(*) over () as total from app_user u
        where u.tenant_id = $1 and ${found('$2', ...searchedColumns)}
          and ($3::text[] is null or u.status = any($3))
          and ($4::bigint[] is null or exists (select from user_role l
            where l.tenant_id = $1 and l.user_id = u.id and l.role_id = any($4)))
          and ($5::bigint[] is null or exists (select from user_access_scope l
            where l.tenant_id = $1 and l.user_id = u.id and l.access_scope_id in ${unitsBelow('$5')}))
          and ($6::boolean is null or u.is_external = $6)),
      page as (select id, place from matching order by place limit $7 offset $8)
      select json_build_object('count', coalesce((select total from matching limit 1), 0),
        'pending_count', (select count(*) from app_user p where p.tenant_id = $1 and p.status = 'INVITED'),
        'results', coalesce((select json_agg(${objectJson(columns)} order by page.place)
          from page join app_user u on u.tenant_id = $1 and u.id = page.id), '[]'))::text as json`,
    values: [
      tx.tenantId,
      query.search ?? null,
      listed(query.status),
      listed(query.role_id),
      listed(query.access_scope_id),
      query.type === undefined ? null : query.type === 'external',
      query.limit,
      query.offset,
    ],
  });
  return row?.json ?? '';
}

const projectJson = `json_build_object('id', p.id, 'name', p.name, 'code', p.code, 'role',
  case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end)`;

/** One account as JSON with its version; of its projects those that the reader sees, by number. */
export async function readCompanyUserJson(
  tx: TenantTx,
  userId: number,
  projectIds: readonly number[],
): Promise<{ json: string; version: number } | undefined> {
  const projects = `coalesce((select json_agg(${projectJson} order by lower(p.name), p.id) from project_member m
    join project p on p.tenant_id = $1 and p.id = m.project_id and p.id = any($3::bigint[])
    left join role r on r.tenant_id = $1 and r.id = m.role_id
    where m.tenant_id = $1 and m.user_id = u.id), '[]')`;
  const [row] = await tx.query<{ json: string; version: number }>({
    name: 'read_company_user',
    text: `select ${objectJson({ ...columns, projects })}::text as json, u.version
      from app_user u where u.tenant_id = $1 and u.id = $2`,
    values: [tx.tenantId, userId, projectIds],
  });
  return row;
}
