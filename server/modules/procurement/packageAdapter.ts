import { fieldNames } from '#domain/fields';
import { packageFields } from '#domain/procurement';
import { notFound } from '#server/contract/errors.ts';
import { bidPackage } from '#server/database/schema/procurement.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Snapshot } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes bid packages. */
export const packageAdapter = tableAdapter({
  entity: 'bid_package',
  module: 'procurement',
  table: bidPackage,
  fields: fieldNames(packageFields),
  numbered: true,
});

/** A package as it was loaded; 404 where it is gone or of another project. */
export function presentIn(projectId: number, stored: Snapshot | undefined): Snapshot {
  if (!stored || stored.projectId !== projectId || stored.deleted) throw notFound();
  return stored;
}

/** A package locked for a change; 404 where it is gone or of another project. */
export const takePackage = async (tx: TenantTx, projectId: number, id: number): Promise<Snapshot> =>
  presentIn(projectId, (await packageAdapter.load(tx, [id], projectId)).get(id));
