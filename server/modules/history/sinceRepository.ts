import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { HistoryLine, Person } from '#server/services/changes/changeHistoryRepository.ts';

/** What came after a line: who wrote its row, when and how. */
export type Since = { actor: Person | null; at: string; kind: 'create' | 'update' | 'delete' };

const sinceColumns = `s.created_at as at, case when u.id is not null then jsonb_build_object(
        'id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email) end as actor`;

/** Of these change sets those that are no longer the last word on all of their rows, each with one write that came after it. */
export async function readOvertakenSets(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Since>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<Since & { id: number }>({
    name: 'history_overtaken_sets',
    text: `select sets.id, met.kind, ${sinceColumns}
      from unnest($2::bigint[]) as sets (id)
      cross join lateral (select later.change_set_id, later.kind from change_entry e
        join change_entry later on later.tenant_id = $1 and later.entity = e.entity and later.entity_id = e.entity_id
          and later.change_set_id > e.change_set_id
        where e.tenant_id = $1 and e.change_set_id = sets.id
          and (later.kind <> 'update' or later.fields ?| array(select jsonb_object_keys(e.fields)))
        limit 1) met
      join change_set s on s.tenant_id = $1 and s.id = met.change_set_id
      left join app_user u on u.tenant_id = $1 and u.id = s.actor_id`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, ...since }) => [id, since]));
}

/** What came last after the lines of a page: `overtaken` wrote the same fields, or the row came or went; `moved` gave it another status. */
export type WritesSince = { overtaken: Map<string, Since>; moved: Map<string, Since> };

/** By line, as `changeSetId:entity:entityId`. */
export async function readWritesSince(tx: TenantTx, lines: readonly HistoryLine[]): Promise<WritesSince> {
  const rows = await tx.query<Since & { key: string; overtakes: boolean }>({
    name: 'history_writes_since',
    text: `select met.key, met.overtakes, met.kind, ${sinceColumns}
      from (select distinct on (key, overtakes) w.* from (
          select e.change_set_id || ':' || e.entity || ':' || e.entity_id as key, later.change_set_id, later.kind,
            later.kind <> 'update' or later.fields ?| array(select jsonb_object_keys(e.fields)) as overtakes,
            later.fields ? 'status' as moves
          from unnest($2::bigint[], $3::text[], $4::bigint[]) as line (change_set_id, entity, entity_id)
          join change_entry e on e.tenant_id = $1 and e.change_set_id = line.change_set_id
            and e.entity = line.entity and e.entity_id = line.entity_id
          join change_entry later on later.tenant_id = $1 and later.entity = e.entity and later.entity_id = e.entity_id
            and later.change_set_id > e.change_set_id) w
        where w.overtakes or w.moves order by key, overtakes, w.change_set_id desc) met
      join change_set s on s.tenant_id = $1 and s.id = met.change_set_id
      left join app_user u on u.tenant_id = $1 and u.id = s.actor_id`,
    values: [
      tx.tenantId,
      lines.map(({ changeSetId }) => changeSetId),
      lines.map(({ entity }) => entity),
      lines.map(({ entityId }) => entityId),
    ],
  });
  const which = (overtakes: boolean) =>
    new Map(
      rows
        .filter((row) => row.overtakes === overtakes)
        .map(({ key, actor, at, kind }) => [key, { actor, at, kind }]),
    );
  return { overtaken: which(true), moved: which(false) };
}
