import { AREA_UNITS, type Area } from '#domain/area';
import type { ApprovedNeighbour, ScenarioMember, ScenarioStatus } from '#domain/scenarios';
import type { components } from '#contract/api.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, momentJson, objectJson, personJson } from '../jsonSql.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { containing } from '../likeSql.ts';

/** A scenario with the items it holds and those that stand in their way, as the database gives it. */
export type ScenarioRow = {
  id: number;
  number: number;
  name: string;
  status: ScenarioStatus;
  cost: number;
  pending_cost: number;
  area: Area;
  schedule_days: number;
  is_schedule_critical: boolean;
  milestone: { id: number; name: string } | null;
  created_by: components['schemas']['PersonOrNull'];
  created_at: string;
  updated_at: string;
  version: number;
  members: ScenarioMember[];
  neighbours: ApprovedNeighbour[];
};

export type ScenarioRequest = {
  status?: readonly string[];
  search?: string;
  ordering?: string;
  limit: number | 'all';
  offset: number;
};

/** What lists of scenarios can be sorted by. */
const orderings = {
  number: 's.number',
  name: 'lower(s.name)',
  status: 's.status',
  cost: 'coalesce(sums.cost, 0)',
  schedule_days: 'coalesce(sums.days, 0)',
  updated_at: 's.updated_at',
};

const perUnit = (unit: string) =>
  `(case ${unit} ${Object.entries(AREA_UNITS)
    .map(([name, { perSquareFoot }]) => `when '${name}' then ${perSquareFoot}`)
    .join(' ')} end)`;

const rowJson = objectJson({
  id: 's.id',
  number: 's.number',
  name: 's.name',
  status: 's.status',
  cost: exact('coalesce(s.cost, 0)'),
  pending_cost: exact('coalesce(s.open_cost, 0)'),
  area: `json_build_object('value', ${exact(`round(coalesce(s.square_feet, 0) * ${perUnit('p.target_area_unit')}, 4)`)},
    'unit', p.target_area_unit)`,
  schedule_days: 'coalesce(s.days, 0)',
  is_schedule_critical: 'coalesce(s.critical, false)',
  milestone: `case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end`,
  created_by: personJson('u'),
  created_at: momentJson('s.created_at'),
  updated_at: momentJson('s.updated_at'),
  version: 's.version',
  members: `coalesce(members.list, '[]')`,
  neighbours: `coalesce(neighbours.list, '[]')`,
});

/** Scenarios that `condition` finds. Deleted and void items no longer count for any. */
const statement = (cost: CostView, condition: string, order: string) => `
  with found as materialized (
    select s.* from scenario s where s.tenant_id = $1 and s.project_id = $2 and not s.is_deleted and ${condition}
  ), held as materialized (
    select l.scenario_id, i.id, i.number, i.status, i.has_valid_scope, i.${cost} as cost, i.schedule_days,
      i.is_schedule_critical, i.estimated_area_value / ${perUnit('i.estimated_area_unit')} as square_feet
    from scenario_item_link l join item i on i.tenant_id = $1 and i.id = l.item_id and not i.is_deleted and i.status <> 'VOID'
    where l.tenant_id = $1 and l.scenario_id in (select id from found)
  ), sums as (
    select scenario_id, sum(cost) as cost, sum(cost) filter (where status = 'PENDING') as open_cost, sum(square_feet) as square_feet, sum(schedule_days) as days,
      bool_or(is_schedule_critical) as critical
    from held group by scenario_id
  ), page as materialized (
    select s.*, sums.cost, sums.open_cost, sums.square_feet, sums.days, sums.critical,
      row_number() over (order by ${order}) as place
    from found s left join sums on sums.scenario_id = s.id order by place limit $3 offset $4
  ), in_groups as (
    select h.scenario_id, h.id, g.id as group_id, g.letter from held h
    join item_me_group l on l.tenant_id = $1 and l.item_id = h.id
    join me_group g on g.tenant_id = $1 and g.id = l.group_id
    where h.scenario_id in (select id from page)
  ), members as (
    select h.scenario_id, json_agg(json_build_object('id', h.id, 'number', h.number, 'status', h.status,
      'has_valid_scope', h.has_valid_scope, 'me_groups', coalesce((select json_agg(json_build_object('id', o.group_id)
        order by o.group_id) from in_groups o where o.scenario_id = h.scenario_id and o.id = h.id), '[]'))
      order by h.number) as list
    from held h where h.scenario_id in (select id from page) group by h.scenario_id
  ), neighbours as (
    select o.scenario_id, json_agg(json_build_object('member_id', o.id, 'number', i.number, 'letter', o.letter)
      order by i.number) as list
    from in_groups o join item_me_group l on l.tenant_id = $1 and l.group_id = o.group_id and l.item_id <> o.id
    join item i on i.tenant_id = $1 and i.id = l.item_id and i.status = 'APPROVED' and not i.is_deleted
    group by o.scenario_id
  )
  select json_build_object('count', (select count(*) from found), 'results',
    coalesce(json_agg(${rowJson} order by s.place), '[]')) as answer
  from page s
  join project p on p.tenant_id = $1 and p.id = $2
  left join milestone m on m.tenant_id = $1 and m.id = s.milestone_id
  left join app_user u on u.tenant_id = $1 and u.id = s.created_by_id
  left join members on members.scenario_id = s.id
  left join neighbours on neighbours.scenario_id = s.id`;

type Page = { count: number; results: ScenarioRow[] };

async function read(
  tx: TenantTx,
  text: string,
  name: string | undefined,
  values: readonly unknown[],
): Promise<Page> {
  const [row] = await tx.query<{ answer: Page }>({
    ...(name ? { name } : {}),
    text,
    values: [tx.tenantId, ...values],
  });
  return row?.answer ?? { count: 0, results: [] };
}

/** A project's scenarios in the asked order. */
export function listScenarios(
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  { status, search, ordering, limit, offset }: ScenarioRequest,
): Promise<Page> {
  const condition = `($5::text[] is null or s.status = any($5))
    and ($6::text is null or lower(s.name) like $6 or 's-' || s.number like $6)`;
  const order = orderBy(ordering, orderings, 's.number', 's.id');
  return read(tx, statement(cost, condition, order), ordering ? undefined : `list_scenarios_${cost}`, [
    projectId,
    limit === 'all' ? null : limit,
    offset,
    status?.length ? status : null,
    containing(search),
  ]);
}

/** These scenarios of a project, by number; unknown ones are left out. */
export async function readScenarios(
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  ids: readonly number[],
): Promise<ScenarioRow[]> {
  const text = statement(cost, 's.id = any($5::bigint[])', 's.number');
  const { results } = await read(tx, text, `read_scenarios_${cost}`, [projectId, null, 0, ids]);
  return results;
}

/** Ids of the items that a scenario holds, deleted ones and those without a scenario left out. */
export async function heldItems(tx: TenantTx, projectId: number, scenarioId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'held_items',
    text: `select i.id from scenario_item_link l
      join scenario s on s.tenant_id = $1 and s.project_id = $2 and s.id = l.scenario_id
      join item i on i.tenant_id = $1 and i.id = l.item_id and not i.is_deleted and i.status <> 'VOID'
      where l.tenant_id = $1 and l.scenario_id = $3 order by i.id`,
    values: [tx.tenantId, projectId, scenarioId],
  });
  return rows.map(({ id }) => id);
}

/** Locks a scenario for a decision; false when it is not there or deleted. */
export async function lockScenario(tx: TenantTx, projectId: number, scenarioId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'lock_scenario',
    text: `select id from scenario where tenant_id = $1 and project_id = $2 and id = $3 and not is_deleted for update`,
    values: [tx.tenantId, projectId, scenarioId],
  });
  return rows.length > 0;
}

/** Locks items of a project in the order of their ids and answers what the rules of scenarios look at; costs are with markups. */
export async function lockMembers(
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
): Promise<(ScenarioMember & { cost: number })[]> {
  await tx.query({
    name: 'lock_members',
    text: `select id from item where tenant_id = $1 and project_id = $2 and id = any($3::bigint[]) order by id for update`,
    values: [tx.tenantId, projectId, ids],
  });
  return tx.query<ScenarioMember & { cost: number }>({
    name: 'read_members',
    text: `select i.id, i.number, i.status, i.has_valid_scope, i.cost::float8 as cost, coalesce((select json_agg(json_build_object('id', l.group_id))
        from item_me_group l where l.tenant_id = $1 and l.item_id = i.id), '[]') as me_groups
      from item i where i.tenant_id = $1 and i.project_id = $2 and i.id = any($3::bigint[]) and not i.is_deleted
      order by i.number`,
    values: [tx.tenantId, projectId, ids],
  });
}

/** Whether the scenario was ever in this project; deleted ones stay in history. */
export async function isScenarioOfProject(
  tx: TenantTx,
  projectId: number,
  scenarioId: number,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'scenario_of_project',
    text: 'select from scenario where tenant_id = $1 and project_id = $2 and id = $3',
    values: [tx.tenantId, projectId, scenarioId],
  });
  return rows.length > 0;
}
