import type { ClientFlag, Permission, TenantFlag } from '#contract/unions.ts';
import type { Database } from '#server/database/tenantTransaction.ts';

/** The role that a session views a project as, with what it takes for that to stand. */
export type ImpersonationRow = {
  roleId: number;
  roleName: string;
  isImpersonable: boolean;
  projectId: number;
  permissions: Permission[];
};

export type AccessRow = {
  isActive: boolean;
  isExternal: boolean;
  /** Whether the sign-in session of the token goes on. */
  sessionLives: boolean;
  /** Tokens issued before this moment (ISO 8601) are refused. */
  sessionsEndedAt: string | null;
  /** What holds in the company. */
  permissions: Permission[];
  /** What holds in the project instead, for somebody with a role of their own there. */
  projectPermissions: Permission[] | null;
  /** Whether the project is there and in sight. */
  inSight: boolean;
  tenantFlags: TenantFlag[];
  /** Client flags that the company has set apart; null for none. */
  clientFlags: Partial<Record<ClientFlag, boolean>> | null;
  impersonation: ImpersonationRow | null;
};

/** Whose rights: a person in a session, in a project or (null) in the company. */
export type AccessQuestion = {
  tenantId: number;
  userId: number;
  sessionId: string;
  projectId: number | null;
};

/** The business units of a person and of their roles, with everything below them; `user` is the number of a parameter. */
export const unitsOf = (user: string) => `(
  with recursive unit (id) as (
    (select s.access_scope_id from user_access_scope s where s.tenant_id = $1 and s.user_id = ${user}
     union select s.access_scope_id from user_role l
       join role_access_scope s on s.tenant_id = $1 and s.role_id = l.role_id
       where l.tenant_id = $1 and l.user_id = ${user})
    union select c.id from access_scope c join unit on c.parent_id = unit.id where c.tenant_id = $1)
  select id from unit)`;

const permissionsOf = (role: string) =>
  `array(select x.permission from role_permission x where x.tenant_id = $1 and x.role_id = ${role} order by x.permission)`;

const companyPermissions = `array(select distinct x.permission from user_role l
  join role_permission x on x.tenant_id = $1 and x.role_id = l.role_id
  where l.tenant_id = $1 and l.user_id = $2 order by x.permission)`;

const seesAll = `exists (select from user_role l
  join role_permission x on x.tenant_id = $1 and x.role_id = l.role_id and x.permission = 'view_all_projects'
  where l.tenant_id = $1 and l.user_id = $2)`;

const impersonation = `json_build_object('roleId', r.id, 'roleName', r.name, 'isImpersonable', r.is_impersonable,
  'projectId', i.project_id, 'permissions', ${permissionsOf('r.id')})`;

const accessText = `select u.status = 'ACTIVE' as "isActive", u.is_external as "isExternal",
    u.sessions_ended_at as "sessionsEndedAt",
    exists (select from oidc_payload o where o.tenant_id = $1 and o.type = 'Session' and o.uid = $3
      and o.expires_at > now() and o.payload->>'accountId' = $2::bigint::text) as "sessionLives",
    ${companyPermissions} as permissions,
    case when m.role_id is not null then ${permissionsOf('m.role_id')} end as "projectPermissions",
    case when p.id is null then false when m.user_id is not null then true when ${seesAll} then true
      else p.access_scope_id in ${unitsOf('$2')} end is true as "inSight",
    array(select f.flag from tenant_flag f where f.tenant_id = $1 and f.enabled) as "tenantFlags",
    (select json_object_agg(f.flag, f.enabled) from client_flag f where f.tenant_id = $1) as "clientFlags",
    case when r.id is not null then ${impersonation} end as impersonation
  from app_user u
  left join project p on p.tenant_id = $1 and p.id = $4::bigint and not p.is_deleted
  left join project_member m on m.tenant_id = $1 and m.project_id = p.id and m.user_id = u.id
  left join impersonation i on i.tenant_id = $1 and i.session_id = $3 and i.user_id = u.id
  left join role r on r.tenant_id = $1 and r.id = i.role_id
  where u.tenant_id = $1 and u.id = $2::bigint`;

/** What a person may do in their company and in a project, in one statement; undefined for an unknown person. */
export async function loadAccess(
  database: Database,
  { tenantId, userId, sessionId, projectId }: AccessQuestion,
): Promise<AccessRow | undefined> {
  const values = [tenantId, userId, sessionId, projectId];
  const rows = await database.asTenant(
    tenantId,
    (tx) => tx.query<AccessRow>({ name: 'load_access', text: accessText, values }),
    { readOnly: true },
  );
  return rows[0];
}

/**
 * The condition that project `p` is in a business unit of a person, or below one. `user` may be a column: the pairs of
 * units and what is above them do not depend on it, so they are gathered once in a statement, not for each row.
 */
export const inUnitsOf = (user: string) => `exists (
  select from (
    select s.access_scope_id from user_access_scope s where s.tenant_id = $1 and s.user_id = ${user}
    union all select s.access_scope_id from user_role l
      join role_access_scope s on s.tenant_id = $1 and s.role_id = l.role_id
      where l.tenant_id = $1 and l.user_id = ${user}) own
  where (p.access_scope_id, own.access_scope_id) in (
    with recursive reach (id, above) as (
      select a.id, a.id from access_scope a where a.tenant_id = $1
      union select r.id, a.parent_id from reach r
        join access_scope a on a.tenant_id = $1 and a.id = r.above where a.parent_id is not null)
    select id, above from reach))`;

/** The numbers of the parameters that `projectInSight` asks for; `inUnits` in place of the usual condition on units. */
type SightPlaces = { seesAll: string; user: string; only: string; inUnits?: string };

/**
 * The condition that project `p` is in sight (docs/product/access.md): `seesAll` holds view_all_projects, `user` the person,
 * `only` the one project that an impersonator sees, else null; `$1` is the company. Business units reach down their
 * tree; a deleted project is out of everybody's sight.
 */
export const projectInSight = ({ seesAll: all, user, only, inUnits }: SightPlaces): string =>
  `(not p.is_deleted and case when ${only}::bigint is not null then p.id = ${only}::bigint else (${all}::boolean
  or exists (select from project_member m where m.tenant_id = $1 and m.project_id = p.id and m.user_id = ${user})
  or ${inUnits ?? `p.access_scope_id in ${unitsOf(user)}`}) end)`;
