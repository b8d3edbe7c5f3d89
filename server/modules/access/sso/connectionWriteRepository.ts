import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { usualConfig } from '#server/identity/federation/connection.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';

/** Settings of which a test speaks: once they change, it says nothing any more. */
export const testedFields: readonly string[] = Object.keys(usualConfig.oidc);

type Stored = { id: number; version: number; fields: Record<string, unknown> };

/** Reads and locks connections; their settings stand beside name and state. */
export async function lockConnections(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  const rows = await tx.query<Stored>({
    text: `select id, version, jsonb_build_object('kind', kind, 'name', name, 'enabled', enabled,
        'created_by_id', created_by_id, 'created_at', created_at) || config as fields
      from sso_connection where tenant_id = $1 and id = any($2::bigint[]) order by id for update`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, version, fields }) => [id, { version, projectId: null, fields }]));
}

const toJson = (rows: readonly RowWrite[]) =>
  JSON.stringify(
    rows.map(({ id, version, fields, changed }) => ({
      ...fields,
      id,
      version,
      config: Object.fromEntries(testedFields.map((name) => [name, fields[name]])),
      voids: changed.some((name) => testedFields.includes(name)),
    })),
  );
const columns = `id bigint, version int, kind text, name text, enabled boolean, config jsonb, voids boolean,
  created_by_id bigint, created_at timestamptz`;

export async function insertConnections(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: `insert into sso_connection (tenant_id, id, version, kind, name, enabled, config, created_by_id, created_at)
      select $1, id, version, kind, name, enabled, config, created_by_id, created_at
      from jsonb_to_recordset($2::jsonb) as r (${columns})`,
    values: [tx.tenantId, toJson(rows)],
  });
}

/** Writes changed connections; what their last test said goes with the settings that it was about. */
export async function updateConnections(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: `update sso_connection c set name = r.name, enabled = r.enabled, config = r.config, version = r.version,
        test = case when r.voids then null else c.test end
      from jsonb_to_recordset($2::jsonb) as r (${columns}) where c.tenant_id = $1 and c.id = r.id`,
    values: [tx.tenantId, toJson(rows)],
  });
}

/** Deletes connections with the links to their people. */
export async function removeConnections(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: 'delete from sso_connection where tenant_id = $1 and id = any($2::bigint[])',
    values: [tx.tenantId, rows.map(({ id }) => id)],
  });
}
