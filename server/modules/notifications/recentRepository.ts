import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { holdsInProject } from '#server/services/notify/audienceRepository.ts';
import { momentJson, objectJson } from '../jsonSql.ts';
import type { Reader } from './notificationRepository.ts';

export type RecentKind = 'project' | 'item' | 'dashboard' | 'analysis';

/** A person with what they see beside projects. */
export type RecentReader = Reader & { managesDashboards: boolean; opensConceptHub: boolean };

/** What of one kind is remembered for a person. */
const mostKept = 50;

const visibleProject = projectInSight({ seesAll: '$3', user: '$2', only: '$4' });

/**
 * Things that a person sees, joined to relation `r` (entity, entity_id): a project `p`, an item `i` with its project, a
 * dashboard `d` or an analysis `a`. `$2` is the person, `$3` whether they see every project; whoever views one project
 * (`$4`) as a role has its permissions (`$5`), and nothing of the company. `$6` says whether they manage all
 * dashboards, `$7` whether they open the Concept Hub.
 */
const seen = `left join item i on r.entity = 'item' and i.tenant_id = $1 and i.id = r.entity_id and not i.is_deleted
  left join project p on r.entity in ('project', 'item') and p.tenant_id = $1
    and p.id = case r.entity when 'item' then i.project_id else r.entity_id end and ${visibleProject}
  left join dashboard d on r.entity = 'dashboard' and d.tenant_id = $1 and d.id = r.entity_id and not d.is_deleted
    and ($6::boolean or exists (select from dashboard_member x
      where x.tenant_id = $1 and x.dashboard_id = d.id and x.user_id = $2))
  left join analysis a on r.entity = 'analysis' and a.tenant_id = $1 and a.id = r.entity_id and not a.is_deleted
    and $7::boolean
  join lateral (select) s on case r.entity
    when 'item' then p.id is not null
      and case when $5::text[] is not null then 'foresite_access' = any($5) else ${holdsInProject('$2', `'foresite_access'`)} end
    when 'project' then p.id is not null
    else coalesce(d.id, a.id) is not null and $4::bigint is null end`;

const values = (tx: TenantTx, reader: RecentReader) => [
  tx.tenantId,
  reader.userId,
  reader.seesAll,
  reader.viewing?.projectId ?? null,
  reader.viewing?.permissions ?? null,
  reader.managesDashboards,
  reader.opensConceptHub,
];

const recentJson = objectJson({
  entity: 'r.entity',
  entity_id: 'r.entity_id',
  entity_name: `case when i.status = 'VOID' then 'Void' else coalesce(i.name, p.name, d.name, a.name) end`,
  date_used: momentJson('r.used_at'),
  extra_data: objectJson({
    type: 'coalesce(i.status, p.status, d.type, a.status)',
    code: `case when i.id is null then p.code else upper(split_part(i.search, ' ', 1)) end`,
    project_id: 'p.id',
    project_name: 'p.name',
  }),
});

/** One page of what a person opened last and still sees, as JSON. */
export async function listRecentJson(
  tx: TenantTx,
  reader: RecentReader,
  { entity, limit, offset }: { entity?: RecentKind | undefined; limit: number; offset: number },
): Promise<string> {
  const [row] = await tx.query<{ json: string }>({
    name: 'list_recent',
    text: `with found as (
        select r.used_at, r.entity, r.entity_id, ${recentJson} as json from recent_entity r ${seen}
        where r.tenant_id = $1 and r.user_id = $2 and ($8::text is null or r.entity = $8)),
      page as (select * from found order by used_at desc, entity, entity_id limit $9 offset $10)
      select json_build_object('count', (select count(*) from found), 'results', coalesce((
        select json_agg(json order by used_at desc, entity, entity_id) from page), '[]'))::text as json`,
    values: [...values(tx, reader), entity ?? null, limit, offset],
  });
  return row?.json ?? '';
}

/** Notes that a person opened something, and answers it as JSON; undefined where they do not see it. */
export async function keepRecentJson(
  tx: TenantTx,
  reader: RecentReader,
  entity: RecentKind,
  entityId: number,
): Promise<string | undefined> {
  const [row] = await tx.query<{ json: string }>({
    name: 'keep_recent',
    text: `with r as (
        select r.*, ${recentJson}::text as json
        from (select $8::text as entity, $9::bigint as entity_id, $10::timestamptz as used_at) r ${seen}),
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
