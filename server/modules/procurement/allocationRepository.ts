import type { components, operations } from '#contract/api.ts';
import { MOST_LINES_AT_ONCE } from '#domain/procurement';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, found, objectJson } from '../jsonSql.ts';
import type { ItemView } from './allocationRights.ts';
import {
  allocatedSql,
  estimateJson,
  fitsSql,
  plainSql,
  sameHand,
  sumJson,
} from './allocationSourceRepository.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listAllocationLines']['parameters']['query']> & {
  limit: number;
  offset: number;
};

const listOf = (columns: Readonly<Record<string, string>>, order: string, from: string) =>
  `coalesce((select json_agg(${objectJson(columns)} order by ${order}) from ${from}), '[]')`;

const partSum = (where: string) => `(select ${sumJson('p.amount')} from part p where ${where})`;

/** A sum that only those who see items and funds see. */
const seenSum = (column: string) =>
  `case when $3::text <> 'none' then ${exact(`coalesce(${column}, 0)`)} end`;

const ofKind = (kind: string) => `(select ${sumJson('amount')} from src where kind = '${kind}')`;

const bidPackages = listOf(
  {
    id: 'b.id',
    number: 'b.number',
    name: 'b.name',
    status: 'b.status',
    budget: exact('b.budget'),
    allocated: exact('coalesce(t.amount, 0)'),
    allocated_items: seenSum('t.items'),
    allocated_contingency: seenSum('t.contingency'),
    version: 'b.version',
  },
  'b.number',
  `bid_package b left join (select bid_package_id, sum(amount) as amount, sum(amount) filter (where kind = 'ITEM') as items,
      sum(amount) filter (where kind = 'FUND') as contingency from part group by 1) t on t.bid_package_id = b.id
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

/** How the newest estimate, the items approved since and the funds are allocated: every dollar is in one of the sums. */
export async function readAllocation(
  tx: TenantTx,
  projectId: number,
  view: ItemView,
): Promise<Schemas['Allocation']> {
  const [row] = await tx.query<{ allocation: Schemas['Allocation'] }>({
    name: 'read_allocation',
    text: `with ${allocatedSql('$3::text')},
      rest as (select s.kind, s.amount - coalesce(t.amount, 0) as amount from src s
        left join (select line_id, sum(amount) as amount from part group by 1) t on t.line_id = s.id),
      twice as (select s.key, s.position, s.amount from src s
        where s.kind = 'LINE' and s.amount > 0 and concat_ws(' ', s.description, s.code_name) ~* '\\mcontingenc(y|ies)\\M'
          and exists (select from src f where f.kind = 'FUND' and f.amount > 0)
          and not exists (select from part p where p.line_id = s.id and (p.hand_id is not null or p.work_package_id is null))
        order by s.position, s.id limit ${MOST_LINES_AT_ONCE})
      select ${objectJson({
        milestone: estimateJson,
        total: `(select ${sumJson('amount')} from src)`,
        estimate: ofKind('LINE'),
        items: `case when $3::text <> 'none' then ${ofKind('ITEM')} end`,
        items_count: "(select count(distinct ref_id) from src where kind = 'ITEM')",
        contingency: `case when $3::text <> 'none' then ${ofKind('FUND')} end`,
        contingency_held: `case when $3::text <> 'none' then (select ${sumJson('amount')} from rest where kind = 'FUND') end`,
        contingency_lines: `case when $3::text <> 'none' then (select ${objectJson({
          keys: "coalesce(json_agg(w.key order by w.position, w.key), '[]')",
          amount: sumJson('w.amount'),
        })} from twice w) end`,
        lines_count: "(select count(*) from src where kind <> 'FUND')",
        packaged: partSum('p.bid_package_id is not null'),
        waiting: partSum('p.work_package_id is not null and p.bid_package_id is null'),
        not_bid: partSum('p.work_package_id is null'),
        unallocated: `(select ${sumJson('amount')} from rest where kind <> 'FUND')`,
        unallocated_count: "(select count(*) from rest where amount <> 0 and kind <> 'FUND')",
        by_hand_count: '(select count(distinct line_id) from given)',
        lost_count: `(select count(*) from hand h where h.kind = 'LINE' and not exists (select from given g where g.hand_id = h.id))`,
        components: listOf(
          { id: 'c.id', name: 'c.name' },
          'c.component_order, c.id',
          'component c where c.tenant_id = $1 and c.id in (select component_id from src)',
        ),
        bid_packages: bidPackages,
        work_packages: workPackages,
        rules,
      })} as allocation`,
    values: [tx.tenantId, projectId, view],
  });
  if (!row) throw new Error('The allocation did not answer.');
  return row.allocation;
}

/** Lines by division, code and place. */
const byPlace = `m.block, m.division, m.kind = 'ITEM', case m.kind when 'LINE' then m.div_code end, m.position, m.id`;

/** The parts of the lines of a page, as `own`. */
const ownParts = `own as (select p.line_id, bool_or(p.hand_id is not null) as by_hand, json_agg(${objectJson({
  work_package_id: 'p.work_package_id',
  share: exact('p.share'),
  amount: exact('p.amount'),
})} order by p.ord) as parts from part p where p.line_id in (select id from page) group by p.line_id)`;

const line = objectJson({
  key: 's.key',
  kind: 's.kind',
  description: 's.description',
  code: 's.div_code',
  code_name: 's.code_name',
  division: 'm.division',
  component: `case when c.id is not null then ${objectJson({ id: 'c.id', name: 'c.name' })} end`,
  quantity: exact('s.quantity'),
  unit: 's.unit',
  amount: exact('s.amount'),
  by: `case when own.by_hand then 'HAND' when own.line_id is not null then 'RULE' end`,
  parts: `coalesce(own.parts, '[]')`,
  unallocated: exact('m.rest'),
});

/**
 * Lines of the newest estimate by division, code and place, then those of items and funds, with the sums of every division that
 * matches. What a fund keeps is held, and not missing anywhere.
 */
export async function listAllocationLines(
  tx: TenantTx,
  projectId: number,
  query: Query,
  view: ItemView,
): Promise<Schemas['AllocationLinePage']> {
  const [row] = await tx.query<{ page: Schemas['AllocationLinePage'] }>({
    name: 'list_allocation_lines',
    text: `with recursive ${allocatedSql('$9::text')},
      way as (select g.id as leaf, g.id, g.parent_id, g.div_code, g.name from cost_group g
          where g.tenant_id = $1 and g.id in (select code_id from src)
        union all select w.leaf, g.id, g.parent_id, g.div_code, g.name from way w
          join cost_group g on g.tenant_id = $1 and g.id = w.parent_id),
      top as (select leaf, div_code || ' ' || name as division from way where parent_id is null),
      m as materialized (select s.id, s.kind, s.amount, s.amount - coalesce(t.amount, 0) as rest, s.div_code, s.position,
          case s.kind when 'ITEM' then 'Approved items' when 'FUND' then 'Contingency' else coalesce(top.division, 'No code') end as division,
          case s.kind when 'ITEM' then 2 when 'FUND' then 3 else (s.code is null)::int end as block
        from src s left join top on top.leaf = s.code_id
        left join (select line_id, sum(amount) as amount from part group by 1) t on t.line_id = s.id
        where ${found('$3', 's.description', "coalesce(s.div_code || ' ' || s.code_name, '')")}
          and ($4::bigint is null or s.component_id = $4)
          and ($5::bigint is null or s.id in (select line_id from part where bid_package_id = $5))
          and (not $6::boolean or (s.kind <> 'FUND' and s.amount <> coalesce(t.amount, 0)))),
      page as materialized (select m.* from m order by ${byPlace} limit $7 offset $8),
      ${ownParts}
      select ${objectJson({
        count: '(select count(*) from m)',
        amount: `(select ${sumJson('amount')} from m)`,
        unallocated: `(select ${sumJson('rest')} from m where kind <> 'FUND')`,
        divisions: `coalesce((select json_agg(${objectJson({
          name: 'd.division',
          lines_count: 'd.lines_count',
          amount: exact('d.amount'),
          unallocated: exact('d.rest'),
        })} order by d.block, d.division) from (select division, block, count(*) as lines_count, sum(amount) as amount,
          coalesce(sum(rest) filter (where kind <> 'FUND'), 0) as rest from m group by 1, 2) d), '[]')`,
        results: `coalesce((select json_agg(${line} order by ${byPlace}) from page m join src s on s.id = m.id
          left join component c on c.tenant_id = $1 and c.id = s.component_id left join own on own.line_id = s.id), '[]')`,
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
      view,
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
  view: ItemView,
): Promise<Schemas['AllocationPreview']> {
  const [row] = await tx.query<{ preview: Schemas['AllocationPreview'] }>({
    name: 'preview_allocation_rule',
    text: `with ${allocatedSql('$6::text')},
      hit as (select s.id, s.key, s.amount, exists (select from given g where g.line_id = s.id) as by_hand from src s
        where s.kind <> 'FUND' and ${fitsSql({ match: '$3::text', code: plainSql('$4::text'), component: '$5::bigint' }, { code: 's.code', component: 's.component_id' })}),
      moved as (select p.bid_package_id, p.work_package_id is null and p.line_id is not null as not_bid, coalesce(p.amount, h.amount) as amount
        from hit h left join part p on p.line_id = h.id where not h.by_hand)
      select ${objectJson({
        lines_count: '(select count(*) from hit where not by_hand)',
        amount: `(select ${sumJson('amount')} from hit where not by_hand)`,
        kept_count: '(select count(*) from hit where by_hand)',
        kept_amount: `(select ${sumJson('amount')} from hit where by_hand)`,
        lines: `coalesce((select json_agg(key) from (select key from hit where not by_hand order by id limit 1000) l), '[]')`,
        from: `coalesce((select json_agg(${objectJson({
          bid_package_id: 't.bid_package_id',
          is_not_bid: 't.not_bid',
          amount: exact('t.amount'),
        })}) from (select bid_package_id, not_bid, sum(amount) as amount from moved group by 1, 2) t), '[]')`,
      })} as preview`,
    values: [tx.tenantId, projectId, rule.code_match, rule.code, rule.component_id, view],
  });
  if (!row) throw new Error('The preview did not answer.');
  return row.preview;
}

/** A line as what is allocated by hand finds it, with what was said of it before. */
export type HandLine = {
  item_id: number | null;
  pot_id: number | null;
  component_id: number | null;
  cost_group_id: number | null;
  description: string;
  /** What is kept for its place and text already; null where nothing is. */
  kept_id: number | null;
  /** Alike for lines that go together. */
  place: string;
};

/** Lines as they are allocated by hand; those of another project or estimate, and those that are not seen, are left out. */
export function readHandLines(
  tx: TenantTx,
  projectId: number,
  keys: readonly string[],
  view: ItemView,
): Promise<HandLine[]> {
  return tx.query<HandLine>({
    name: 'read_hand_lines',
    text: `with ${allocatedSql('$4::text')}
      select case s.kind when 'ITEM' then s.ref_id end as item_id, case s.kind when 'FUND' then s.ref_id end as pot_id,
        nullif(s.held_component_id, 0) as component_id, nullif(s.code_id, 0) as cost_group_id,
        case s.kind when 'LINE' then s.description else s.words end as description, h.id as kept_id,
        concat_ws('/', s.kind, s.ref_id, s.held_component_id, s.code_id, s.words) as place
      from src s left join hand h on ${sameHand}
      where s.key = any($3::text[]) order by s.id`,
    values: [tx.tenantId, projectId, keys, view],
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
