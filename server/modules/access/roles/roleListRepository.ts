import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, personJson } from '../../jsonSql.ts';
import { byName, memberJson } from '../memberRepository.ts';

export type RoleListQuery = {
  search?: string | undefined;
  type?: 'internal' | 'external' | undefined;
  is_impersonable?: boolean | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

const internalFirst = `array_position(array['internal', 'external'], type)`;
const orderings = {
  name: 'lower(name)',
  type: internalFirst,
  permission_count: 'permission_count',
  member_count: 'member_count + pending_count',
  is_impersonable: 'is_impersonable',
};

const matching = `select r.id, r.name, r.description, r.type, r.is_impersonable, r.version,
    coalesce(g.count, 0) as permission_count, coalesce(h.signed_up, 0) as member_count,
    coalesce(h.pending, 0) as pending_count, coalesce(t.count, 0) as project_count
  from role r
  left join (select role_id, count(*) from role_permission where tenant_id = $1 group by role_id) g on g.role_id = r.id
  left join (select l.role_id, count(*) filter (where u.status <> 'INVITED') as signed_up,
      count(*) filter (where u.status = 'INVITED') as pending
    from user_role l join app_user u on u.tenant_id = $1 and u.id = l.user_id
    where l.tenant_id = $1 group by l.role_id) h on h.role_id = r.id
  left join (select role_id, count(distinct project_id) from project_member where tenant_id = $1 group by role_id) t
    on t.role_id = r.id
  where r.tenant_id = $1 and ${found('$2', 'r.name', 'r.description')} and ($3::text is null or r.type = $3)
    and ($4::boolean is null or r.is_impersonable = $4)`;

const row = `json_build_object('id', p.id, 'name', p.name, 'description', p.description, 'type', p.type,
  'is_impersonable', p.is_impersonable, 'version', p.version, 'permission_count', p.permission_count,
  'member_count', p.member_count, 'pending_count', p.pending_count, 'project_count', p.project_count,
  'members', coalesce(m.people, '[]'))`;

const firstMembers = `select json_agg(${personJson('u')} order by ${byName('u')}) as people from (
  select u.* from user_role l join app_user u on u.tenant_id = $1 and u.id = l.user_id and u.status <> 'INVITED'
  where l.tenant_id = $1 and l.role_id = p.id order by ${byName('u')} limit 4) u`;

/** One page of the roles, with how many of all matches are internal and external, in one statement. */
export async function listRolesJson(tx: TenantTx, query: RoleListQuery): Promise<string> {
  const order = orderBy(query.ordering, orderings, internalFirst, 'id');
  const [found] = await tx.query<{ json: string }>({
    text: `with matching as materialized (${matching}),
      page as (select *, row_number() over (order by ${order}) as place from matching order by ${order} limit $5 offset $6)
      select json_build_object('count', (select count(*) from matching),
        'internal_count', (select count(*) from matching where type = 'internal'),
        'external_count', (select count(*) from matching where type = 'external'),
        'results', coalesce((select json_agg(${row} order by p.place)
          from page p left join lateral (${firstMembers}) m on true), '[]'))::text as json`,
    values: [
      tx.tenantId,
      query.search ?? null,
      query.type ?? null,
      query.is_impersonable ?? null,
      query.limit,
      query.offset,
    ],
  });
  return found?.json ?? '';
}

/** One role with everything that an administrator sees of it; undefined where there is none. */
export async function readRoleJson(
  tx: TenantTx,
  id: number,
): Promise<{ json: string; version: number } | undefined> {
  const [row] = await tx.query<{ json: string; version: number }>({
    name: 'read_role',
    text: `select r.version, json_build_object('id', r.id, 'name', r.name, 'description', r.description, 'type', r.type,
        'is_impersonable', r.is_impersonable, 'version', r.version,
        'permissions', array(select permission from role_permission
          where tenant_id = $1 and role_id = r.id order by permission),
        'members', coalesce((select json_agg(${memberJson('u')} order by ${byName('u')})
          from user_role l join app_user u on u.tenant_id = $1 and u.id = l.user_id
          where l.tenant_id = $1 and l.role_id = r.id), '[]'),
        'access_scopes', coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by lower(s.name), s.id)
          from role_access_scope l join access_scope s on s.tenant_id = $1 and s.id = l.access_scope_id
          where l.tenant_id = $1 and l.role_id = r.id), '[]'),
        'project_count', (select count(distinct project_id) from project_member
          where tenant_id = $1 and role_id = r.id))::text as json
      from role r where r.tenant_id = $1 and r.id = $2`,
    values: [tx.tenantId, id],
  });
  return row;
}
