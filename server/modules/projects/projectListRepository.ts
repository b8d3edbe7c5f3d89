import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { exact, found, personJson } from '../jsonSql.ts';

type Status =
  | 'ACTIVE'
  | 'DRAFT'
  | 'DRAFT_LEGACY'
  | 'COMPLETED'
  | 'ABANDONED'
  | 'LEGACY'
  | 'ABANDONED_LEGACY'
  | 'CONCEPT'
  | 'PLAYGROUND';
type AreaUnit = 'sq_ft' | 'sq_m' | 'acre' | 'hectare';

export type ProjectListQuery = {
  search?: string | undefined;
  status?: readonly Status[] | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

/**
 * Who lists. `seesMarkups` holds in the company, and in a project unless they hold another role there; `onlyProject` is
 * the one that an impersonator sees, where `seesMarkups` is the role's.
 */
export type ProjectReader = {
  userId: number;
  seesAll: boolean;
  seesMarkups: boolean;
  /** The same for the forecast with what follows from it, and for the current estimate. */
  seesForecast: boolean;
  seesEstimate: boolean;
  onlyProject: number | null;
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
  completed_year: number | null;
  area_value: number;
  area_unit: AreaUnit;
  target_budget: number | null;
  milestone: { id: number; name: string; date: string } | null;
  current_estimate: number | null;
  forecast: number | null;
  team: Person[];
  team_count: number;
};

/** Totals of one status over all matches; areas by unit, as they cannot be added across units. */
export type GroupRow = {
  status: Status;
  count: number;
  areas: { unit: AreaUnit; value: number }[];
  target_budget: number | null;
  forecast: number | null;
  gap: number | null;
};

export type ProjectPageRows = { count: number; results: ProjectRow[]; groups: GroupRow[] };

/** The order of groups on the page, live work first (spec §2 project list). */
const statusOrder = `array_position(array['ACTIVE','DRAFT','CONCEPT','PLAYGROUND','COMPLETED','LEGACY','DRAFT_LEGACY',
  'ABANDONED','ABANDONED_LEGACY'], status)`;

const orderings = {
  name: 'lower(name)',
  code: 'lower(code)',
  status: statusOrder,
  city: 'lower(city)',
  target_budget: 'target_budget',
  forecast: 'forecast',
  gap: 'forecast - target_budget',
  current_milestone_date: 'milestone_date',
};

/** Any of these lets a person see a project's forecast, and its current estimate. */
export const forecastRights = ['foresite_access', 'overview_widget_cost'] as const;
export const estimateRights = [...forecastRights, 'estimate_access', 'overview_widget_estimate'] as const;

/**
 * Whether the reader holds one of the permissions in project `p`: by their own role there, else as in the company.
 * `person`, `inCompany` and `only`, the one project that an impersonator sees, are numbers of parameters.
 */
const holds = (
  permissions: readonly string[],
  { person, inCompany, only }: { person: string; inCompany: string; only: string },
) => `case when ${only}::bigint is not null then ${inCompany}::boolean
  else coalesce((select exists (select from role_permission x where x.tenant_id = $1 and x.role_id = m.role_id
      and x.permission in (${permissions.map((key) => `'${key}'`).join(', ')}))
    from project_member m where m.tenant_id = $1 and m.project_id = p.id and m.user_id = ${person} and m.role_id is not null),
    ${inCompany}::boolean) end`;

/** Matching projects with their current estimate and forecast: the estimate and what was approved after it (decisions §4). */
const matching = `
  select p.id, p.name, p.code, p.city, p.state, p.status, p.picture, p.completed_year, p.target_area_value as area_value,
    p.target_area_unit as area_unit, p.target_budget, c.id as milestone_id, c.name as milestone_name,
    c.day as milestone_date, case when sees.estimate then t.total end as current_estimate,
    case when sees.forecast then t.total + a.total end as forecast
  from project p
  left join lateral (select m.id, m.name, coalesce(m.actual_date, m.date) as day from milestone m
    where m.tenant_id = $1 and m.project_id = p.id and m.has_estimate
    order by coalesce(m.actual_date, m.date) desc, m.id desc limit 1) c on true
  left join lateral (select coalesce(sum(t.amount), 0) as total from milestone_total t
    where t.tenant_id = $1 and t.milestone_id = c.id) t on c.id is not null
  left join lateral (select ${holds(['view_item_markup'], { person: '$3', inCompany: '$8', only: '$9' })} as markups,
      ${holds(forecastRights, { person: '$3', inCompany: '$10', only: '$9' })} as forecast,
      ${holds(estimateRights, { person: '$3', inCompany: '$11', only: '$9' })} as estimate) sees on c.id is not null
  left join lateral (select coalesce(sum(case when sees.markups then i.cost else i.subtotal_cost end), 0) as total from item i
    where i.tenant_id = $1 and i.project_id = p.id and i.status = 'APPROVED' and not i.is_deleted
      and i.approved_on > c.day) a on c.id is not null
  where p.tenant_id = $1 and ${projectInSight({ seesAll: '$2', user: '$3', only: '$9' })} and ${found('$4', 'p.name', 'p.code', 'p.city')}
    and ($5::text[] is null or p.status = any($5))`;

const row = `json_build_object('id', p.id, 'name', p.name, 'code', p.code, 'city', p.city, 'state', p.state,
  'status', p.status, 'picture', p.picture, 'completed_year', p.completed_year,
  'area_value', coalesce(${exact('p.area_value')}, 0), 'area_unit', p.area_unit,
  'target_budget', ${exact('p.target_budget')}, 'current_estimate', ${exact('p.current_estimate')},
  'forecast', ${exact('p.forecast')}, 'milestone', case when p.milestone_id is not null then
    json_build_object('id', p.milestone_id, 'name', p.milestone_name, 'date', p.milestone_date) end,
  'team', coalesce(team.people, '[]'), 'team_count', coalesce(team.count, 0))`;

const team = `select count(*) as count,
    json_agg(${personJson('u')} order by lower(u.last_name), lower(u.first_name), u.id) filter (where u.place <= 4) as people
  from (select u.*, row_number() over (order by lower(u.last_name), lower(u.first_name), u.id) as place
    from project_member m join app_user u on u.tenant_id = $1 and u.id = m.user_id
    where m.tenant_id = $1 and m.project_id = p.id) u`;

const group = `json_build_object('status', g.status, 'count', g.count, 'areas', g.areas,
  'target_budget', ${exact('g.target_budget')}, 'forecast', ${exact('g.forecast')}, 'gap', ${exact('g.gap')})`;

const groups = `select status, sum(n) as count, sum(budget) as target_budget, sum(forecast) as forecast, sum(gap) as gap,
    json_agg(json_build_object('unit', area_unit, 'value', coalesce(${exact('area')}, 0)) order by area_unit) as areas
  from (select status, area_unit, count(*) as n, sum(area_value) as area, sum(target_budget) as budget,
      sum(forecast) as forecast, sum(forecast - target_budget) as gap from matching group by status, area_unit) u
  group by status`;

/** One page of the projects in sight, the number of all matches and their totals by status, in one statement. */
export async function listProjectRows(
  tx: TenantTx,
  reader: ProjectReader,
  { search, status, ordering, limit, offset }: ProjectListQuery,
): Promise<ProjectPageRows> {
  const order = orderBy(ordering, orderings, statusOrder, 'id');
  const [page] = await tx.query<{ page: ProjectPageRows }>({
    text: `with matching as materialized (${matching}),
      page as (select *, row_number() over (order by ${order}) as place from matching order by ${order} limit $6 offset $7)
      select json_build_object('count', (select count(*) from matching),
        'results', coalesce((select json_agg(${row} order by p.place)
          from page p left join lateral (${team}) team on true), '[]'),
        'groups', coalesce((select json_agg(${group} order by ${statusOrder}) from (${groups}) g), '[]')) as page`,
    values: [
      tx.tenantId,
      reader.seesAll,
      reader.userId,
      search ?? null,
      status?.length ? status : null,
      limit,
      offset,
      reader.seesMarkups,
      reader.onlyProject,
      reader.seesForecast,
      reader.seesEstimate,
    ],
  });
  return page?.page ?? { count: 0, results: [], groups: [] };
}

export type PendingRow = { id: number; project_id: number; cost: string; group_ids: number[] };

/** The pending options of several projects, in one statement whatever their number. */
export function listPendingRows(
  tx: TenantTx,
  projectIds: readonly number[],
  reader: ProjectReader,
): Promise<PendingRow[]> {
  if (projectIds.length === 0) return Promise.resolve([]);
  return tx.query<PendingRow>({
    name: 'list_pending',
    text: `with sees as materialized (select p.id, ${holds(['view_item_markup'], { person: '$3', inCompany: '$4', only: '$5' })} as markups
        from project p where p.tenant_id = $1 and p.id = any($2::bigint[]))
      select i.id, i.project_id, case when s.markups then i.cost else i.subtotal_cost end as cost,
        coalesce(array_agg(g.group_id) filter (where g.group_id is not null), '{}')::float8[] as group_ids
      from sees s join item i on i.tenant_id = $1 and i.project_id = s.id and i.status = 'PENDING' and not i.is_deleted
      left join item_me_group g on g.tenant_id = $1 and g.item_id = i.id
      group by i.tenant_id, i.id, s.markups`,
    values: [tx.tenantId, projectIds, reader.userId, reader.seesMarkups, reader.onlyProject],
  });
}
