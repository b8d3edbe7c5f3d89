import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { momentJson } from '../../jsonSql.ts';
import { unitsBelow } from './personSql.ts';

export type InviterRow = {
  name: string;
  email_domains: string[];
  /** What they hold in the company, whatever project they are in. */
  permissions: string[];
  /** Their own business units and those of their roles, with everything below. */
  unit_ids: number[];
  /** Invitations of the last hour, newest first. */
  sent: string[];
};

const ownUnits = `array(select s.access_scope_id from user_access_scope s where s.tenant_id = $1 and s.user_id = $2
  union select s.access_scope_id from user_role l
    join role_access_scope s on s.tenant_id = $1 and s.role_id = l.role_id
    where l.tenant_id = $1 and l.user_id = $2)`;

/** What an invitation has to know of whoever sends it, in one statement. */
export async function readInviter(tx: TenantTx, userId: number, now: Date): Promise<InviterRow> {
  const [row] = await tx.query<InviterRow>({
    name: 'read_inviter',
    text: `select trim(u.first_name || ' ' || u.last_name) as name, t.email_domains,
        array(select distinct x.permission from user_role l
          join role_permission x on x.tenant_id = $1 and x.role_id = l.role_id
          where l.tenant_id = $1 and l.user_id = $2) as permissions,
        array(select b.id::float8 from access_scope b where b.tenant_id = $1 and b.id in ${unitsBelow(ownUnits)}) as unit_ids,
        array(select ${momentJson('i.invited_at')} from app_user i where i.tenant_id = $1 and i.invited_by_id = $2
          and i.invited_at > $3::timestamptz - interval '1 hour' order by i.invited_at desc limit 200) as sent
      from app_user u join tenant t on t.id = $1 where u.tenant_id = $1 and u.id = $2`,
    values: [tx.tenantId, userId, now.toISOString()],
  });
  if (!row) throw new Error(`There is no account ${userId} to invite from.`);
  return row;
}

/** Every role is grantable to an administrator (`$3`); to others those whose permissions they hold (`$2`). */
const grantable = `($3::boolean or not exists (select from role_permission x
  where x.tenant_id = $1 and x.role_id = r.id and x.permission <> all($2::text[])))`;

export type RoleRow = {
  id: number;
  name: string;
  type: 'internal' | 'external';
  permission_count: number;
  is_grantable: boolean;
};

/** Roles by name, with whether their giver may give them; all of them, or those of `ids`. */
export function listGivenRoles(
  tx: TenantTx,
  giver: { permissions: readonly string[]; isAdministrator: boolean },
  ids: readonly number[] | null = null,
): Promise<RoleRow[]> {
  return tx.query<RoleRow>({
    name: 'list_given_roles',
    text: `select r.id, r.name, r.type, (select count(*)::int from role_permission x
          where x.tenant_id = $1 and x.role_id = r.id) as permission_count, ${grantable} as is_grantable
      from role r where r.tenant_id = $1 and ($4::bigint[] is null or r.id = any($4)) order by lower(r.name), r.id`,
    values: [tx.tenantId, giver.permissions, giver.isAdministrator, ids],
  });
}

export type UnitRow = { id: number; name: string; parent_id: number | null };

/** Business units by name: all of them, or those of `ids`. */
export function listUnits(tx: TenantTx, ids: readonly number[] | null): Promise<UnitRow[]> {
  return tx.query<UnitRow>({
    name: 'list_given_units',
    text: `select id, name, parent_id from access_scope
      where tenant_id = $1 and ($2::bigint[] is null or id = any($2)) order by lower(name), id`,
    values: [tx.tenantId, ids],
  });
}
