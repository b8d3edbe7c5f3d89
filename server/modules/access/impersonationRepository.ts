import type { Permission } from '#contract/unions.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found } from '../jsonSql.ts';

export type ImpersonableRoleRow = {
  id: number;
  name: string;
  type: 'internal' | 'external';
  description: string;
  permissions: number;
  withheld: number;
};

type Page = { search?: string | undefined; limit: number; offset: number };

/** The impersonable roles by name, one page, each with how many of its permissions are not among those `held`. */
export async function listImpersonable(
  tx: TenantTx,
  held: readonly Permission[],
  { search, limit, offset }: Page,
): Promise<{ count: number; results: ImpersonableRoleRow[] }> {
  const [row] = await tx.query<{ page: { count: number; results: ImpersonableRoleRow[] } }>({
    name: 'list_impersonable',
    text: `with matching as (
        select r.id, r.name, r.type, r.description from role r
        where r.tenant_id = $1 and r.is_impersonable and ${found('$3', 'r.name', 'r.description')}),
      page as (
        select m.*, count(x.permission) as permissions,
          count(x.permission) filter (where x.permission <> all($2::text[])) as withheld
        from (select * from matching order by lower(name), id limit $4 offset $5) m
        left join role_permission x on x.tenant_id = $1 and x.role_id = m.id
        group by m.id, m.name, m.type, m.description)
      select json_build_object('count', (select count(*) from matching), 'results', coalesce(
        (select json_agg(page order by lower(name), id) from page), '[]')) as page`,
    values: [tx.tenantId, held, search?.trim() || null, limit, offset],
  });
  return row?.page ?? { count: 0, results: [] };
}

/** What has to be known before a project is viewed as a role; undefined for an unknown role. */
export async function readImpersonable(
  tx: TenantTx,
  roleId: number,
  projectId: number,
): Promise<{ name: string; isImpersonable: boolean; projectStatus: string } | undefined> {
  const [row] = await tx.query<{ name: string; isImpersonable: boolean; projectStatus: string }>({
    text: `select r.name, r.is_impersonable as "isImpersonable", p.status as "projectStatus"
      from role r join project p on p.tenant_id = $1 and p.id = $3
      where r.tenant_id = $1 and r.id = $2`,
    values: [tx.tenantId, roleId, projectId],
  });
  return row;
}

type View = { sessionId: string; userId: number; roleId: number; projectId: number; startedAt: string };

/** Notes as what a session views a project; an earlier view of the session ends with it. */
export async function saveImpersonation(tx: TenantTx, view: View): Promise<void> {
  await tx.query({
    text: `insert into impersonation (tenant_id, session_id, user_id, role_id, project_id, started_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (tenant_id, session_id) do update set user_id = excluded.user_id, role_id = excluded.role_id,
        project_id = excluded.project_id, started_at = excluded.started_at`,
    values: [tx.tenantId, view.sessionId, view.userId, view.roleId, view.projectId, view.startedAt],
  });
}

export async function removeImpersonation(tx: TenantTx, sessionId: string): Promise<void> {
  await tx.query({
    text: 'delete from impersonation where tenant_id = $1 and session_id = $2',
    values: [tx.tenantId, sessionId],
  });
}
