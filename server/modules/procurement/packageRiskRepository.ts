import type { components } from '#contract/api.ts';
import { notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { codeSql, objectJson } from '../jsonSql.ts';
import { riskLevelSql } from '../risks/riskLevelSql.ts';

type Schemas = components['schemas'];

const risk = objectJson({
  id: 'r.id',
  code: codeSql('R-', 'r.number'),
  name: 'r.name',
  status: 'r.status',
  level: riskLevelSql('r'),
});

/** The risks that a package has to do with, by number; 404 where the package is gone or of another project. */
export async function readPackageRisks(
  tx: TenantTx,
  projectId: number,
  id: number,
): Promise<Schemas['BidPackageRiskPage']> {
  const [row] = await tx.query<{ results: Schemas['BidPackageRisk'][]; version: number }>({
    name: 'read_package_risks',
    text: `select b.version, coalesce((select json_agg(${risk} order by r.number) from risk r
        where r.tenant_id = $1 and r.project_id = $2 and not r.is_deleted and b.risk_ids @> to_jsonb(r.id)), '[]') as results
      from bid_package b where b.tenant_id = $1 and b.project_id = $2 and b.id = $3 and not b.is_deleted`,
    values: [tx.tenantId, projectId, id],
  });
  if (!row) throw notFound();
  return { count: row.results.length, ...row };
}

/** Those of these risks that the project has. */
export async function presentRisks(
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx.query<{ id: number }>({
    name: 'present_risks',
    text: 'select id from risk where tenant_id = $1 and project_id = $2 and id = any($3::bigint[]) and not is_deleted',
    values: [tx.tenantId, projectId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
