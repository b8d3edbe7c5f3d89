import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** A design milestone with its estimate's totals by component; amounts are exact text. */
export type MilestoneRow = {
  id: number;
  number: number;
  name: string;
  short_name: string | null;
  date: string;
  actual_date: string | null;
  has_estimate: boolean;
  version: number;
  totals: { component_id: number; amount: string }[];
};

/** All design milestones of a project, in one statement. */
export function listMilestoneRows(tx: TenantTx, projectId: number): Promise<MilestoneRow[]> {
  return tx.query<MilestoneRow>({
    name: 'list_milestones',
    text: `select m.id, m.number, m.name, m.short_name, m.date, m.actual_date, m.has_estimate, m.version,
        coalesce(json_agg(json_build_object('component_id', t.component_id, 'amount', t.amount::text)
          order by t.component_id) filter (where t.component_id is not null), '[]') as totals
      from milestone m
      left join milestone_total t on t.tenant_id = $1 and t.milestone_id = m.id and m.has_estimate
      where m.tenant_id = $1 and m.project_id = $2
      group by m.tenant_id, m.id`,
    values: [tx.tenantId, projectId],
  });
}
