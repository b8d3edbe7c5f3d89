import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { holdsInProject } from '#server/services/notify/audienceRepository.ts';
import { momentJson, objectJson } from '../jsonSql.ts';
import type { Reader } from './notificationRepository.ts';

export type RecentKind = 'project' | 'item';

/** What of one kind is remembered for a person. */
const mostKept = 50;

/**
 * Things that a person sees, joined to relation `r` (entity, entity_id): project `p`, and item `i` where it is one.
 * `$2` is the person, `$3` whether they see every project; whoever views one project (`$4`) as a role has its
 * permissions (`$5`).
 */
const seen = `left join item i on r.entity = 'item' and i.tenant_id = $1 and i.id = r.entity_id and not i.is_deleted
  join project p on p.tenant_id = $1 and p.id = case r.entity when 'item' then i.project_id else r.entity_id end
    and ${projectInSight({ seesAll: '$3', user: '$2', only: '$4' })} and (r.entity <> 'item'
      or case when $5::text[] is not null then 'foresite_access' = any($5) else ${holdsInProject('$2', `'foresite_access'`)} end)`;

const values = (tx: TenantTx, { userId, seesAll, viewing }: Reader) => [
  tx.tenantId,
  userId,
  seesAll,
  viewing?.projectId ?? null,
  viewing?.permissions ?? null,
];

const recentJson = objectJson({
  entity: 'r.entity',
  entity_id: 'r.entity_id',
  entity_name: `case when i.status = 'VOID' then 'Void' else coalesce(i.name, p.name) end`,
  date_used: momentJson('r.used_at'),
  extra_data: objectJson({
    type: 'coalesce(i.status, p.status)',
    code: `case when i.id is null then p.code else upper(split_part(i.search, ' ', 1)) end`,
    project_id: 'p.id',
    project_name: 'p.name',
  }),
});

/** One page of what a person opened last and still sees, as JSON. */
export async function listRecentJson(
  tx: TenantTx,
  reader: Reader,
  { entity, limit, offset }: { entity?: RecentKind | undefined; limit: number; offset: number },
): Promise<string> {
  const [row] = await tx.query<{ json: string }>({
    name: 'list_recent',
    text: `with found as (
        select r.used_at, r.entity, r.entity_id, ${recentJson} as json from recent_entity r ${seen}
        where r.tenant_id = $1 and r.user_id = $2 and ($6::text is null or r.entity = $6)),
      page as (select * from found order by used_at desc, entity, entity_id limit $7 offset $8)
      select json_build_object('count', (select count(*) from found), 'results', coalesce((
        select json_agg(json order by used_at desc, entity, entity_id) from page), '[]'))::text as json`,
    values: [...values(tx, reader), entity ?? null, limit, offset],
  });
  return row?.json ?? '';
}

/** Notes that a person opened something, and answers it as JSON; undefined where they do not see it. */
export async function keepRecentJson(
  tx: TenantTx,
  reader: Reader,
  entity: RecentKind,
  entityId: number,
): Promise<string | undefined> {
  const [row] = await tx.query<{ json: string }>({
    name: 'keep_recent',
    text: `with r as (
        select r.*, ${recentJson}::text as json
        from (select $6::text as entity, $7::bigint as entity_id, $8::timestamptz as used_at) r ${seen}),
      kept as (
        insert into recent_entity (tenant_id, user_id, entity, entity_id, used_at)
        select $1, $2, entity, entity_id, used_at from r
        on conflict (tenant_id, user_id, entity, entity_id)
          do update set used_at = greatest(recent_entity.used_at, excluded.used_at))
      select json from r`,
    values: [...values(tx, reader), entity, entityId, reader.now],
  });
  if (row) await forgetOldest(tx, reader.userId, entity);
  return row?.json;
}

async function forgetOldest(tx: TenantTx, userId: number, entity: RecentKind): Promise<void> {
  await tx.query({
    name: 'forget_oldest_recent',
    text: `delete from recent_entity where tenant_id = $1 and user_id = $2 and entity = $3 and entity_id in (
      select entity_id from recent_entity where tenant_id = $1 and user_id = $2 and entity = $3
      order by used_at desc, entity_id desc offset ${mostKept})`,
    values: [tx.tenantId, userId, entity],
  });
}
