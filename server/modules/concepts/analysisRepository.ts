import type { components, operations } from '#contract/api.ts';
import { ANALYSIS_STATUSES } from '#domain/concepts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { exact, found, momentJson, objectJson, personJson } from '../jsonSql.ts';
import type { ProjectReader } from '../projects/projectReader.ts';

type Schemas = components['schemas'];
export type Analysis = Schemas['Analysis'];
type Query = NonNullable<operations['listAnalyses']['parameters']['query']> & {
  limit: number;
  offset: number;
};

/** What a concept costs: area times cost per area of each component, half away from zero to cents. */
const conceptCosts = `select c.analysis_id, c.updated_at, (select sum(round((x ->> 'area')::numeric * (x ->> 'cost_per_area')::numeric, 2))
    from jsonb_array_elements(c.components) x) as cost
  from concept c where c.tenant_id = $1 and not c.is_deleted`;

/** `$1` is the company, `$2` to `$4` who reads, `$5` the analysis asked for, or null. */
const analyses = `select a.id, a.name, a.description, a.site, a.city, a.area_unit, a.target_area, a.cost_date, a.status, a.created_by_id,
      a.version, coalesce(c.concept_count, 0) as concept_count, coalesce(s.scenario_count, 0) as scenario_count,
      c.lowest_cost, c.highest_cost, p.id as project_id, p.name as project_name, p.status as project_status,
      greatest(a.updated_at, c.updated_at, s.updated_at) as updated_at
    from analysis a
    left join (select c.analysis_id, count(*)::int as concept_count, min(c.cost) filter (where c.cost > 0) as lowest_cost,
        max(c.cost) filter (where c.cost > 0) as highest_cost, max(c.updated_at) as updated_at
      from (${conceptCosts}) c group by c.analysis_id) c on c.analysis_id = a.id
    left join (select s.analysis_id, count(*)::int as scenario_count, max(s.updated_at) as updated_at
      from concept_scenario s where s.tenant_id = $1 and not s.is_deleted group by s.analysis_id) s on s.analysis_id = a.id
    left join project p on p.tenant_id = $1 and p.id = a.promoted_project_id
      and ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })}
    where a.tenant_id = $1 and not a.is_deleted and ($5::bigint is null or a.id = $5)`;

const row = objectJson({
  id: 'a.id',
  name: 'a.name',
  description: 'a.description',
  site: 'a.site',
  city: 'a.city',
  area_unit: 'a.area_unit',
  target_area: exact('a.target_area'),
  cost_date: 'a.cost_date',
  status: 'a.status',
  project: `case when a.project_id is not null then ${objectJson({
    id: 'a.project_id',
    name: 'a.project_name',
    status: 'a.project_status',
  })} end`,
  concept_count: 'a.concept_count',
  scenario_count: 'a.scenario_count',
  lowest_cost: exact('a.lowest_cost'),
  highest_cost: exact('a.highest_cost'),
  created_by: personJson('u'),
  updated_at: momentJson('a.updated_at'),
  version: 'a.version',
});

const order = Object.keys(ANALYSIS_STATUSES)
  .map((status) => `'${status}'`)
  .join(', ');
const orderings = {
  name: 'lower(a.name)',
  city: `nullif(lower(a.city), '')`,
  status: `array_position(array[${order}], a.status)`,
  target_area: 'a.target_area',
  concept_count: 'a.concept_count',
  lowest_cost: 'a.lowest_cost',
  updated_at: 'a.updated_at',
};

const readerValues = (tx: TenantTx, { seesAll, userId, onlyProject }: ProjectReader) => [
  tx.tenantId,
  seesAll,
  userId,
  onlyProject,
];

/** A page of the company's analyses: all but archived ones, the newest change first, unless asked otherwise. */
export async function listAnalyses(
  tx: TenantTx,
  reader: ProjectReader,
  query: Query,
): Promise<Schemas['AnalysisPage']> {
  const by = orderBy(query.ordering, orderings, `${orderings.updated_at} desc`, 'a.id');
  const [page] = await tx.query<{ page: Schemas['AnalysisPage'] }>({
    text: `with a as materialized (select * from (${analyses}) a
        where ${found('$6', 'a.name', 'a.description', 'a.site', 'a.city')}
          and case when $7::text[] is null then a.status <> 'ARCHIVED' else a.status = any($7) end),
      page as (select a.*, row_number() over (order by ${by}) as place from a order by ${by} limit $8 offset $9)
      select json_build_object('count', (select count(*) from a), 'results',
        coalesce((select json_agg(${row} order by a.place) from page a
          left join app_user u on u.tenant_id = $1 and u.id = a.created_by_id), '[]')) as page`,
    values: [
      ...readerValues(tx, reader),
      null,
      query.search?.trim() || null,
      query.status && query.status.length > 0 ? query.status : null,
      query.limit,
      query.offset,
    ],
  });
  return page?.page ?? { count: 0, results: [] };
}

/** One analysis; undefined where it is gone. */
export async function readAnalysis(
  tx: TenantTx,
  reader: ProjectReader,
  id: number,
): Promise<Analysis | undefined> {
  const [found] = await tx.query<{ analysis: Analysis }>({
    name: 'read_analysis',
    text: `select ${row} as analysis from (${analyses}) a
      left join app_user u on u.tenant_id = $1 and u.id = a.created_by_id`,
    values: [...readerValues(tx, reader), id],
  });
  return found?.analysis;
}
