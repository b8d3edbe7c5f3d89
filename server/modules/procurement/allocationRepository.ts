import type { components, operations } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, found, objectJson } from '../jsonSql.ts';
import { allocatedSql, estimateJson, fitsSql, plainSql, sumJson, wordsSql } from './allocationSql.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listAllocationLines']['parameters']['query']> & {
  limit: number;
  offset: number;
};

const listOf = (columns: Readonly<Record<string, string>>, order: string, from: string) =>
  `coalesce((select json_agg(${objectJson(columns)} order by ${order}) from ${from}), '[]')`;

const partSum = (where: string) => `(select ${sumJson('p.amount')} from part p where ${where})`;

const bidPackages = listOf(
  {
    id: 'b.id',
    number: 'b.number',
    name: 'b.name',
    status: 'b.status',
    budget: exact('b.budget'),
    allocated: exact('coalesce(t.amount, 0)'),
    version: 'b.version',
  },
  'b.number',
  `bid_package b left join (select bid_package_id, sum(amount) as amount from part group by 1) t on t.bid_package_id = b.id
    where b.tenant_id = $1 and b.project_id = $2 and not b.is_deleted`,
);

const workPackages = listOf(
  {
    id: 'k.id',
    number: 'k.number',
    name: 'k.name',
    bid_package_id: 'b.id',
    allocated: exact('coalesce(t.amount, 0)'),
    lines_count: 'coalesce(t.lines_count, 0)',
    version: 'k.version',
  },
  'k.number',
  `work_package k
    left join bid_package b on b.tenant_id = $1 and b.id = k.bid_package_id and not b.is_deleted
    left join (select work_package_id, sum(amount) as amount, count(*) as lines_count from part group by 1) t on t.work_package_id = k.id
    where k.tenant_id = $1 and k.project_id = $2 and not k.is_deleted`,
);

const rules = listOf(
  {
    id: 'r.id',
    code_match: 'r.code_match',
    code: 'r.code',
    component: `(select ${objectJson({ id: 'c.id', name: 'c.name' })} from component c where c.tenant_id = $1 and c.id = r.component_id)`,
    work_package_id: 'r.work_package_id',
    amount: exact('coalesce(t.amount, 0)'),
    lines_count: 'coalesce(t.lines_count, 0)',
    version: 'r.version',
  },
  'r.position, r.id',
  `allocation_rule r left join (select rule_id, sum(amount) as amount, count(*) as lines_count from part group by 1) t on t.rule_id = r.id
    where r.tenant_id = $1 and r.project_id = $2`,
);

/** How the newest estimate is allocated: every dollar of it is in one of the sums. */
export async function readAllocation(tx: TenantTx, projectId: number): Promise<Schemas['Allocation']> {
  const [row] = await tx.query<{ allocation: Schemas['Allocation'] }>({
    name: 'read_allocation',
    text: `with ${allocatedSql},
      rest as (select s.amount - coalesce(t.amount, 0) as amount from src s
        left join (select line_id, sum(amount) as amount from part group by 1) t on t.line_id = s.id)
      select ${objectJson({
        milestone: estimateJson,
        total: `(select ${sumJson('amount')} from src)`,
        lines_count: '(select count(*) from src)',
        packaged: partSum('p.bid_package_id is not null'),
        waiting: partSum('p.work_package_id is not null and p.bid_package_id is null'),
        not_bid: partSum('p.work_package_id is null'),
        unallocated: `(select ${sumJson('amount')} from rest)`,
        unallocated_count: '(select count(*) from rest where amount <> 0)',
        by_hand_count: '(select count(distinct line_id) from given)',
        lost_count: `(select count(*) from hand h where not exists (select from given g where g.hand_id = h.id))`,
        components: listOf(
          { id: 'c.id', name: 'c.name' },
          'c.component_order, c.id',
          'component c where c.tenant_id = $1 and c.id in (select component_id from src)',
        ),
        bid_packages: bidPackages,
        work_packages: workPackages,
        rules,
      })} as allocation`,
    values: [tx.tenantId, projectId],
  });
  if (!row) throw new Error('The allocation did not answer.');
  return row.allocation;
}

/** The parts of the lines of a page, as `own`. */
const ownParts = `own as (select p.line_id, bool_or(p.hand_id is not null) as by_hand, json_agg(${objectJson({
  work_package_id: 'p.work_package_id',
  share: exact('p.share'),
  amount: exact('p.amount'),
})} order by p.ord) as parts from part p where p.line_id in (select id from page) group by p.line_id)`;

const line = objectJson({
  id: 's.id',
  description: 's.description',
  code: 's.div_code',
  code_name: 's.code_name',
  division: 's.division',
  component: objectJson({ id: 's.component_id', name: 'c.name' }),
  quantity: exact('s.quantity'),
  unit: 's.unit',
  amount: exact('s.amount'),
  by: `case when own.by_hand then 'HAND' when own.line_id is not null then 'RULE' end`,
  parts: `coalesce(own.parts, '[]')`,
  unallocated: exact('s.rest'),
});

/** Lines of the newest estimate by division, code and place, with the sums of every division that matches. */
export async function listAllocationLines(
  tx: TenantTx,
  projectId: number,
  query: Query,
): Promise<Schemas['AllocationLinePage']> {
  const [row] = await tx.query<{ page: Schemas['AllocationLinePage'] }>({
    name: 'list_allocation_lines',
    text: `with recursive ${allocatedSql},
      way as (select distinct s.code_id as leaf, g.id, g.parent_id, g.div_code, g.name from src s
          join cost_group g on g.tenant_id = $1 and g.id = s.code_id
        union all select w.leaf, g.id, g.parent_id, g.div_code, g.name from way w
          join cost_group g on g.tenant_id = $1 and g.id = w.parent_id),
      top as (select leaf, div_code || ' ' || name as division from way where parent_id is null),
      m as materialized (select s.*, coalesce(top.division, 'No code') as division, s.amount - coalesce(t.amount, 0) as rest
        from src s left join top on top.leaf = s.code_id
        left join (select line_id, sum(amount) as amount from part group by 1) t on t.line_id = s.id
        where ${found('$3', 's.description', "coalesce(s.div_code || ' ' || s.code_name, '')")}
          and ($4::bigint is null or s.component_id = $4)
          and ($5::bigint is null or exists (select from part p where p.line_id = s.id and p.bid_package_id = $5))
          and (not $6::boolean or s.amount <> coalesce(t.amount, 0))),
      page as (select s.*, row_number() over (order by s.code is null, s.division, s.div_code, s.position, s.id) as place from m s
        order by place limit $7 offset $8),
      ${ownParts}
      select ${objectJson({
        count: '(select count(*) from m)',
        amount: `(select ${sumJson('amount')} from m)`,
        unallocated: `(select ${sumJson('rest')} from m)`,
        divisions: `coalesce((select json_agg(${objectJson({
          name: 'd.division',
          lines_count: 'd.lines_count',
          amount: exact('d.amount'),
          unallocated: exact('d.rest'),
        })} order by d.has_code desc, d.division) from (select division, count(*) as lines_count, sum(amount) as amount, sum(rest) as rest,
          bool_or(code is not null) as has_code from m group by 1) d), '[]')`,
        results: `coalesce((select json_agg(${line} order by s.place) from page s
          join component c on c.tenant_id = $1 and c.id = s.component_id left join own on own.line_id = s.id), '[]')`,
      })} as page`,
    values: [
      tx.tenantId,
      projectId,
      query.search?.trim() || null,
      query.component_id ?? null,
      query.bid_package_id ?? null,
      query.unallocated ?? false,
      query.limit,
      query.offset,
    ],
  });
  if (!row) throw new Error('The lines did not answer.');
  return row.page;
}

type Rule = { code_match: string; code: string; component_id: number | null };

/** What a new rule would take, and from where: it comes before the others, and what was allocated by hand stays. */
export async function previewRule(
  tx: TenantTx,
  projectId: number,
  rule: Rule,
): Promise<Schemas['AllocationPreview']> {
  const [row] = await tx.query<{ preview: Schemas['AllocationPreview'] }>({
    name: 'preview_allocation_rule',
    text: `with ${allocatedSql},
      hit as (select s.id, s.amount, exists (select from given g where g.line_id = s.id) as by_hand from src s
        where ${fitsSql({ match: '$3::text', code: plainSql('$4::text'), component: '$5::bigint' }, { code: 's.code', component: 's.component_id' })}),
      moved as (select p.bid_package_id, p.work_package_id is null and p.line_id is not null as not_bid, coalesce(p.amount, h.amount) as amount
        from hit h left join part p on p.line_id = h.id where not h.by_hand)
      select ${objectJson({
        lines_count: '(select count(*) from hit where not by_hand)',
        amount: `(select ${sumJson('amount')} from hit where not by_hand)`,
        kept_count: '(select count(*) from hit where by_hand)',
        kept_amount: `(select ${sumJson('amount')} from hit where by_hand)`,
        line_ids: `coalesce((select json_agg(id) from (select id from hit where not by_hand order by id limit 1000) l), '[]')`,
        from: `coalesce((select json_agg(${objectJson({
          bid_package_id: 't.bid_package_id',
          is_not_bid: 't.not_bid',
          amount: exact('t.amount'),
        })}) from (select bid_package_id, not_bid, sum(amount) as amount from moved group by 1, 2) t), '[]')`,
      })} as preview`,
    values: [tx.tenantId, projectId, rule.code_match, rule.code, rule.component_id],
  });
  if (!row) throw new Error('The preview did not answer.');
  return row.preview;
}

/** A line as what is allocated by hand finds it, with what was said of it before. */
export type HandLine = {
  id: number;
  component_id: number;
  cost_group_id: number | null;
  description: string;
  /** What is kept for its place and text already; null where nothing is. */
  kept_id: number | null;
  key: string;
};

/** Lines of the newest estimate as they are allocated by hand; those of another project or estimate are left out. */
export function readHandLines(tx: TenantTx, projectId: number, ids: readonly number[]): Promise<HandLine[]> {
  return tx.query<HandLine>({
    name: 'read_hand_lines',
    text: `with ${allocatedSql}
      select s.id, s.component_id, nullif(s.code_id, 0) as cost_group_id, s.description, h.id as kept_id,
        s.component_id || '/' || s.code_id || '/' || ${wordsSql('s.description')} as key
      from src s left join hand h on h.component_id = s.component_id and h.code_id = s.code_id and h.words = ${wordsSql('s.description')}
      where s.id = any($3::bigint[]) order by s.id`,
    values: [tx.tenantId, projectId, ids],
  });
}

/** Holds the allocation of a project until the transaction ends: two people who allocate come one after the other. */
export async function lockAllocation(tx: TenantTx, projectId: number): Promise<void> {
  await tx.query({
    name: 'lock_allocation',
    text: `select pg_advisory_xact_lock(hashtextextended('allocation:' || $1::int || ':' || $2::bigint, 0))`,
    values: [tx.tenantId, projectId],
  });
}

/** Rules of a project by their order. */
export function readRules(
  tx: TenantTx,
  projectId: number,
): Promise<{ id: number; position: number; version: number }[]> {
  return tx.query({
    name: 'read_allocation_rules',
    text: `select id, position, version from allocation_rule where tenant_id = $1 and project_id = $2 order by position, id`,
    values: [tx.tenantId, projectId],
  });
}

/** Whether the project has the component. */
export async function hasComponent(tx: TenantTx, projectId: number, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'allocation_component',
    text: 'select id from component where tenant_id = $1 and project_id = $2 and id = $3',
    values: [tx.tenantId, projectId, id],
  });
  return rows.length > 0;
}
