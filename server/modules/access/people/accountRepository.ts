import type { AccountStatus } from '#domain/people';
import type { Caller } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { momentJson } from '../../jsonSql.ts';

export type AccountRow = {
  id: number;
  email: string;
  status: AccountStatus;
  is_external: boolean;
  invited_at: string | null;
  last_seen_at: string | null;
  role_ids: number[];
  access_scope_ids: number[];
  version: number;
};

const account = `select u.id, u.email, u.status, u.is_external, ${momentJson('u.invited_at')} as invited_at,
    ${momentJson('u.last_seen_at')} as last_seen_at, u.version,
    array(select l.role_id::float8 from user_role l where l.tenant_id = $1 and l.user_id = u.id) as role_ids,
    array(select l.access_scope_id::float8 from user_access_scope l
      where l.tenant_id = $1 and l.user_id = u.id) as access_scope_ids
  from app_user u where u.tenant_id = $1`;

/** An account, locked until the transaction ends: what is decided about it stays true. Undefined for none. */
export async function lockAccount(tx: TenantTx, id: number): Promise<AccountRow | undefined> {
  await tx.query({
    name: 'lock_account',
    text: 'select from app_user where tenant_id = $1 and id = $2 for update',
    values: [tx.tenantId, id],
  });
  const [row] = await tx.query<AccountRow>({
    name: 'read_account',
    text: `${account} and u.id = $2`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** The account of an address, locked. */
export async function lockAccountOf(tx: TenantTx, email: string): Promise<AccountRow | undefined> {
  const [found] = await tx.query<{ id: number }>({
    name: 'find_account',
    text: 'select id from app_user where tenant_id = $1 and lower(email) = $2 for update',
    values: [tx.tenantId, email],
  });
  return found && lockAccount(tx, found.id);
}

/** The projects on whose teams somebody is. */
export async function listProjectIdsOf(tx: TenantTx, userId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'projects_of_person',
    text: 'select project_id as id from project_member where tenant_id = $1 and user_id = $2 order by project_id',
    values: [tx.tenantId, userId],
  });
  return rows.map(({ id }) => id);
}

/** Who looks: `onlyProject` is the one that an impersonator sees. */
export type Reader = { userId: number; seesAll: boolean; onlyProject: number | null };

/** The caller as somebody who sees projects. */
export const readerOf = (caller: Caller): Reader => ({
  userId: caller.userId,
  seesAll: caller.permissions.has('view_all_projects'),
  onlyProject: caller.impersonation?.projectId ?? null,
});

/** The projects that somebody sees, by number (docs/product/access.md). */
export async function listVisibleProjectIds(
  tx: TenantTx,
  { userId, seesAll, onlyProject }: Reader,
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'visible_projects',
    text: `select p.id from project p where p.tenant_id = $1 and ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })} order by p.id`,
    values: [tx.tenantId, seesAll, userId, onlyProject],
  });
  return rows.map(({ id }) => id);
}
