import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';

type Loaded = { userId: number; roleId: number | null; version: number };

const projectOf = (projectId: number | null): number => {
  if (projectId === null) throw new Error('A place on a team needs the project of its change set.');
  return projectId;
};

/** Reads and locks places on a project's team, by the number of the person. */
export async function loadMemberships(
  tx: TenantTx,
  userIds: readonly number[],
  projectId: number | null,
): Promise<Map<number, Snapshot>> {
  const project = projectOf(projectId);
  const rows = await tx.query<Loaded>({
    name: 'load_memberships',
    text: `select user_id as "userId", role_id as "roleId", version from project_member
      where tenant_id = $1 and project_id = $2 and user_id = any($3::bigint[]) order by user_id for update`,
    values: [tx.tenantId, project, userIds],
  });
  return new Map(
    rows.map(({ userId, roleId, version }) => [
      userId,
      { version, projectId: project, fields: { project_id: project, role_id: roleId } },
    ]),
  );
}

const toRecords = (rows: readonly RowWrite[]) =>
  JSON.stringify(
    rows.map(({ id, version, fields }) => ({ user_id: id, version, role_id: fields['role_id'] ?? null })),
  );

export async function insertMemberships(
  tx: TenantTx,
  rows: readonly RowWrite[],
  projectId: number | null,
  now: string,
): Promise<void> {
  await tx.query({
    name: 'insert_memberships',
    text: `insert into project_member (tenant_id, project_id, user_id, role_id, version, created_at)
      select $1, $2, r.user_id, r.role_id, r.version, $4
      from jsonb_to_recordset($3::jsonb) as r (user_id bigint, role_id bigint, version int)`,
    values: [tx.tenantId, projectOf(projectId), toRecords(rows), now],
  });
}

export async function updateMemberships(
  tx: TenantTx,
  rows: readonly RowWrite[],
  projectId: number | null,
): Promise<void> {
  await tx.query({
    name: 'update_memberships',
    text: `update project_member m set role_id = r.role_id, version = r.version
      from jsonb_to_recordset($3::jsonb) as r (user_id bigint, role_id bigint, version int)
      where m.tenant_id = $1 and m.project_id = $2 and m.user_id = r.user_id`,
    values: [tx.tenantId, projectOf(projectId), toRecords(rows)],
  });
}

export async function removeMemberships(
  tx: TenantTx,
  rows: readonly RowWrite[],
  projectId: number | null,
): Promise<void> {
  await tx.query({
    name: 'remove_memberships',
    text: `delete from project_member where tenant_id = $1 and project_id = $2 and user_id = any($3::bigint[])`,
    values: [tx.tenantId, projectOf(projectId), rows.map(({ id }) => id)],
  });
}
