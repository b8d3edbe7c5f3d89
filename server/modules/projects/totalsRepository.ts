import type { SystemTx, TenantTx } from '#server/database/tenantTransaction.ts';
import { currentEstimate, inEstimate } from '../inEstimateSql.ts';

/** What of a project's totals the database can say by itself, and the pending items that exclude each other. */
export type TotalsRow = {
  id: number;
  milestone_id: number | null;
  estimate: string | null;
  approved_cost: string;
  approved_subtotal: string;
  /** Sums of the pending items that are in no group, costs and savings apart. */
  free: { cost: [low: string, high: string]; subtotal: [low: string, high: string] };
  grouped: { id: number; cost: string; subtotal: string; group_ids: number[] }[];
};

/** A project's kept totals as they are written. */
export type KeptTotals = {
  project_id: number;
  milestone_id: number | null;
  estimate: string | null;
  approved_cost: string | null;
  approved_subtotal: string | null;
  low_cost: number | null;
  high_cost: number | null;
  cost_is_exact: boolean;
  low_subtotal: number | null;
  high_subtotal: number | null;
  subtotal_is_exact: boolean;
};

/**
 * Holds the totals of these projects until the transaction ends, making the rows where they are missing, so that two writers
 * of one project come one after the other and the second reads what the first wrote.
 */
export async function lockTotals(tx: TenantTx, projectIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'lock_project_totals',
    text: `insert into project_total (tenant_id, project_id)
      select $1, p.id from project p where p.tenant_id = $1 and p.id = any($2::bigint[]) order by p.id
      on conflict (tenant_id, project_id) do update set project_id = excluded.project_id`,
    values: [tx.tenantId, projectIds],
  });
}

const pending = `i.tenant_id = $1 and i.project_id = p.id and i.status = 'PENDING' and not i.is_deleted`;
const inGroup = `exists (select from item_me_group l where l.tenant_id = $1 and l.item_id = i.id)`;
const ends = (column: string) =>
  `json_build_array(coalesce(sum(least(i.${column}, 0)), 0)::text, coalesce(sum(greatest(i.${column}, 0)), 0)::text)`;

/** The newest estimate, what was approved after its day, and the pending items, in one statement for any number of projects. */
export function readTotals(tx: TenantTx, projectIds: readonly number[]): Promise<TotalsRow[]> {
  return tx.query<TotalsRow>({
    name: 'read_project_totals',
    text: `select p.id, c.id as milestone_id, t.total as estimate, a.cost as approved_cost, a.subtotal as approved_subtotal,
        f.free, g.grouped
      from project p
      left join lateral ${currentEstimate('p.id')} c on true
      left join lateral (select coalesce(sum(t.amount), 0) as total from milestone_total t
        where t.tenant_id = $1 and t.milestone_id = c.id) t on c.id is not null
      cross join lateral (select coalesce(sum(i.cost), 0) as cost, coalesce(sum(i.subtotal_cost), 0) as subtotal from item i
        where i.tenant_id = $1 and i.project_id = p.id and i.status = 'APPROVED' and not i.is_deleted
          and not coalesce(${inEstimate('i.id', { id: 'c.id', day: 'c.day' })}, i.approved_on <= c.day)) a
      cross join lateral (select json_build_object('cost', ${ends('cost')}, 'subtotal', ${ends('subtotal_cost')}) as free
        from item i where ${pending} and not ${inGroup}) f
      cross join lateral (select coalesce(json_agg(json_build_object('id', i.id, 'cost', i.cost::text,
          'subtotal', i.subtotal_cost::text, 'group_ids', (select json_agg(l.group_id order by l.group_id)
            from item_me_group l where l.tenant_id = $1 and l.item_id = i.id)) order by i.id), '[]') as grouped
        from item i where ${pending} and ${inGroup}) g
      where p.tenant_id = $1 and p.id = any($2::bigint[]) order by p.id`,
    values: [tx.tenantId, projectIds],
  });
}

/** Writes the totals of projects whose rows are held. */
export async function writeTotals(tx: TenantTx, totals: readonly KeptTotals[]): Promise<void> {
  await tx.query({
    name: 'write_project_totals',
    text: `update project_total t set milestone_id = r.milestone_id, estimate = r.estimate,
        approved_cost = r.approved_cost, approved_subtotal = r.approved_subtotal,
        low_cost = r.low_cost, high_cost = r.high_cost, cost_is_exact = r.cost_is_exact,
        low_subtotal = r.low_subtotal, high_subtotal = r.high_subtotal, subtotal_is_exact = r.subtotal_is_exact
      from jsonb_to_recordset($2::jsonb) as r (project_id bigint, milestone_id bigint, estimate numeric,
        approved_cost numeric, approved_subtotal numeric, low_cost numeric, high_cost numeric, cost_is_exact boolean,
        low_subtotal numeric, high_subtotal numeric, subtotal_is_exact boolean)
      where t.tenant_id = $1 and t.project_id = r.project_id`,
    values: [tx.tenantId, JSON.stringify(totals)],
  });
}

/** The companies of this database. */
export async function listCompanies(tx: SystemTx): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({ text: 'select id from tenant order by id' });
  return rows.map(({ id }) => id);
}

/** Projects of the company whose totals nobody has kept yet: those of a version before there were any. */
export async function withoutTotals(tx: TenantTx): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    text: `select p.id from project p where p.tenant_id = $1
      and not exists (select from project_total t where t.tenant_id = $1 and t.project_id = p.id) order by p.id`,
    values: [tx.tenantId],
  });
  return rows.map(({ id }) => id);
}
