import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { avatarJson, found, momentJson, objectJson, personJson } from '../../jsonSql.ts';
import { searchedColumns, sortName, unitsJson } from './personSql.ts';

export type MemberQuery = {
  search?: string | undefined;
  role_id?: readonly number[] | undefined;
  type?: 'internal' | 'external' | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

/** The roles that hold for each member of project `$2`: the project's own, else the company's (decision 8). */
const roles = `select m.user_id, r.id, r.name from project_member m
    join role r on r.tenant_id = $1 and r.id = m.role_id where m.tenant_id = $1 and m.project_id = $2
  union all select m.user_id, r.id, r.name from project_member m
    join user_role l on l.tenant_id = $1 and l.user_id = m.user_id
    join role r on r.tenant_id = $1 and r.id = l.role_id
    where m.tenant_id = $1 and m.project_id = $2 and m.role_id is null`;

/** Everybody on the team with their roles, the first by name leading, and whether nobody else holds that one. */
const team = `held as materialized (${roles}),
  holders as (select id, count(distinct user_id) as count from held group by id),
  groups as (select h.user_id, json_agg(json_build_object('id', h.id, 'name', h.name) order by lower(h.name), h.id) as named,
      (array_agg(h.id order by lower(h.name), h.id))[1] as first_id, min(lower(h.name)) as first_name
    from held h group by h.user_id),
  team as materialized (select u.id, u.email, u.first_name, u.last_name, u.title, u.status, u.is_external, m.version,
      m.created_at as since, g.named, g.first_name as role_name, s.count = 1 as is_only_holder, r.id as role_id, r.name as own_role
    from project_member m join app_user u on u.tenant_id = $1 and u.id = m.user_id
    left join groups g on g.user_id = u.id left join holders s on s.id = g.first_id
    left join role r on r.tenant_id = $1 and r.id = m.role_id
    where m.tenant_id = $1 and m.project_id = $2)`;

const member = objectJson({
  id: 'u.id',
  email: 'u.email',
  first_name: 'u.first_name',
  last_name: 'u.last_name',
  title: 'u.title',
  avatar_url: avatarJson('u'),
  status: 'u.status',
  is_external: 'u.is_external',
  is_invite_pending: `u.status = 'INVITED'`,
  named_groups: `coalesce(u.named, '[]')`,
  project_role: `case when u.role_id is not null then json_build_object('id', u.role_id, 'name', u.own_role) end`,
  is_only_holder: 'coalesce(u.is_only_holder, false)',
  access_scopes: unitsJson,
  since: momentJson('u.since'),
  version: 'u.version',
});

const orderings = {
  name: sortName,
  email: 'lower(u.email)',
  role: 'u.role_name',
  since: 'u.since',
};

/** One page of a project's team, and how many of all are colleagues and how many are not, in one statement. */
export async function listMembersJson(tx: TenantTx, projectId: number, query: MemberQuery): Promise<string> {
  const order = orderBy(query.ordering, orderings, sortName, 'u.id');
  const counted = (external: boolean) =>
    `(select count(*) from team where ${external ? '' : 'not '}is_external)`;
  const [row] = await tx.query<{ json: string }>({
    text: `with ${team}, matching as (
        select u.*, row_number() over (order by ${order}) as place from team u
        where ${found('$3', ...searchedColumns)}
          and ($4::bigint[] is null or exists (select from held h where h.user_id = u.id and h.id = any($4)))
          and ($5::boolean is null or u.is_external = $5)),
      page as (select * from matching order by place limit $6 offset $7)
      select json_build_object('count', (select count(*) from matching),
        'internal_count', ${counted(false)}, 'external_count', ${counted(true)},
        'results', coalesce((select json_agg(${member} order by u.place) from page u), '[]'))::text as json`,
    values: [
      tx.tenantId,
      projectId,
      query.search ?? null,
      query.role_id?.length ? query.role_id : null,
      query.type === undefined ? null : query.type === 'external',
      query.limit,
      query.offset,
    ],
  });
  return row?.json ?? '';
}

/** One member as JSON with the version of their place on the team. */
export async function readMemberJson(
  tx: TenantTx,
  projectId: number,
  userId: number,
): Promise<{ json: string; version: number } | undefined> {
  const [row] = await tx.query<{ json: string; version: number }>({
    name: 'read_member',
    text: `with ${team} select ${member}::text as json, u.version from team u where u.id = $3`,
    values: [tx.tenantId, projectId, userId],
  });
  return row;
}

/** The active members for whom a permission holds in the project, one page by name. */
export async function listHoldersJson(
  tx: TenantTx,
  projectId: number,
  permission: string,
  page: { search?: string | undefined; limit: number; offset: number },
): Promise<string> {
  const [row] = await tx.query<{ json: string }>({
    name: 'list_module_members',
    text: `with held as (${roles}), matching as (
        select u.id, u.first_name, u.last_name, u.email, row_number() over (order by ${sortName}, u.id) as place
        from app_user u where u.tenant_id = $1 and u.status = 'ACTIVE' and ${found('$4', ...searchedColumns)}
          and exists (select from held h join role_permission x on x.tenant_id = $1 and x.role_id = h.id
            where h.user_id = u.id and x.permission = $3))
      select json_build_object('count', (select count(*) from matching), 'results', coalesce(
        (select json_agg(${personJson('p')} order by p.place)
          from (select * from matching order by place limit $5 offset $6) p), '[]'))::text as json`,
    values: [tx.tenantId, projectId, permission, page.search ?? null, page.limit, page.offset],
  });
  return row?.json ?? '';
}
