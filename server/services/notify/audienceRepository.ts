import type { AcceptedInvite, NamedProject, NamedRow, NotifiedRow } from '#domain/notifications';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { inUnitsOf, projectInSight } from '#server/plugins/accessRepository.ts';

/**
 * The condition that a person holds a permission in project `p`: by the role they hold there, else by those they hold
 * in the company. `person` and `permission` are SQL; `$1` is the company.
 */
export const holdsInProject = (person: string, permission: string): string => `exists (
  select from role_permission h where h.tenant_id = $1 and h.permission = ${permission} and h.role_id in (
    select coalesce(m.role_id, r.role_id) from user_role r
    left join project_member m on m.tenant_id = $1 and m.project_id = p.id and m.user_id = r.user_id
    where r.tenant_id = $1 and r.user_id = ${person}
    union select m.role_id from project_member m where m.tenant_id = $1 and m.project_id = p.id and m.user_id = ${person}))`;

/** The condition that a person sees every project of the company. */
export const seesAllOf = (person: string): string => `exists (
  select from user_role r join role_permission h on h.tenant_id = $1 and h.role_id = r.role_id
  where r.tenant_id = $1 and r.user_id = ${person} and h.permission = 'view_all_projects')`;

/** The condition that project `p` is in a person's sight, who may be a column: for many people at once. */
export const inSightOf = (person: string): string =>
  projectInSight({ seesAll: seesAllOf(person), user: person, only: 'null', inUnits: inUnitsOf(person) });

/** Of these people those who are active, see the project and hold the permission in it. */
export async function listAudience(
  tx: TenantTx,
  projectId: number,
  permission: string,
  userIds: readonly number[],
): Promise<Set<number>> {
  const rows = await tx.query<{ id: number }>({
    name: 'list_audience',
    text: `select u.id from app_user u join project p on p.tenant_id = $1 and p.id = $2
      where u.tenant_id = $1 and u.id = any($4::bigint[]) and u.status = 'ACTIVE'
        and ${holdsInProject('u.id', '$3')} and ${inSightOf('u.id')}`,
    values: [tx.tenantId, projectId, permission, userIds],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Who invited somebody, and to what: their first project, or the company alone. Undefined where nobody is known to. */
export async function readInvite(tx: TenantTx, userId: number): Promise<AcceptedInvite | undefined> {
  const [row] = await tx.query<
    Omit<AcceptedInvite, 'project'> & { projectId: number | null; projectName: string }
  >({
    name: 'read_invite',
    text: `select i.id as "inviterId", trim(u.first_name || ' ' || u.last_name) as name, r.name as "roleName",
        p.id as "projectId", p.name as "projectName"
      from app_user u
      join app_user i on i.tenant_id = $1 and i.id = u.invited_by_id and i.status = 'ACTIVE'
      left join lateral (select m.project_id, m.role_id from project_member m
        where m.tenant_id = $1 and m.user_id = u.id order by m.created_at, m.project_id limit 1) m on true
      left join project p on p.tenant_id = $1 and p.id = m.project_id
      left join role r on r.tenant_id = $1 and r.id = coalesce(m.role_id, (
        select min(l.role_id) from user_role l where l.tenant_id = $1 and l.user_id = u.id))
      where u.tenant_id = $1 and u.id = $2`,
    values: [tx.tenantId, userId],
  });
  if (!row) return undefined;
  const { projectId, projectName, ...invite } = row;
  return { ...invite, project: projectId === null ? null : { id: projectId, name: projectName } };
}

const namesOf = (
  subject: NotifiedRow['subject'],
) => `select '${subject}' as subject, o.id, o.number, o.name, o.status
  from ${subject} o where o.tenant_id = $1 and o.project_id = $2 and not o.is_deleted
    and o.id in (select (a ->> 'id')::bigint from jsonb_array_elements($3::jsonb) a where a ->> 'subject' = '${subject}')`;

/** What notifications name: the project, and rows of it that were not deleted. */
export async function readNames(
  tx: TenantTx,
  projectId: number,
  about: readonly NotifiedRow[],
): Promise<{ project: NamedProject; rows: NamedRow[] } | undefined> {
  const [row] = await tx.query<NamedProject & { rows: NamedRow[] }>({
    name: 'names_for_notifications',
    text: `select p.id, p.name, coalesce((select json_agg(json_build_object(
          'subject', r.subject, 'id', r.id, 'number', r.number, 'name', r.name, 'status', r.status))
        from (${namesOf('item')} union all ${namesOf('risk')} union all ${namesOf('issue')}
          union all ${namesOf('bid_package')}) r), '[]') as rows
      from project p where p.tenant_id = $1 and p.id = $2`,
    values: [tx.tenantId, projectId, JSON.stringify(about)],
  });
  if (!row) return undefined;
  const { rows, ...project } = row;
  return { project, rows };
}
