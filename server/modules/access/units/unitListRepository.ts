import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, personJson } from '../../jsonSql.ts';
import { byName, memberJson } from '../memberRepository.ts';

export type UnitListQuery = {
  search?: string | undefined;
  limit?: number | 'all' | undefined;
  offset: number;
};

const order = (alias: string) => `lower(${alias}.name), ${alias}.id`;

const row = `json_build_object('id', p.id, 'name', p.name, 'parent', p.parent_id, 'version', p.version,
  'member_count', (select count(*) from user_access_scope where tenant_id = $1 and access_scope_id = p.id),
  'project_count', (select count(*) from project where tenant_id = $1 and access_scope_id = p.id),
  'members', coalesce((select json_agg(${personJson('u')} order by ${byName('u')}) from (
    select u.* from user_access_scope l join app_user u on u.tenant_id = $1 and u.id = l.user_id
    where l.tenant_id = $1 and l.access_scope_id = p.id order by ${byName('u')} limit 4) u), '[]'))`;

/** The business units by name, each with its parent, one page as JSON. */
export async function listUnitsJson(tx: TenantTx, { search, limit, offset }: UnitListQuery): Promise<string> {
  const matches = `s.tenant_id = $1 and ${found('$2', 's.name')}`;
  const [answer] = await tx.query<{ json: string }>({
    name: 'list_access_scopes',
    text: `with page as (select s.* from access_scope s where ${matches} order by ${order('s')} limit $3 offset $4)
      select json_build_object('count', (select count(*) from access_scope s where ${matches}),
        'results', coalesce((select json_agg(${row} order by ${order('p')}) from page p), '[]'))::text as json`,
    values: [tx.tenantId, search ?? null, limit === 'all' ? null : (limit ?? 20), offset],
  });
  return answer?.json ?? '';
}

/** One business unit with everybody in it; undefined where there is none. */
export async function readUnitJson(
  tx: TenantTx,
  id: number,
): Promise<{ json: string; version: number } | undefined> {
  const [answer] = await tx.query<{ json: string; version: number }>({
    name: 'read_access_scope',
    text: `select s.version, json_build_object('id', s.id, 'name', s.name, 'parent', s.parent_id, 'version', s.version,
        'project_count', (select count(*) from project where tenant_id = $1 and access_scope_id = s.id),
        'members', coalesce((select json_agg(${memberJson('u')} order by ${byName('u')})
          from user_access_scope l join app_user u on u.tenant_id = $1 and u.id = l.user_id
          where l.tenant_id = $1 and l.access_scope_id = s.id), '[]'),
        'roles', coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by lower(r.name), r.id)
          from role_access_scope l join role r on r.tenant_id = $1 and r.id = l.role_id
          where l.tenant_id = $1 and l.access_scope_id = s.id), '[]'))::text as json
      from access_scope s where s.tenant_id = $1 and s.id = $2`,
    values: [tx.tenantId, id],
  });
  return answer;
}
