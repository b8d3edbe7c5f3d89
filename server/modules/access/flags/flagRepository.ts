import { clientFlags, tenantFlags } from '#contract/unions.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';

type Stored = { switches: Record<string, boolean>; flags: Record<string, boolean>; version: number };

/** The company's feature flags as one row, each flag a field: null where the company has never set a client flag. */
export async function loadFlags(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  if (!ids.includes(tx.tenantId)) return new Map();
  const [row] = await tx.query<Stored>({
    text: `select coalesce((select json_object_agg(flag, enabled) from tenant_flag where tenant_id = $1), '{}') as switches,
      coalesce((select json_object_agg(flag, enabled) from client_flag where tenant_id = $1), '{}') as flags,
      (select count(*)::int + 1 from change_entry where tenant_id = $1 and entity = 'feature_flags') as version`,
    values: [tx.tenantId],
  });
  if (!row) return new Map();
  const fields = Object.fromEntries([
    ...tenantFlags.map((flag) => [flag, row.switches[flag] ?? false]),
    ...clientFlags.map((flag) => [flag, row.flags[flag] ?? null]),
  ]) as Record<string, unknown>;
  return new Map([[tx.tenantId, { version: row.version, projectId: null, fields }]]);
}

/** Writes the flags that changed. */
export async function writeFlags(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  for (const { changed, fields } of rows) {
    for (const [table, names] of [
      ['tenant_flag', tenantFlags],
      ['client_flag', clientFlags],
    ] as const) {
      const own = names.filter((name) => changed.includes(name));
      if (own.length === 0) continue;
      await tx.query({
        text: `insert into ${table} (tenant_id, flag, enabled)
          select $1, key, value::boolean from jsonb_each_text($2::jsonb)
          on conflict (tenant_id, flag) do update set enabled = excluded.enabled`,
        values: [tx.tenantId, JSON.stringify(Object.fromEntries(own.map((name) => [name, fields[name]])))],
      });
    }
  }
}
