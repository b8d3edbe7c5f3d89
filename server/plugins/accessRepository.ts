import type { Permission, TenantFlag } from '#contract/unions.ts';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';

export type AccessRow = {
  isActive: boolean;
  isExternal: boolean;
  permissions: Permission[];
  tenantFlags: TenantFlag[];
};

/** What a person may do in their company, in one statement; undefined for an unknown person. */
export async function loadAccess(
  database: Database,
  tenantId: number,
  userId: number,
): Promise<AccessRow | undefined> {
  const rows = await database.asTenant(
    tenantId,
    (tx) =>
      tx.query<AccessRow>({
        name: 'load_access',
        text: `select u.status = 'ACTIVE' as "isActive", u.is_external as "isExternal",
            array(select distinct p.permission from user_role r
              join role_permission p on p.tenant_id = r.tenant_id and p.role_id = r.role_id
              where r.tenant_id = $1 and r.user_id = $2 order by p.permission) as permissions,
            array(select f.flag from tenant_flag f where f.tenant_id = $1 and f.enabled) as "tenantFlags"
          from app_user u where u.tenant_id = $1 and u.id = $2`,
        values: [tenantId, userId],
      }),
    { readOnly: true },
  );
  return rows[0];
}

/**
 * The condition that project `p` is in sight (decisions §14): `seesAll` and `user` are the numbers of the parameters
 * that hold view_all_projects and the person; `$1` is the company. Business units reach down their tree.
 */
export const projectInSight = (seesAll: string, user: string): string => `(${seesAll}::boolean
  or exists (select from project_member m where m.tenant_id = $1 and m.project_id = p.id and m.user_id = ${user})
  or p.access_scope_id in (
    with recursive unit (id) as (
      select s.access_scope_id from user_access_scope s where s.tenant_id = $1 and s.user_id = ${user}
      union select c.id from access_scope c join unit on c.parent_id = unit.id where c.tenant_id = $1)
    select id from unit))`;

/** Whether a person sees a project. A missing one and one out of sight are the same. */
export async function isProjectInSight(
  tx: TenantTx,
  userId: number,
  seesAll: boolean,
  projectId: number,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'project_in_sight',
    text: `select from project p where p.tenant_id = $1 and p.id = $4 and ${projectInSight('$2', '$3')}`,
    values: [tx.tenantId, seesAll, userId, projectId],
  });
  return rows.length > 0;
}
