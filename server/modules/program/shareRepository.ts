import type { Share } from '#domain/program';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** The shares of these areas in the order of their components, by area. */
export async function loadShares(tx: TenantTx, areaIds: readonly number[]): Promise<Map<number, Share[]>> {
  const rows = await tx.query<{ id: number; shares: Share[] }>({
    text: `select s.program_area_id as id, json_agg(json_build_object('component_id', s.component_id,
        'percent', trim_scale(s.percent)) order by s.component_id) as shares
      from program_share s where s.tenant_id = $1 and s.program_area_id = any($2::bigint[]) group by s.program_area_id`,
    values: [tx.tenantId, areaIds],
  });
  return new Map(rows.map(({ id, shares }) => [id, shares]));
}

/** Writes all shares of each area: two statements for any number. Shares of components that have gone since are left out. */
export async function replaceShares(
  tx: TenantTx,
  lists: readonly { areaId: number; shares: readonly Share[] }[],
): Promise<void> {
  if (lists.length === 0) return;
  await tx.query({
    text: `delete from program_share where tenant_id = $1 and program_area_id = any($2::bigint[])`,
    values: [tx.tenantId, lists.map(({ areaId }) => areaId)],
  });
  const rows = lists.flatMap(({ areaId, shares }) =>
    shares.map((share) => ({ ...share, program_area_id: areaId })),
  );
  if (rows.length === 0) return;
  await tx.query({
    text: `insert into program_share (tenant_id, program_area_id, component_id, percent)
      select $1, r.program_area_id, r.component_id, r.percent
      from jsonb_to_recordset($2::jsonb) as r (program_area_id bigint, component_id bigint, percent numeric)
      join component c on c.tenant_id = $1 and c.id = r.component_id`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}
