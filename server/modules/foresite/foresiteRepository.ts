import type { Area } from '#domain/area';
import type { GeneratedTotals, InputComponent, InputEvent, InputMilestone } from '#domain/foresite';
import { type ProjectSettings, usualCompanySettings, usualProjectSettings } from '#domain/settings';
import type { contractEventTypes } from '#server/database/schema/timeline.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { budgetOf } from '../budgetSql.ts';
import { currentEstimate, inEstimate } from '../inEstimateSql.ts';
import { exact, objectJson } from '../jsonSql.ts';
import type { CostView } from '../items/itemBriefRepository.ts';

export type EventType = (typeof contractEventTypes)[number];

/** What the cost trend needs of a project, in as few bytes as say it. */
export type ForesiteRows = {
  target_budget: number | null;
  area: Area;
  completion_date: string | null;
  milestones: InputMilestone[];
  contract_events: InputEvent<EventType>[];
  components: InputComponent[];
  totals: { milestone_id: number; component_id: number; amount: number }[];
  /** None where the project neither shows nor counts them. */
  owner_costs: { milestone_id: number; amount: number }[];
  include_owner_costs: boolean;
  /** Share of the target by which a forecast may exceed it, as the company set it. */
  tolerance: number;
  generated: GeneratedTotals;
  items: PackedItem[];
};

type StoredRows = Omit<ForesiteRows, 'include_owner_costs' | 'tolerance'> & {
  settings: Partial<ProjectSettings> | null;
  /** In percent; null until the company sets its own. */
  tolerance: number | null;
};

/** An approved or pending item without the names of its fields. */
type PackedItem = readonly [
  id: number,
  approved: 0 | 1,
  cost: number,
  lower: number,
  upper: number,
  component: number | null,
  approvedOn: string | null,
  area: number | null,
  areaUnit: Area['unit'],
  groups: readonly number[] | null,
  number: number | null,
  name: string | null,
  inEstimate: boolean | null,
];

const listOf = (row: string, order: string, from: string) =>
  `coalesce((select json_agg(${row} order by ${order}) from ${from}), '[]')`;

const milestoneRow = objectJson({
  id: 'm.id',
  number: 'm.number',
  name: 'm.name',
  date: 'm.date',
  actual_date: 'm.actual_date',
  has_estimate: 'm.has_estimate',
});

const componentRow = objectJson({
  id: 'c.id',
  name: 'c.name',
  color_index: 'c.color_index',
  is_uncategorized: 'c.is_uncategorized',
  target_budget: exact('c.target_budget'),
  area: `case when c.area_value is not null then json_build_object('value', ${exact('c.area_value')}, 'unit', c.area_unit) end`,
});

const eventRow = objectJson({
  id: 'e.id',
  number: 'e.number',
  type: 'e.type',
  name: 'e.name',
  date: 'e.date',
});

/** Rejected items only count; approved and pending ones are also drawn, so they travel one by one. */
const generated = (cost: CostView, condition = 'true') =>
  `(select ${objectJson(
    Object.fromEntries(
      (['approved', 'rejected', 'pending'] as const).map((status) => [
        status,
        `json_build_object('count', count(*) filter (where i.status = '${status.toUpperCase()}'),
        'cost', ${exact(`coalesce(sum(i.${cost}) filter (where i.status = '${status.toUpperCase()}'), 0)`)})`,
      ]),
    ),
  )} from item i where i.tenant_id = $1 and i.project_id = $2 and not i.is_deleted and ${condition})`;

const packed = (cost: CostView) => `coalesce((
  select json_agg(json_build_array(i.id, case i.status when 'APPROVED' then 1 else 0 end, i.${cost}::float8, i.lower_limit::float8,
    i.upper_limit::float8, i.component_id, i.approved_on, case when i.status = 'APPROVED' then i.estimated_area_value::float8 end,
    i.estimated_area_unit, l.groups,
    case when i.status = 'APPROVED' then i.number end, case when i.status = 'APPROVED' then i.name end,
    case when i.status = 'APPROVED' then ${inEstimate('i.id', { id: 'now.id', day: 'now.day' })} end))
  from item i
  left join ${currentEstimate('$2')} now on true
  left join (select l.item_id, json_agg(l.group_id) as groups from item_me_group l
    join me_group g on g.tenant_id = $1 and g.project_id = $2 and g.id = l.group_id
    where l.tenant_id = $1 group by l.item_id) l on l.item_id = i.id
  where i.tenant_id = $1 and i.project_id = $2 and i.status in ('APPROVED', 'PENDING') and not i.is_deleted), '[]')`;

/** A project's rows for the cost trend, in one statement; undefined when the project is not there. */
export async function readForesiteRows(
  tx: TenantTx,
  projectId: number,
  cost: CostView,
): Promise<ForesiteRows | undefined> {
  const [row] = await tx.query<{ rows: StoredRows }>({
    name: `foresite_${cost}`,
    text: `select ${objectJson({
      target_budget: exact(budgetOf('p')),
      area: `json_build_object('value', coalesce(${exact('p.target_area_value')}, 0), 'unit', p.target_area_unit)`,
      completion_date: 'p.completion_date',
      milestones: listOf(milestoneRow, 'm.id', `milestone m where m.tenant_id = $1 and m.project_id = $2`),
      contract_events: listOf(
        eventRow,
        'e.date, e.id',
        `contract_event e where e.tenant_id = $1 and e.project_id = $2`,
      ),
      components: listOf(
        componentRow,
        'c.component_order, c.id',
        `component c where c.tenant_id = $1 and c.project_id = $2`,
      ),
      totals: listOf(
        objectJson({
          milestone_id: 't.milestone_id',
          component_id: 't.component_id',
          amount: exact('t.amount'),
        }),
        't.milestone_id, t.component_id',
        `milestone_total t join milestone m on m.tenant_id = $1 and m.project_id = $2 and m.id = t.milestone_id
         where t.tenant_id = $1`,
      ),
      tolerance: `(select (t.settings->>'tvd_tolerance')::float8 from tenant t where t.id = $1)`,
      settings: `(select s.config from project_setting s where s.tenant_id = $1 and s.project_id = $2 and s.key = 'project')`,
      owner_costs: listOf(
        objectJson({ milestone_id: 'o.milestone_id', amount: exact('o.amount') }),
        'o.milestone_id',
        `(select c.milestone_id, sum(c.amount) as amount from owner_cost c
          join milestone m on m.tenant_id = $1 and m.project_id = $2 and m.id = c.milestone_id
          where c.tenant_id = $1 group by c.milestone_id) o`,
      ),
      generated: generated(cost),
      items: packed(cost),
    })} as rows
    from project p where p.tenant_id = $1 and p.id = $2`,
    values: [tx.tenantId, projectId],
  });
  if (!row) return undefined;
  const { settings, tolerance, ...rows } = row.rows;
  const { show_owner_cost: shows, include_owner_cost: counts } = { ...usualProjectSettings, ...settings };
  return {
    ...rows,
    owner_costs: shows || counts ? rows.owner_costs : [],
    include_owner_costs: counts,
    tolerance: (tolerance ?? usualCompanySettings.tvd_tolerance) / 100,
  };
}

/** What became of the items of one component; those without a component belong to the uncategorized one. */
export async function readGenerated(
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  componentId: number,
): Promise<GeneratedTotals> {
  const owner = `coalesce(i.component_id, (select c.id from component c
    where c.tenant_id = $1 and c.project_id = $2 and c.is_uncategorized))`;
  const [row] = await tx.query<{ generated: GeneratedTotals }>({
    name: `foresite_generated_${cost}`,
    text: `select ${generated(cost, `${owner} = $3`)} as generated`,
    values: [tx.tenantId, projectId, componentId],
  });
  if (!row) throw new Error('A sum without rows is still a sum.');
  return row.generated;
}
