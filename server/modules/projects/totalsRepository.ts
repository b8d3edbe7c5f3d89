import type { SystemTx, TenantTx } from '#server/database/tenantTransaction.ts';
import { budgetOf } from '../budgetSql.ts';
import { currentEstimate, inEstimate } from '../inEstimateSql.ts';
import { companyDay } from '../jsonSql.ts';

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

/** Writes the totals of projects whose rows are held, and what they are today for those who look back. */
export async function writeTotals(tx: TenantTx, totals: readonly KeptTotals[]): Promise<void> {
  await tx.query({
    name: 'write_project_totals',
    text: `with written as (update project_total t set milestone_id = r.milestone_id, estimate = r.estimate,
        approved_cost = r.approved_cost, approved_subtotal = r.approved_subtotal,
        low_cost = r.low_cost, high_cost = r.high_cost, cost_is_exact = r.cost_is_exact,
        low_subtotal = r.low_subtotal, high_subtotal = r.high_subtotal, subtotal_is_exact = r.subtotal_is_exact
      from jsonb_to_recordset($2::jsonb) as r (project_id bigint, milestone_id bigint, estimate numeric,
        approved_cost numeric, approved_subtotal numeric, low_cost numeric, high_cost numeric, cost_is_exact boolean,
        low_subtotal numeric, high_subtotal numeric, subtotal_is_exact boolean)
      where t.tenant_id = $1 and t.project_id = r.project_id
      returning t.project_id, t.estimate, t.approved_cost, t.approved_subtotal, t.low_cost, t.high_cost, t.low_subtotal, t.high_subtotal)
      insert into project_total_day as d (tenant_id, project_id, day, target_budget, estimate, approved_cost, approved_subtotal,
        low_cost, high_cost, low_subtotal, high_subtotal)
      select $1, w.project_id, ${companyDay}, ${budgetOf('p')}, w.estimate, w.approved_cost, w.approved_subtotal,
        w.low_cost, w.high_cost, w.low_subtotal, w.high_subtotal
      from written w join project p on p.tenant_id = $1 and p.id = w.project_id
      on conflict (tenant_id, project_id, day) do update set target_budget = excluded.target_budget,
        estimate = excluded.estimate, approved_cost = excluded.approved_cost, approved_subtotal = excluded.approved_subtotal,
        low_cost = excluded.low_cost, high_cost = excluded.high_cost, low_subtotal = excluded.low_subtotal,
        high_subtotal = excluded.high_subtotal`,
    values: [tx.tenantId, JSON.stringify(totals)],
  });
}

/**
 * Gives projects that have no days yet those of their past: each day on which an estimate was due or an item was approved, with the
 * estimate and the approvals of then. Budgets are those of now, and how far pending items reached nobody knows any more. Today
 * follows where totals are kept already.
 */
export async function writePastDays(tx: TenantTx): Promise<void> {
  await tx.query({
    text: `with young as materialized (select p.id, ${budgetOf('p')} as target_budget from project p where p.tenant_id = $1
        and not exists (select from project_total_day d where d.tenant_id = $1 and d.project_id = p.id)),
      estimate as materialized (select m.project_id, m.id, coalesce(m.actual_date, m.date) as day,
          (select coalesce(sum(t.amount), 0) from milestone_total t where t.tenant_id = $1 and t.milestone_id = m.id) as total
        from young y join milestone m on m.tenant_id = $1 and m.project_id = y.id and m.has_estimate),
      moved as (select project_id, day from estimate
        union select i.project_id, i.approved_on from young y join item i on i.tenant_id = $1 and i.project_id = y.id
          and i.status = 'APPROVED' and not i.is_deleted),
      today as (insert into project_total_day (tenant_id, project_id, day, target_budget, estimate, approved_cost, approved_subtotal,
          low_cost, high_cost, low_subtotal, high_subtotal)
        select $1, y.id, ${companyDay}, y.target_budget, k.estimate, k.approved_cost, k.approved_subtotal,
          k.low_cost, k.high_cost, k.low_subtotal, k.high_subtotal
        from young y join project_total k on k.tenant_id = $1 and k.project_id = y.id)
      insert into project_total_day (tenant_id, project_id, day, target_budget, estimate, approved_cost, approved_subtotal)
      select $1, y.id, v.day, y.target_budget, e.total, a.cost, a.subtotal
      from young y join moved v on v.project_id = y.id and v.day < ${companyDay}
      join lateral (select * from estimate e where e.project_id = y.id and e.day <= v.day order by e.day desc, e.id desc limit 1) e on true
      cross join lateral (select coalesce(sum(i.cost), 0) as cost, coalesce(sum(i.subtotal_cost), 0) as subtotal from item i
        where i.tenant_id = $1 and i.project_id = y.id and i.status = 'APPROVED' and not i.is_deleted and i.approved_on <= v.day
          and not coalesce(${inEstimate('i.id', { id: 'e.id', day: 'e.day' })}, i.approved_on <= e.day)) a`,
    values: [tx.tenantId],
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
