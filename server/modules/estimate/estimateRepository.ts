import type { components } from '#contract/api.ts';
import type { EnteredAmount, LineKind } from '#domain/estimate';
import type { EstimateMarkup, ProjectDisplayLine } from '#domain/markups';
import { type ProjectSettings, usualProjectSettings } from '#domain/settings';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { budgetOf } from '../budgetSql.ts';
import { isCounted } from '../countedLinesSql.ts';
import { filterSql } from '../filterSql.ts';
import type { Conditions } from '../readConditions.ts';
import { areaJson, exact, found, objectJson } from '../jsonSql.ts';
import { lockMilestones } from './totalsRepository.ts';
import { estimateMarkupsOf, markupsOf, taking } from './markupSql.ts';

type Estimate = components['schemas']['Estimate'];

/** A cost group `g` as the contract has it. */
export const groupJson = objectJson({
  id: 'g.id',
  definition_id: 'g.definition_id',
  div_code: 'g.div_code',
  name: 'g.name',
  parent_id: 'g.parent_id',
});

/** A component `c` as the contract has it. */
export const componentJson = objectJson({
  id: 'c.id',
  name: 'c.name',
  color_index: 'c.color_index',
  is_uncategorized: 'c.is_uncategorized',
  area: `case when c.area_value is not null then ${areaJson('c.area_value', 'c.area_unit')} end`,
});

/** Amounts of one place, with what markups are reckoned on. */
export type EnteredRow = Estimate['amounts'][number] & EnteredAmount;

/** An estimate as it was entered, with the markups of its project and what it says of them. */
type Entered = {
  estimate: Omit<Estimate, 'by_code' | 'markups' | 'has_markups' | 'markups_set' | 'amounts'> & {
    amounts: EnteredRow[];
  };
  markups: ProjectDisplayLine[];
  said: EstimateMarkup[];
  area: number;
};
type Read = Omit<Entered['estimate'], 'counts_owner_costs'> &
  Omit<Entered, 'estimate'> & { settings: Partial<ProjectSettings> | null };

/** A milestone's estimate by cost group and component, with the groups above those it uses and their targets for those who see them; none of another project. */
export async function readEstimate(
  tx: TenantTx,
  projectId: number,
  milestoneId: number,
  seesTargets: boolean,
): Promise<Entered | undefined> {
  const [row] = await tx.query<{ estimate: Read }>({
    name: 'read_estimate',
    text: `with recursive sums as (
        select l.cost_group_id, l.component_id, sum(l.amount) as amount, ${taking.sums}, count(*) as lines_count
        from estimate_line l
        where l.tenant_id = $1 and l.milestone_id = $3 and ${isCounted('l')} group by l.cost_group_id, l.component_id),
      kinds as (
        select l.kind, count(*) as lines_count, sum(l.amount) as amount, max(${escalatesTo}) as escalates_to from estimate_line l
        where l.tenant_id = $1 and l.milestone_id = $3 group by l.kind),
      used as (
        select g.* from cost_group g where g.tenant_id = $1 and g.id in (select cost_group_id from sums)
        union select p.* from used u join cost_group p on p.tenant_id = $1 and p.id = u.parent_id)
      select ${objectJson({
        milestone_id: 'm.id',
        lines_count: '(select coalesce(sum(k.lines_count), 0)::bigint from kinds k)',
        total: `(select ${exact('coalesce(sum(t.amount), 0)')} from milestone_total t where t.tenant_id = $1 and t.milestone_id = m.id)`,
        budget: exact(budgetOf('p')),
        components: `(select coalesce(json_agg(${componentJson} order by c.is_uncategorized, c.component_order, c.id), '[]')
          from component c where c.tenant_id = $1 and c.project_id = $2)`,
        groups: `(select coalesce(json_agg(${groupJson} order by g.div_code, g.id), '[]') from used g)`,
        amounts: `(select coalesce(json_agg(${objectJson({
          cost_group_id: 's.cost_group_id',
          component_id: 's.component_id',
          amount: exact('s.amount'),
          ...taking.json,
          lines_count: 's.lines_count',
        })}), '[]') from sums s)`,
        kinds: `(select coalesce(json_agg(${objectJson({
          kind: 'k.kind',
          lines_count: 'k.lines_count',
          amount: exact('k.amount'),
          escalates_to: 'k.escalates_to',
        })} order by k.kind), '[]') from kinds k)`,
        // As in TVD: the project's own target counts where it is set, else what its components come to.
        targets: `case when $4 then (select coalesce(json_agg(${objectJson({
          cost_group_id: 't.member_id',
          target: exact('t.target'),
        })}), '[]') from (
          select t.member_id, coalesce(max(t.target) filter (where t.component_id is null), sum(t.target)) as target
          from tvd_target t join cost_group g on g.tenant_id = $1 and g.id = t.member_id
          where t.tenant_id = $1 and t.project_id = $2 and t.dimension <> 'components'
          group by t.dimension, t.member_id) t where t.target > 0) end`,
        owner_costs: `(select coalesce(json_agg(${objectJson({
          id: 'o.id',
          name: 'o.name',
          amount: exact('o.amount'),
        })} order by o.position), '[]') from owner_cost o where o.tenant_id = $1 and o.milestone_id = m.id)`,
        ...markupsOf,
        said: estimateMarkupsOf('m.id'),
        settings: `(select s.config from project_setting s
          where s.tenant_id = $1 and s.project_id = $2 and s.key = 'project')`,
      })} as estimate
      from milestone m join project p on p.tenant_id = $1 and p.id = m.project_id
      where m.tenant_id = $1 and m.project_id = $2 and m.id = $3`,
    values: [tx.tenantId, projectId, milestoneId, seesTargets],
  });
  if (!row) return undefined;
  const { settings, markups, said, area, ...estimate } = row.estimate;
  const { show_owner_cost: shows, include_owner_cost: counts } = { ...usualProjectSettings, ...settings };
  return {
    estimate: {
      ...estimate,
      owner_costs: shows || counts ? estimate.owner_costs : [],
      counts_owner_costs: counts,
    },
    markups,
    said,
    area,
  };
}

export type LineFilters = {
  milestone: number;
  cost_group?: number | undefined;
  without_code?: boolean | undefined;
  component?: number | undefined;
  search?: string | undefined;
  ordering?: string | undefined;
  limit?: number | 'all' | undefined;
  offset?: number | undefined;
  /** Whether the markups that lines have of their own show. */
  seesMarkups: boolean;
  /** Conditions in groups, beside all of the above. */
  conditions?: Conditions | undefined;
};

const orderings = {
  position: 'l.position',
  code: 'g.div_code',
  description: 'lower(l.description)',
  component: 'c.component_order',
  quantity: 'l.quantity',
  unit_cost: 'l.unit_cost',
  amount: 'l.amount',
};

/** The day of escalation; of another kind it says nothing. */
const escalatesTo = `case when l.kind = 'ESCALATION' then l.escalates_to end`;

/** A line as the contract has it; `seesMarkups` is whether its own markup shows. */
const lineJson = (seesMarkups: string) =>
  objectJson({
    id: 'l.id',
    position: 'l.position',
    description: 'l.description',
    kind: 'l.kind',
    escalates_to: escalatesTo,
    cost_group_id: 'l.cost_group_id',
    cost_group_code: 'l.div_code',
    cost_group_name: 'l.group_name',
    component_id: 'l.component_id',
    quantity: exact('l.quantity'),
    unit: 'l.unit',
    unit_cost: exact('l.unit_cost'),
    amount: exact('l.amount'),
    markup_rate: `case when ${seesMarkups} then ${exact('l.markup_rate')} end`,
    notes: 'l.notes',
    source: `case when l.source is not null then ${objectJson({
      upload_id: "(l.source->>'upload_id')::bigint",
      file_name: 'l.file_name',
      sheet: "l.source->>'sheet'",
      cell: "l.source->>'cell'",
    })} end`,
    version: 'l.version',
  });

/** Lines of a milestone in the order asked for, as JSON with their count and sum; a group brings those below it. */
export async function listLinesJson(
  tx: TenantTx,
  projectId: number,
  {
    milestone,
    cost_group,
    without_code,
    component,
    search,
    ordering,
    limit = 20,
    offset = 0,
    conditions,
    seesMarkups,
  }: LineFilters,
): Promise<string> {
  const order = orderBy(ordering, orderings, orderings.position, 'l.id');
  const values: unknown[] = [
    tx.tenantId,
    projectId,
    milestone,
    cost_group ?? null,
    without_code ?? false,
    component ?? null,
    search?.trim() || null,
    limit === 'all' ? null : limit,
    offset,
    seesMarkups,
  ];
  const asked = conditions
    ? `and ${filterSql(conditions.group, conditions.fields, (value) => `$${values.push(value)}`)}`
    : '';
  const [page] = await tx.query<{ json: string }>({
    text: `with recursive below as (
        select g.id from cost_group g where g.tenant_id = $1 and g.id = $4
        union select g.id from below b join cost_group g on g.tenant_id = $1 and g.parent_id = b.id),
      matching as (
        select l.*, g.div_code, g.name as group_name, u.file_name, row_number() over (order by ${order}) as place
        from estimate_line l
        join component c on c.tenant_id = $1 and c.id = l.component_id
        left join cost_group g on g.tenant_id = $1 and g.id = l.cost_group_id
        left join estimate_upload u on u.tenant_id = $1 and u.id = (l.source->>'upload_id')::bigint
        where l.tenant_id = $1 and l.project_id = $2 and l.milestone_id = $3
          and ($4::bigint is null or l.cost_group_id in (select id from below))
          and (not $5::boolean or l.cost_group_id is null)
          and ($6::bigint is null or l.component_id = $6)
          and ${found('$7', 'l.description', 'l.notes', 'g.div_code', 'g.name', 'c.name')} ${asked}),
      page as (select * from matching order by place limit $8 offset $9)
      select json_build_object('count', (select count(*) from matching),
        'total', (select ${exact('coalesce(sum(l.amount), 0)')} from matching l where ${isCounted('l')}),
        'alternates', (select ${exact('coalesce(sum(l.amount), 0)')} from matching l where not ${isCounted('l')}),
        'results', coalesce((select json_agg(${lineJson('$10::boolean')} order by l.place) from page l), '[]'))::text as json`,
    values,
  });
  return page?.json ?? '';
}

/** What lines may be written to; undefined for a milestone of another project. Holds the milestone, in a statement before what is read of it. */
export async function readFrame(
  tx: TenantTx,
  projectId: number,
  milestoneId: number,
): Promise<
  { name: string; lastPosition: number; linesCount: number; componentIds: ReadonlySet<number> } | undefined
> {
  await lockMilestones(tx, [milestoneId]);
  const [row] = await tx.query<{ name: string; last: number; count: number; components: number[] }>({
    name: 'estimate_frame',
    text: `select m.name,
        (select coalesce(max(l.position), -1) from estimate_line l where l.tenant_id = $1 and l.milestone_id = m.id) as last,
        (select count(*)::int from estimate_line l where l.tenant_id = $1 and l.milestone_id = m.id) as count,
        array(select c.id::float8 from component c where c.tenant_id = $1 and c.project_id = $2) as components
      from milestone m where m.tenant_id = $1 and m.project_id = $2 and m.id = $3`,
    values: [tx.tenantId, projectId, milestoneId],
  });
  if (!row) return undefined;
  const { name, last, count, components } = row;
  return { name, lastPosition: last, linesCount: count, componentIds: new Set(components) };
}

/** What a line says that its amount follows from. */
export type StoredLine = {
  id: number;
  quantity: number | null;
  unit_cost: number | null;
  amount: number;
  kind: LineKind;
  markup_rate: number | null;
};

/** Lines of this milestone by their numbers; all of them where none are named. */
export function findLines(
  tx: TenantTx,
  milestoneId: number,
  ids: readonly number[] | null,
): Promise<StoredLine[]> {
  return tx.query<StoredLine>({
    name: 'find_estimate_lines',
    text: `select l.id, l.quantity::float8 as quantity, l.unit_cost::float8 as unit_cost, l.amount::float8 as amount, l.kind, l.markup_rate::float8 as markup_rate
      from estimate_line l where l.tenant_id = $1 and l.milestone_id = $2 and ($3::bigint[] is null or l.id = any($3))`,
    values: [tx.tenantId, milestoneId, ids],
  });
}

/** Which of these cost groups the company has. */
export async function knownGroups(tx: TenantTx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: number }>({
    name: 'estimate_known_groups',
    text: `select g.id from cost_group g where g.tenant_id = $1 and g.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
