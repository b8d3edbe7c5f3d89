import type { components } from '#contract/api.ts';
import { emptySheet, levelSheet } from '#domain/procurement';
import { notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { objectJson } from '../jsonSql.ts';

type Schemas = components['schemas'];

/** The sheet of a package with its leveled low; 404 where the package is gone or of another project. */
export async function readLeveling(
  tx: TenantTx,
  projectId: number,
  id: number,
): Promise<Schemas['BidLeveling']> {
  const [row] = await tx.query<{
    version: number;
    leveling: Schemas['LevelingSheet'] | null;
    work_packages: Schemas['NamedWorkPackage'][];
  }>({
    name: 'read_bid_leveling',
    text: `select version, leveling, ${worksJson('b.id')} as work_packages from bid_package b
      where tenant_id = $1 and project_id = $2 and id = $3 and not is_deleted`,
    values: [tx.tenantId, projectId, id],
  });
  if (!row) throw notFound();
  const { leveling, work_packages: works, version } = row;
  const sheet = leveling ?? emptySheet;
  return { sheet, work_packages: works, leveled_low: levelSheet(sheet).low, version };
}

const work = objectJson({ id: 'w.id', number: 'w.number', name: 'w.name' });

/** The work packages that are bought with the bid package at the place `packageId`. */
const worksJson = (
  packageId: string,
): string => `coalesce((select json_agg(${work} order by w.number) from work_package w
  where w.tenant_id = $1 and w.bid_package_id = ${packageId} and not w.is_deleted), '[]')`;
