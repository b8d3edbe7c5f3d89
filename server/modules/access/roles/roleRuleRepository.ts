import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { byName } from '../memberRepository.ts';

/** Names of the company's other roles. */
export async function otherRoleNames(tx: TenantTx, except: number | null): Promise<string[]> {
  const rows = await tx.query<{ name: string }>({
    name: 'other_role_names',
    text: 'select name from role where tenant_id = $1 and id is distinct from $2',
    values: [tx.tenantId, except],
  });
  return rows.map(({ name }) => name);
}

const nameOf = `case when u.first_name || u.last_name = '' then u.email else u.first_name || ' ' || u.last_name end`;

/** External people who hold a role, in the company or on a project's team. */
export async function externalHolders(tx: TenantTx, roleId: number): Promise<string[]> {
  const rows = await tx.query<{ name: string }>({
    name: 'external_holders',
    text: `select ${nameOf} as name from app_user u where u.tenant_id = $1 and u.is_external and (
        exists (select from user_role l where l.tenant_id = $1 and l.role_id = $2 and l.user_id = u.id)
        or exists (select from project_member m where m.tenant_id = $1 and m.role_id = $2 and m.user_id = u.id))
      order by ${byName('u')}`,
    values: [tx.tenantId, roleId],
  });
  return rows.map(({ name }) => name);
}

/** Who holds a role: people by name, and the projects in which somebody holds it. */
export async function readHolders(
  tx: TenantTx,
  roleId: number,
): Promise<{ people: string[]; projects: string[] }> {
  const [row] = await tx.query<{ people: string[]; projects: string[] }>({
    name: 'role_holders',
    text: `select array(select ${nameOf} from user_role l join app_user u on u.tenant_id = $1 and u.id = l.user_id
          where l.tenant_id = $1 and l.role_id = $2 order by ${byName('u')}) as people,
        array(select p.name from project p where p.tenant_id = $1 and exists (select from project_member m
          where m.tenant_id = $1 and m.project_id = p.id and m.role_id = $2) order by lower(p.name), p.id) as projects`,
    values: [tx.tenantId, roleId],
  });
  return row ?? { people: [], projects: [] };
}
