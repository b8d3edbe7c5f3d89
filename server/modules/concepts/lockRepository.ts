import type { AnalysisStatus } from '#domain/concepts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** The statuses of these analyses, which stay as they are until the transaction ends. */
export async function lockStatuses(
  tx: TenantTx,
  ids: readonly number[],
): Promise<Map<number, AnalysisStatus>> {
  const rows = await tx.query<{ id: number; status: AnalysisStatus }>({
    name: 'lock_analysis_statuses',
    text: `select a.id::float8 as id, a.status from analysis a
      where a.tenant_id = $1 and a.id = any($2::bigint[]) order by a.id for update`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Those of these analyses that have concepts. */
export const readWithConcepts = (tx: TenantTx, ids: readonly number[]): Promise<{ id: number }[]> =>
  tx.query({
    text: `select distinct c.analysis_id as id from concept c
      where c.tenant_id = $1 and c.analysis_id = any($2::bigint[]) and not c.is_deleted`,
    values: [tx.tenantId, ids],
  });

/** Those of these concepts that scenarios use, and by how many. */
export const readConceptUse = (
  tx: TenantTx,
  ids: readonly number[],
): Promise<{ name: string; count: number }[]> =>
  tx.query({
    text: `select c.name, count(*)::int as count from concept c
      join concept_scenario s on s.tenant_id = $1 and s.concept_id = c.id and not s.is_deleted
      where c.tenant_id = $1 and c.id = any($2::bigint[]) group by c.id, c.name order by c.id`,
    values: [tx.tenantId, ids],
  });

/** Those of these concepts that are deleted. */
export const readGoneConcepts = (tx: TenantTx, ids: readonly number[]): Promise<{ name: string }[]> =>
  tx.query({
    text: `select c.name from concept c where c.tenant_id = $1 and c.id = any($2::bigint[]) and c.is_deleted order by c.id`,
    values: [tx.tenantId, ids],
  });
