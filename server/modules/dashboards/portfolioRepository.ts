import { LEFT_OUT_NAMES, type PortfolioGrouping } from '#domain/dashboards';
import { PROJECT_STATUSES, STATUS_ORDER } from '#domain/projects';
import type { Result } from '#server/contract/handlers.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { areaJson, exact, objectJson } from '../jsonSql.ts';
import { pictureJson } from '../projects/projectRepository.ts';
import { quoted } from '../projects/seenFigures.ts';
import {
  FREE,
  matchingSql,
  matchingValues,
  type ProjectChoice,
  type Reader,
} from './matchingProjectRepository.ts';

export type PortfolioQuery = ProjectChoice & {
  group_by?: PortfolioGrouping | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

type Answered = Result<'getPortfolio'>;
type Area = { unit: 'sq_ft' | 'sq_m' | 'acre' | 'hectare'; value: number };

type Row = Answered['results'][number];

/** A row as it is read: with the area and the factor that its costs per area follow from. */
type RowRead = Omit<Row, 'cost_per_area' | 'normalized_cost_per_area'> & {
  area: Area | null;
  coefficient: number;
};

/** The portfolio as it is read; areas by unit with the forecast on them, as areas cannot be added across units. */
export type PortfolioRead = Omit<Answered, 'totals' | 'results'> & {
  results: RowRead[];
  totals: Omit<Answered['totals'], 'cost_per_area'> & { areas: Area[]; area_forecast: number | null };
};

const statusPlace = `array_position(array[${quoted(STATUS_ORDER)}], m.status)`;
const statusLabel = `case m.status ${STATUS_ORDER.map(
  (status) => `when '${status}' then '${PROJECT_STATUSES[status].label}'`,
).join(' ')} end`;
const year = `coalesce(m.completed_year, extract(year from m.completion_date)::int)`;

/** What each grouping keeps apart, calls its groups and puts them in order by; `m` is the project. Projects without one come last. */
const groupings: Record<PortfolioGrouping, { key: string; label: string; place: string; from?: string }> = {
  group: {
    key: `coalesce(g.id::text, '')`,
    label: `coalesce(g.name, 'No project group')`,
    place: `case when g.id is null then null else 1 end`,
    from: `left join (project_group_link l join project_group g on g.tenant_id = $1 and g.id = l.group_id)
      on l.tenant_id = $1 and l.project_id = m.id and ($8::bigint[] is null or l.group_id = any($8))`,
  },
  access_scope: {
    key: `coalesce(s.id::text, '')`,
    label: `coalesce(s.name, 'No business unit')`,
    place: `case when s.id is null then null else 1 end`,
    from: `left join access_scope s on s.tenant_id = $1 and s.id = m.access_scope_id`,
  },
  status: { key: 'm.status', label: statusLabel, place: statusPlace },
  category: {
    key: `coalesce(c.id::text, '')`,
    label: `coalesce(c.name, 'No category')`,
    place: `case when c.id is null then null else 1 end`,
    from: `left join construction_category c on c.tenant_id = $1 and c.id = m.construction_category_id`,
  },
  year: {
    key: `coalesce(${year}::text, '')`,
    label: `coalesce(${year}::text, 'No year of completion')`,
    place: year,
  },
  none: { key: `''`, label: `'All projects'`, place: '1' },
};

const percent = (gap: string, budget: string) => `round(${gap} * 100 / nullif(${budget}, 0), 2)`;

const orderings = {
  name: 'lower(r.name)',
  status: `array_position(array[${quoted(STATUS_ORDER)}], r.status)`,
  target_budget: 'r.target_budget',
  forecast: 'r.forecast',
  gap: 'r.forecast - r.target_budget',
  gap_percent: percent('(r.forecast - r.target_budget)', 'r.target_budget'),
  milestone_date: 'r.milestone_date',
};

const compared = 'filter (where forecast is not null and target_budget is not null)';
/** A range that is not known of one of the projects, as on days of the past, is not known of their sum. */
const sumOfRange = (end: string) =>
  `case when bool_and(forecast is null or ${end} is not null) then sum(${end}) end`;
const sums = (
  from: string,
) => `select count(*) as count, count(target_budget) as budget_count, count(*) ${compared} as compared_count,
    count(*) filter (where forecast > target_budget) as over_count, sum(target_budget) as target_budget,
    sum(forecast) as forecast, sum(target_budget) ${compared} as compared_budget, sum(forecast) ${compared} as compared_forecast, ${sumOfRange('pending_low')} as pending_low, ${sumOfRange('pending_high')} as pending_high,
    coalesce(bool_and(is_exact), true) as is_exact, sum(forecast - target_budget) as gap,
    ${percent('sum(forecast - target_budget)', `sum(target_budget) ${compared}`)} as gap_percent ${from}`;

const sumColumns = (row: string) => ({
  count: `${row}.count`,
  budget_count: `${row}.budget_count`,
  compared_count: `${row}.compared_count`,
  over_count: `${row}.over_count`,
  target_budget: exact(`${row}.target_budget`),
  forecast: exact(`${row}.forecast`),
  compared_budget: exact(`${row}.compared_budget`),
  compared_forecast: exact(`${row}.compared_forecast`),
  pending_low: exact(`${row}.pending_low`),
  pending_high: exact(`${row}.pending_high`),
  is_exact: `${row}.is_exact`,
  gap: exact(`${row}.gap`),
  gap_percent: exact(`${row}.gap_percent`),
});

const rowJson = objectJson({
  id: 'r.id',
  name: 'r.name',
  code: 'r.code',
  status: 'r.status',
  picture: 'r.picture',
  picture_thumbnail: pictureJson('r.id', 'picture_thumbnail'),
  group_key: 'r.group_key',
  milestone: `case when r.milestone_id is not null then ${objectJson({
    id: 'r.milestone_id',
    name: 'r.milestone_name',
    date: 'r.milestone_date',
  })} end`,
  target_budget: exact('r.target_budget'),
  forecast: exact('r.forecast'),
  pending_low: exact('r.pending_low'),
  pending_high: exact('r.pending_high'),
  is_exact: 'r.is_exact',
  gap: exact('(r.forecast - r.target_budget)'),
  gap_percent: exact(percent('(r.forecast - r.target_budget)', 'r.target_budget')),
  area: `case when r.target_area_value > 0 then ${areaJson('r.target_area_value', 'r.target_area_unit')} end`,
  coefficient: exact('r.coefficient'),
});

/** The first names of the projects that a gap leaves out. */
const namesOf = (condition: string) =>
  `coalesce((select json_agg(name) from (select name from matching where ${condition} order by lower(name), id limit ${LEFT_OUT_NAMES}) n), '[]')`;

const hiddenOf = (condition: string) => `(select count(*) from matching where ${condition})`;

const area = `from matching where forecast is not null and target_area_value > 0`;

/** Projects with their figures, the sums of each group and of all, in one statement over kept totals. */
export async function readPortfolio(
  tx: TenantTx,
  caller: Reader,
  query: PortfolioQuery,
): Promise<PortfolioRead> {
  const { key, label, place, from = '' } = groupings[query.group_by ?? 'group'];
  const inGroup = orderBy(query.ordering, orderings, 'lower(r.name)', 'r.id');
  const order = `r.group_place nulls last, lower(r.group_label), r.group_key, ${inGroup}`;
  const [row] = await tx.query<{ portfolio: PortfolioRead }>({
    text: `with recursive ${matchingSql},
      placed as materialized (select m.*, ${key} as group_key, ${label} as group_label, ${place} as group_place,
          d.name as milestone_name, coalesce(d.actual_date, d.date) as milestone_date
        from matching m left join milestone d on d.tenant_id = $1 and d.id = m.milestone_id ${from}),
      page as (select r.*, row_number() over (order by ${order}) as row_place from placed r
        order by row_place limit $${FREE} offset $${FREE + 1}),
      grouped as (select group_key, group_label, group_place, s.*
        from (select distinct group_key, group_label, group_place from placed) g
        cross join lateral (${sums('from placed p where p.group_key = g.group_key')}) s)
      select ${objectJson({
        count: '(select count(*) from placed)',
        results: `coalesce((select json_agg(${rowJson} order by r.row_place) from page r), '[]')`,
        groups: `coalesce((select json_agg(${objectJson({ key: 'g.group_key', label: 'g.group_label', ...sumColumns('g') })}
          order by g.group_place nulls last, lower(g.group_label), g.group_key) from grouped g), '[]')`,
        totals: `(select ${objectJson({
          ...sumColumns('t'),
          left_out: objectJson({
            no_budget: namesOf('target_budget is null'),
            no_forecast: namesOf('target_budget is not null and forecast is null'),
          }),
          area_forecast: `(select sum(forecast) ${area})`,
          areas: `coalesce((select json_agg(a) from (select target_area_unit as unit,
            ${exact('sum(target_area_value)')} as value ${area} group by 1) a), '[]')`,
        })} from (${sums('from matching')}) t)`,
        hidden: objectJson({
          forecast: hiddenOf('not sees_forecast'),
          markups: hiddenOf('sees_forecast and not sees_markups'),
          ...Object.fromEntries(
            (['risks', 'items', 'issues', 'dates'] as const).map((part) => [
              part,
              hiddenOf(`not sees_${part}`),
            ]),
          ),
          packages: hiddenOf('$12::boolean and not sees_packages'),
        }),
      })} as portfolio`,
    values: [...matchingValues(tx.tenantId, caller, query), query.limit, query.offset],
  });
  if (!row) throw new Error('The portfolio did not answer.');
  return row.portfolio;
}
