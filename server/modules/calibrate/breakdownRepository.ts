import type { components, operations } from '#contract/api.ts';
import type { CodeDimension } from '#domain/foresite';
import { UNCATEGORIZED_NAME } from '#domain/foresite';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { isCounted } from '../countedLinesSql.ts';
import { reachedPart, reachSteps } from '../codes/reachSql.ts';
import { exact, found, objectJson } from '../jsonSql.ts';
import type { ProjectReader } from '../projects/projectReader.ts';
import { holds } from '../projects/seenFigures.ts';
import { peerJson, type PeerQuery, peerSteps, peerValues } from './peerRepository.ts';

type Breakdown = Omit<components['schemas']['CalibrateBreakdown'], 'dimension'>;
type Estimates = components['schemas']['CalibrateEstimateList'];
type EstimateQuery = NonNullable<operations['listCalibrateEstimates']['parameters']['query']>;

/** What the rows are: components by name, or the codes of a format; `milestones` are further estimates. */
export type BreakdownQuestion = {
  code: CodeDimension | null;
  milestones: readonly number[];
  /** Whether the reader sees cost by component in the company. */
  seesComponents: boolean;
  /** As it was asked for: divisions are left out of one dimension. */
  dimension: string;
};

/** Estimates that are broken down, after the peers: `further` ones by their milestones, and `shown` ones of all. */
const shownSteps = `further as materialized (
        select m.id as milestone_id, m.name as milestone, m.project_id, array_position($13::bigint[], m.id) as place
        from milestone m join seen s on s.id = m.project_id and s.sees
        where m.tenant_id = $1 and m.id = any($13::bigint[]) and m.has_estimate),
      shown as materialized (
        select id as project_id, milestone_id from compared where milestone_id is not null
        union select id, milestone_id from seen where id = $6 and milestone_id is not null
        union select project_id, milestone_id from further)`;

/** A further estimate as a peer: its project with that estimate's cost. */
const furtherJson = `coalesce((select json_agg(${peerJson} order by p.place) from (
    select s.id, s.name, s.city, s.state, s.year, s.is_legacy, s.delivery_contract_type, s.target_area_value,
      s.target_area_unit, s.coefficient_by_location, s.coefficient_by_time, s.coefficient_by_custom, s.construction_category_id,
      s.left_out_note, f.milestone_id, f.milestone, f.place,
      (select sum(t.amount) from milestone_total t where t.tenant_id = $1 and t.milestone_id = f.milestone_id) as cost
    from further f join seen s on s.id = f.project_id) p), '[]')`;

const amountJson = `json_build_object('milestone_id', milestone_id, 'key', key, 'amount', ${exact('amount')})`;

const byComponent = `sums as (
        select t.milestone_id, lower(c.name) as key, min(c.name) as name, min(c.component_order) as place,
          bool_or(c.project_id = $6) as is_own, sum(t.amount) as amount
        from shown e
        join seen p on p.id = e.project_id
        join milestone_total t on t.tenant_id = $1 and t.milestone_id = e.milestone_id
        join component c on c.tenant_id = $1 and c.id = t.component_id
        where ${holds(['component_access', 'overview_widget_component'], '$3', '$14', '$4')}
        group by 1, 2 having sum(t.amount) <> 0),
      members as (
        select key, null::bigint as id, null::text as code, min(name) as name,
          row_number() over (order by bool_or(is_own) desc, min(place), key) as place
        from sums group by key)`;

const byCode = `${reachSteps('(d.short_name = $14::text or d.id = $15::bigint)', '$16')},
      sums as (
        select milestone_id, member, member::text as key, sum(amount) as amount from (
          select e.milestone_id, coalesce(r.member, 0) as member, sum(${reachedPart('l.amount')}) as amount
          from shown e join estimate_line l on l.tenant_id = $1 and l.milestone_id = e.milestone_id and ${isCounted('l')}
          left join reach r on r.id = l.cost_group_id group by 1, 2
          union all
          select e.milestone_id, 0, -sum(l.amount)
          from shown e join estimate_line l on l.tenant_id = $1 and l.milestone_id = e.milestone_id and ${isCounted('l')} group by 1
          union all
          select e.milestone_id, 0, sum(k.amount)
          from shown e join milestone_total k on k.tenant_id = $1 and k.milestone_id = e.milestone_id group by 1) parts
        group by 1, 2 having sum(amount) <> 0),
      members as (
        select m.member::text as key, m.member as id, g.div_code as code, coalesce(g.name, '${UNCATEGORIZED_NAME}') as name,
          row_number() over (order by m.member = 0, g.div_code, m.member) as place
        from (select distinct member from sums) m
        left join cost_group g on g.tenant_id = $1 and g.id = m.member)`;

/**
 * What a project's estimate, those of its peers and further ones come to by member, in one statement. Undefined where the
 * project is not there, null where the company has no such format.
 */
export async function readBreakdown(
  tx: TenantTx,
  reader: ProjectReader,
  projectId: number,
  query: PeerQuery,
  { code, milestones, seesComponents, dimension }: BreakdownQuestion,
): Promise<Breakdown | null | undefined> {
  const own = code && typeof code.format === 'number' ? code.format : null;
  const standard = code && typeof code.format === 'string' ? code.format : null;
  const isKnown = code
    ? `exists (select from cost_group_definition d where d.tenant_id = $1 and (d.short_name = $14::text or d.id = $15::bigint))`
    : 'true';
  const [row] = await tx.query<{ answer: Breakdown | null }>({
    name: code ? 'calibrate_by_code' : 'calibrate_by_component',
    text: `with recursive ${peerSteps}, ${shownSteps}, ${code ? byCode : byComponent}
      select case when ${isKnown} then ${objectJson({
        members: `coalesce((select json_agg(json_build_object('key', key, 'id', id, 'code', code, 'name', name,
          'left_out_note', (select x.note from division_exclusion x where x.tenant_id = $1 and x.project_id = $6
            and x.dimension = ${code ? '$17' : '$15'} and x.member_key = members.key))
          order by place) from members), '[]')`,
        amounts: `coalesce((select json_agg(${amountJson} order by milestone_id, key) from sums), '[]')`,
        estimates: furtherJson,
      })} end as answer from seen p where p.id = $6`,
    values: [
      ...peerValues(tx, reader, projectId, query),
      milestones,
      ...(code ? [standard, own, code.level] : [seesComponents]),
      dimension,
    ],
  });
  return row && row.answer;
}

/** The estimates that can stand beside the project's; undefined where it is not there. */
export async function listEstimates(
  tx: TenantTx,
  reader: ProjectReader,
  projectId: number,
  { search }: EstimateQuery,
): Promise<Estimates | undefined> {
  const [row] = await tx.query<{ answer: Estimates }>({
    name: 'calibrate_estimates',
    text: `with ${peerSteps},
      found as materialized (
        select m.id, m.name, coalesce(m.actual_date, m.date) as date, s.id as project_id, s.name as project,
          m.id = s.milestone_id as is_newest
        from milestone m join seen s on s.id = m.project_id and s.sees
        where m.tenant_id = $1 and m.has_estimate and ${found('$13', 'm.name', 's.name')})
      select ${objectJson({
        count: '(select count(*) from found)',
        results: `coalesce((select json_agg(${objectJson({
          milestone_id: 'f.id',
          name: 'f.name',
          date: 'f.date',
          project_id: 'f.project_id',
          project: 'f.project',
          is_newest: 'f.is_newest',
        })} order by f.project_id <> $6, lower(f.project), f.project_id, f.date desc, f.id)
          from (select * from found order by project_id <> $6, lower(project), project_id, date desc, id limit 100) f), '[]')`,
      })} as answer from seen p where p.id = $6`,
    values: [...peerValues(tx, reader, projectId, {}), search?.trim() || null],
  });
  return row?.answer;
}
