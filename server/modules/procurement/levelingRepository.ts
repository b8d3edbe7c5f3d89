import type { components } from '#contract/api.ts';
import { emptySheet, levelSheet } from '#domain/procurement';
import { notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

type Schemas = components['schemas'];

/** The sheet of a package with its leveled low; 404 where the package is gone or of another project. */
export async function readLeveling(
  tx: TenantTx,
  projectId: number,
  id: number,
): Promise<Schemas['BidLeveling']> {
  const [row] = await tx.query<{ version: number; leveling: Schemas['LevelingSheet'] | null }>({
    name: 'read_bid_leveling',
    text: `select version, leveling from bid_package
      where tenant_id = $1 and project_id = $2 and id = $3 and not is_deleted`,
    values: [tx.tenantId, projectId, id],
  });
  if (!row) throw notFound();
  const sheet = row.leveling ?? emptySheet;
  return { sheet, leveled_low: levelSheet(sheet).low, version: row.version };
}
