import type { KeptTarget, TargetMove } from '#domain/tvd';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** A member of a dimension, within one component or in all (null). */
export type TargetMember = { dimension: string; memberId: number; componentId: number | null };

/** What is known of a member's targets: as they are, what happened to them, and the milestones that they are shown at. */
export type TargetPast = {
  kept: KeptTarget[];
  moves: TargetMove[];
  milestones: { id: number; name: string; date: string }[];
};

/** Moves of a member's targets that are looked at, the newest first. */
const mostMoves = 2_000;

/** Undefined where the project is not there. */
export async function readTargetPast(
  tx: TenantTx,
  projectId: number,
  { dimension, memberId, componentId }: TargetMember,
  timeZone: string,
): Promise<TargetPast | undefined> {
  const within = (column: string) => `($5::bigint is null or ${column} = $5)`;
  const [row] = await tx.query<TargetPast>({
    name: 'target_past',
    text: `with kept as (
        select id, component_id, target, stretch from tvd_target t
        where t.tenant_id = $1 and t.project_id = $2 and t.dimension = $3 and t.member_id = $4 and ${within('t.component_id')}
      ), gone as (
        select distinct e.entity_id as id from change_set s
        join change_entry e on e.tenant_id = $1 and e.change_set_id = s.id and e.entity = 'tvd_target' and e.kind = 'delete'
        where s.tenant_id = $1 and s.project_id = $2 and e.fields->'dimension'->>'from' = $3
          and (e.fields->'member_id'->>'from')::bigint = $4 and ${within("(e.fields->'component_id'->>'from')::bigint")}
      ), moves as (
        select e.entity_id as id, (s.created_at at time zone $6)::date as day, e.kind, s.id as at,
          (select coalesce(jsonb_object_agg(f.key, f.value->'from'), '{}') from jsonb_each(e.fields) f
            where f.key in ('component_id', 'target', 'stretch')) as before
        from change_set s
        join change_entry e on e.tenant_id = $1 and e.change_set_id = s.id and e.entity = 'tvd_target'
          and e.entity_id in (select id from kept union select id from gone)
        where s.tenant_id = $1 and s.project_id = $2 order by s.id desc limit ${mostMoves}
      )
      select
        coalesce((select json_agg(json_build_object('id', id, 'component_id', component_id, 'target', target,
          'stretch', stretch)) from kept), '[]') as kept,
        coalesce((select json_agg(json_build_object('id', id, 'day', day, 'kind', kind, 'before', before)
          order by at desc) from moves), '[]') as moves,
        coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name, 'date', coalesce(m.actual_date, m.date))
          order by coalesce(m.actual_date, m.date), m.id) from milestone m
          where m.tenant_id = $1 and m.project_id = $2 and m.has_estimate), '[]') as milestones
      from project p where p.tenant_id = $1 and p.id = $2`,
    values: [tx.tenantId, projectId, dimension, memberId, componentId, timeZone],
  });
  return row;
}
