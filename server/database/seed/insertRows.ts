import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** Adds many rows of one table in one statement; every row names the same columns, the tenant is added here. */
export async function insertRows(
  tx: TenantTx,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await tx.query({
    text: `insert into ${table} (tenant_id, ${columns})
      select $1, ${columns} from jsonb_populate_recordset(null::${table}, $2::jsonb)`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}
