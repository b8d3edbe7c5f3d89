import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { isCounted } from '../countedLinesSql.ts';

/** Holds these milestones until the transaction ends, in the order of their ids. */
export async function lockMilestones(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await tx.query({
    name: 'lock_estimate_milestones',
    text: `select m.id from milestone m where m.tenant_id = $1 and m.id = any($2::bigint[]) order by m.id for update`,
    values: [tx.tenantId, ids],
  });
}

/**
 * Writes the totals by component from the lines, and whether there is an estimate at all. The area that was recorded with
 * an estimate stays; a component without lines and without such an area has no row.
 */
export async function keepTotals(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await tx.query({
    name: 'keep_milestone_totals',
    text: `insert into milestone_total as t (tenant_id, milestone_id, component_id, amount)
      select $1, l.milestone_id, l.component_id, sum(l.amount) from estimate_line l
        where l.tenant_id = $1 and l.milestone_id = any($2::bigint[]) and ${isCounted('l')} group by l.milestone_id, l.component_id
      on conflict (tenant_id, milestone_id, component_id) do update set amount = excluded.amount`,
    values: [tx.tenantId, ids],
  });
  const withoutLines = `t.tenant_id = $1 and t.milestone_id = any($2::bigint[]) and not exists (select from estimate_line l
    where l.tenant_id = $1 and l.milestone_id = t.milestone_id and l.component_id = t.component_id and ${isCounted('l')})`;
  await tx.query({
    name: 'drop_empty_totals',
    text: `delete from milestone_total t where ${withoutLines} and t.area_value is null`,
    values: [tx.tenantId, ids],
  });
  await tx.query({
    name: 'clear_empty_totals',
    text: `update milestone_total t set amount = 0 where ${withoutLines} and t.amount <> 0`,
    values: [tx.tenantId, ids],
  });
  await tx.query({
    name: 'mark_estimates',
    text: `update milestone m set has_estimate = e.has_lines
      from (select i.id, exists (select from estimate_line l where l.tenant_id = $1 and l.milestone_id = i.id) as has_lines
        from unnest($2::bigint[]) as i (id)) e
      where m.tenant_id = $1 and m.id = e.id and m.has_estimate <> e.has_lines`,
    values: [tx.tenantId, ids],
  });
}
