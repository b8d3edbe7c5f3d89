import type { components, operations } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { exact, found, objectJson } from '../jsonSql.ts';
import { estimateRights, type ProjectReader } from '../projects/projectReader.ts';
import { holds } from '../projects/seenFigures.ts';

type Calibrate = components['schemas']['Calibrate'];
/** What narrows the peers. */
export type PeerQuery = NonNullable<operations['getCalibrate']['parameters']['query']>;

/** The most peers that are compared at once. */
const most = 500;

/** A row of `peerSteps` named `p`, as the contract has it. */
export const peerJson = objectJson({
  id: 'p.id',
  name: 'p.name',
  city: `nullif(p.city, '')`,
  state: `nullif(p.state, '')`,
  year: 'p.year',
  is_legacy: 'p.is_legacy',
  delivery_contract_type: 'p.delivery_contract_type',
  area: objectJson({ value: `coalesce(${exact('p.target_area_value')}, 0)`, unit: 'p.target_area_unit' }),
  base_units: exact('p.base_units'),
  base_unit_name: '(select name from unit)',
  cost: exact('p.cost'),
  by_location: exact('p.coefficient_by_location'),
  by_time: exact('p.coefficient_by_time'),
  by_custom: exact('p.coefficient_by_custom'),
  milestone_id: 'p.milestone_id',
  milestone: 'p.milestone',
  category_id: 'p.construction_category_id',
  left_out_note: 'p.left_out_note',
});

/**
 * Steps of a statement that finds peers, after the base `unit` of project $6, that of its largest component that has one: projects that are `seen`, each with its newest estimate where that may be seen;
 * those of them that can be `peers` of project $6, those `matching` what is asked for (without a word about it the `finished` ones
 * alone, where there are any: targets are defended from what was built), and the first of these, which are
 * `compared`. `$1` to `$12` are `peerValues`.
 */
export const peerSteps = `unit as materialized (
        select lower(c.base_unit_name) as key, c.base_unit_name as name from component c
        where c.tenant_id = $1 and c.project_id = $6 and c.base_unit_count > 0 and c.base_unit_name <> ''
        order by c.exclude_from_project_sqft, c.area_value desc nulls last, c.id limit 1),
      seen as materialized (
        select p.*, p.status in ('LEGACY', 'DRAFT_LEGACY') as is_legacy, s.sees,
          coalesce(p.completed_year, extract(year from coalesce(c.actual_date, c.date))::int) as year,
          x.note as left_out_note, case when s.sees then (select sum(c.base_unit_count) from component c join unit u
            on lower(c.base_unit_name) = u.key where c.tenant_id = $1 and c.project_id = p.id) end as base_units, case when s.sees then k.estimate end as cost,
          case when s.sees then c.id end as milestone_id, case when s.sees then c.name end as milestone
        from project p
        left join project_total k on k.tenant_id = $1 and k.project_id = p.id
        left join peer_exclusion x on x.tenant_id = $1 and x.project_id = $6 and x.peer_id = p.id
        left join milestone c on c.tenant_id = $1 and c.id = k.milestone_id
        cross join lateral (select ${holds(estimateRights, '$3', '$5', '$4')} as sees) s
        where p.tenant_id = $1 and ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })}
          and (p.id = $6 or p.status not in ('DRAFT', 'DRAFT_LEGACY'))),
      peers as materialized (select * from seen
        where id <> $6 and cost > 0 and target_area_value > 0),
      finished as materialized (select coalesce($12::boolean, exists (select from peers where is_legacy)) as alone),
      matching as materialized (select p.* from peers p cross join finished f
        where ${found('$7', 'p.name', 'p.city')}
          and ($8::bigint is null or exists (select from project_group_link l
            where l.tenant_id = $1 and l.project_id = p.id and l.group_id = $8))
          and ($9::text is null or p.delivery_contract_type = $9)
          and ($10::int is null or p.year >= $10) and ($11::int is null or p.year <= $11)
          and (p.is_legacy or not f.alone)),
      compared as materialized (select * from matching order by lower(name), id limit ${most})`;

/** The values of `peerSteps`. */
export const peerValues = (tx: TenantTx, reader: ProjectReader, projectId: number, query: PeerQuery) => [
  tx.tenantId,
  reader.seesAll,
  reader.userId,
  reader.onlyProject,
  reader.seesEstimate,
  projectId,
  query.search?.trim() || null,
  query.group_id ?? null,
  query.delivery ?? null,
  query.from_year ?? null,
  query.to_year ?? null,
  query.legacy ?? null,
];

/**
 * A project with those that it can be compared with, from their kept totals, in one statement: others in sight that have
 * an estimate and an area, and whose cost the reader may see.
 */
export async function readCalibrate(
  tx: TenantTx,
  reader: ProjectReader,
  projectId: number,
  query: PeerQuery,
): Promise<Calibrate | undefined> {
  const [row] = await tx.query<{ answer: Calibrate | null }>({
    name: 'read_calibrate',
    text: `with ${peerSteps}
      select ${objectJson({
        project: peerJson,
        count: '(select count(*) from matching)',
        legacy: '(select alone from finished)',
        peers: `coalesce((select json_agg(${peerJson} order by lower(p.name), p.id) from compared p), '[]')`,
        deliveries: `coalesce((select json_agg(d.name order by lower(d.name)) from (
          select distinct delivery_contract_type as name from peers where delivery_contract_type is not null) d), '[]')`,
        groups: `coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name))
          from project_group g where g.tenant_id = $1 and exists (select from project_group_link l
            join peers p on p.id = l.project_id where l.tenant_id = $1 and l.group_id = g.id)), '[]')`,
      })} as answer from seen p where p.id = $6`,
    values: peerValues(tx, reader, projectId, query),
  });
  return row?.answer ?? undefined;
}
