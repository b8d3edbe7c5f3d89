import type { Permission } from '#contract/unions.ts';
import { type ProjectStatus as Status, PROJECT_STATUSES, STATUS_ORDER } from '#domain/projects';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { budgetOf } from '../budgetSql.ts';
import { filterSql } from '../filterSql.ts';
import { exact, found, personJson } from '../jsonSql.ts';
import type { Conditions } from '../readConditions.ts';
import { held, markupRights, quoted } from './seenFigures.ts';
import { estimateRights, forecastRights, type ProjectReader } from './projectReader.ts';
import { categoryJson, pictureJson } from './projectRepository.ts';

type AreaUnit = 'sq_ft' | 'sq_m' | 'acre' | 'hectare';

/** What rows are grouped by. */
export type Grouping = 'status' | 'delivery' | 'access_scope' | 'none';

export type ProjectListQuery = {
  search?: string | undefined;
  status?: readonly Status[] | undefined;
  access_scope_id?: readonly number[] | undefined;
  group_id?: readonly number[] | undefined;
  delivery?: readonly string[] | undefined;
  permission?: Permission | undefined;
  group_by?: Grouping | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

type Person = { id: number; first_name: string; last_name: string; email: string };

/** One project of the page; figures are exact decimals as JSON numbers. */
export type ProjectRow = {
  id: number;
  name: string;
  code: string | null;
  city: string | null;
  state: string | null;
  status: Status;
  picture: string | null;
  picture_thumbnail: string | null;
  delivery_contract_type: string | null;
  construction_category: {
    id: number;
    name: string;
    code: string;
    classification: 'TABLE_11' | 'TABLE_13';
  } | null;
  access_scope: { id: number; name: string } | null;
  groups: { id: number; name: string }[];
  construction_start_date: string | null;
  completion_date: string | null;
  version: number;
  completed_year: number | null;
  area_value: number;
  area_unit: AreaUnit;
  target_budget: number | null;
  milestone: { id: number; name: string; date: string } | null;
  current_estimate: number | null;
  forecast: number | null;
  pending_low: number | null;
  pending_high: number | null;
  is_exact: boolean;
  gap: number | null;
  team: Person[];
  team_count: number;
};

/** Totals of one group over all matches; areas by unit, as they cannot be added across units. */
export type GroupRow = {
  key: string;
  label: string;
  count: number;
  areas: { unit: AreaUnit; value: number }[];
  target_budget: number | null;
  forecast: number | null;
  gap: number | null;
};

export type ProjectPageRows = { count: number; results: ProjectRow[]; groups: GroupRow[] };

/** The order of groups on the page, live work first. */
const statusOrder = `array_position(array[${quoted(STATUS_ORDER)}], status)`;

const statusLabel = `case p.status ${STATUS_ORDER.map(
  (status) => `when '${status}' then '${PROJECT_STATUSES[status].label}'`,
).join(' ')} end`;

/** What each grouping sorts by, keeps apart and calls its groups; `p` is the project, `s` its unit. */
const groupings: Record<Grouping, { key: string; label: string; order: string }> = {
  status: { key: 'p.status', label: statusLabel, order: statusOrder },
  delivery: {
    key: `coalesce(p.delivery_contract_type, '')`,
    label: `coalesce(p.delivery_contract_type, 'No delivery contract')`,
    order: `group_key = '', lower(group_label)`,
  },
  access_scope: {
    key: `coalesce(p.access_scope_id::text, '')`,
    label: `coalesce(s.name, 'No business unit')`,
    order: `group_key = '', lower(group_label)`,
  },
  none: { key: `''`, label: `'All projects'`, order: '1' },
};

const orderings = {
  name: 'lower(name)',
  code: 'lower(code)',
  status: statusOrder,
  city: 'lower(city)',
  target_budget: 'target_budget',
  target_area: 'area_value',
  construction_start_date: 'construction_start_date',
  completion_date: 'completion_date',
  forecast: 'forecast',
  gap: 'forecast - target_budget',
  pending_low: 'pending_low',
  pending_high: 'pending_high',
  current_milestone_date: 'milestone_date',
};

/** A figure of the kept totals as the reader sees it: with markups or without. */
const seen = (name: string) => `case when sees.markups then k.${name}_cost else k.${name}_subtotal end`;
const forecast = `k.estimate + ${seen('approved')}`;

/** Matching projects with their kept totals; the forecast is the estimate and what was approved after it (docs/product/projects.md). */
const matching = ({ key, label }: { key: string; label: string }, asked: string) => `
  select p.id, p.name, p.code, p.city, p.state, p.status, p.picture, p.completed_year, p.target_area_value as area_value,
    p.target_area_unit as area_unit, p.delivery_contract_type, p.construction_category_id, p.access_scope_id,
    s.name as access_scope_name, p.construction_start_date, p.completion_date, p.version,
    ${key} as group_key, ${label} as group_label, ${budgetOf('p')} as target_budget, c.id as milestone_id,
    c.name as milestone_name, coalesce(c.actual_date, c.date) as milestone_date,
    case when sees.estimate then k.estimate end as current_estimate,
    case when sees.forecast then ${forecast} end as forecast,
    case when sees.forecast then ${forecast} + ${seen('low')} end as pending_low,
    case when sees.forecast then ${forecast} + ${seen('high')} end as pending_high,
    coalesce(case when sees.markups then k.cost_is_exact else k.subtotal_is_exact end, true) as is_exact
  from project p
  left join access_scope s on s.tenant_id = $1 and s.id = p.access_scope_id
  left join project_total k on k.tenant_id = $1 and k.project_id = p.id
  left join milestone c on c.tenant_id = $1 and c.id = k.milestone_id
  left join own on own.project_id = p.id
  left join lateral (select ${held('own.markups', '$8', '$9')} as markups, ${held('own.forecast', '$10', '$9')} as forecast,
    ${held('own.estimate', '$14', '$9')} as estimate) sees on k.milestone_id is not null
  where p.tenant_id = $1 and ${projectInSight({ seesAll: '$2', user: '$3', only: '$9' })} and ${found('$4', 'p.name', 'p.code', 'p.city')}
    and ($5::text[] is null or p.status = any($5))
    and ($11::bigint[] is null or p.access_scope_id in (select id from unit))
    and ($12::bigint[] is null or exists (select from project_group_link l
      where l.tenant_id = $1 and l.project_id = p.id and l.group_id = any($12)))
    and ($13::text[] is null or p.delivery_contract_type = any($13))
    and ($16::text is null or ${held('own.asked', '$17', '$9')}) ${asked}`;

/**
 * What the reader's own roles allow, by project, within the scopes of their key, and whether that is the right which is asked for: a row for each
 * project where they have one. Over many projects a look into each of them would take most of the time.
 */
const ownRights = (
  { person, scopes, asked }: { person: string; scopes: string; asked: string },
  rights: Readonly<Record<string, readonly string[]>>,
): string => {
  const allows = (permissions: string) => `exists (select from role_permission x
    where x.tenant_id = $1 and x.role_id = m.role_id and x.permission in (${permissions})
      and (${scopes}::text[] is null or x.permission = any(${scopes})))`;
  const columns = Object.entries(rights).map(([name, all]) => `${allows(quoted(all))} as ${name}`);
  return `select m.project_id, ${columns.join(', ')}, ${asked}::text is not null and ${allows(asked)} as asked from project_member m
    where m.tenant_id = $1 and m.user_id = ${person} and m.role_id is not null`;
};

/** Where the reader has a role of their own, it says what they see. */
const own = ownRights(
  { person: '$3', scopes: '$15', asked: '$16' },
  { markups: markupRights, forecast: forecastRights, estimate: estimateRights },
);

/** The units asked for with everything below them. */
const unitsAsked = `unit (id) as (select unnest($11::bigint[])
  union select c.id from access_scope c join unit on c.parent_id = unit.id where c.tenant_id = $1)`;

const row = `json_build_object('id', p.id, 'name', p.name, 'code', p.code, 'city', p.city, 'state', p.state,
  'status', p.status, 'picture', p.picture, 'picture_thumbnail', ${pictureJson('p.id', 'picture_thumbnail')},
  'completed_year', p.completed_year, 'delivery_contract_type', p.delivery_contract_type,
  'construction_category', ${categoryJson('p')}, 'access_scope', case when p.access_scope_id is not null then
    json_build_object('id', p.access_scope_id, 'name', p.access_scope_name) end,
  'groups', coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name))
    from project_group_link l join project_group g on g.tenant_id = $1 and g.id = l.group_id
    where l.tenant_id = $1 and l.project_id = p.id), '[]'),
  'construction_start_date', p.construction_start_date, 'completion_date', p.completion_date, 'version', p.version,
  'area_value', coalesce(${exact('p.area_value')}, 0), 'area_unit', p.area_unit,
  'target_budget', ${exact('p.target_budget')}, 'current_estimate', ${exact('p.current_estimate')},
  'forecast', ${exact('p.forecast')}, 'pending_low', ${exact('p.pending_low')},
  'pending_high', ${exact('p.pending_high')}, 'is_exact', p.is_exact,
  'gap', ${exact('(p.forecast - p.target_budget)')}, 'milestone', case when p.milestone_id is not null then
    json_build_object('id', p.milestone_id, 'name', p.milestone_name, 'date', p.milestone_date) end,
  'team', coalesce(team.people, '[]'), 'team_count', coalesce(team.count, 0))`;

const team = `select count(*) as count,
    json_agg(${personJson('u')} order by u.place) filter (where u.place <= 4) as people
  from (select u.*, row_number() over (order by u.last_name = '', lower(u.last_name), lower(u.first_name), u.id) as place
    from project_member m join app_user u on u.tenant_id = $1 and u.id = m.user_id
    where m.tenant_id = $1 and m.project_id = p.id) u`;

const group = `json_build_object('key', g.group_key, 'label', g.group_label, 'count', g.count, 'areas', g.areas,
  'target_budget', ${exact('g.target_budget')}, 'forecast', ${exact('g.forecast')}, 'gap', ${exact('g.gap')})`;

const groups = `select group_key, group_label, min(status) as status, sum(n) as count, sum(budget) as target_budget,
    sum(forecast) as forecast, sum(gap) as gap,
    json_agg(json_build_object('unit', area_unit, 'value', coalesce(${exact('area')}, 0)) order by area_unit) as areas
  from (select group_key, group_label, min(status) as status, area_unit, count(*) as n, sum(area_value) as area,
      sum(target_budget) as budget, sum(forecast) as forecast, sum(forecast - target_budget) as gap
    from matching group by group_key, group_label, area_unit) u
  group by group_key, group_label`;

/** One page of the projects in sight, the number of all matches and their totals by status, in one statement. */
export async function listProjectRows(
  tx: TenantTx,
  reader: ProjectReader,
  query: ProjectListQuery,
  conditions: Conditions | undefined,
): Promise<ProjectPageRows> {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${17 + values.push(value)}`;
  const asked = conditions ? `and ${filterSql(conditions.group, conditions.fields, place)}` : '';
  const grouping = groupings[query.group_by ?? 'status'];
  const rows = orderBy(query.ordering, orderings, query.group_by ? 'lower(name)' : statusOrder, 'id');
  // Groups stay together only where they were asked for.
  const order = query.group_by ? `${grouping.order}, ${rows}` : rows;
  const [page] = await tx.query<{ page: ProjectPageRows }>({
    text: `with recursive ${unitsAsked}, own as materialized (${own}), matching as materialized (${matching(grouping, asked)}),
      page as (select *, row_number() over (order by ${order}) as place from matching order by ${order} limit $6 offset $7)
      select json_build_object('count', (select count(*) from matching),
        'results', coalesce((select json_agg(${row} order by p.place)
          from page p left join lateral (${team}) team on true), '[]'),
        'groups', coalesce((select json_agg(${group} order by ${grouping.order}) from (${groups}) g), '[]')) as page`,
    values: [
      tx.tenantId,
      reader.seesAll,
      reader.userId,
      query.search ?? null,
      someOf(query.status),
      query.limit,
      query.offset,
      reader.seesMarkups,
      reader.onlyProject,
      reader.seesForecast,
      someOf(query.access_scope_id),
      someOf(query.group_id),
      someOf(query.delivery),
      reader.seesEstimate,
      reader.scopes,
      query.permission ?? null,
      query.permission !== undefined && reader.permissions.has(query.permission),
      ...values,
    ],
  });
  return page?.page ?? { count: 0, results: [], groups: [] };
}

const someOf = <T>(list: readonly T[] | undefined): readonly T[] | null => (list?.length ? list : null);
