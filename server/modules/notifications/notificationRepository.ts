import { NOTIFICATION_DAYS } from '#domain/notifications';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { holdsInProject } from '#server/services/notify/audienceRepository.ts';
import { momentJson, objectJson, personJson } from '../jsonSql.ts';

/** Who reads, and when (ISO instant). */
export type Reader = {
  userId: number;
  seesAll: boolean;
  /** Somebody who views a project as a role: the one project they see, and what the role may do there. */
  viewing: { projectId: number; permissions: readonly string[] } | null;
  now: string;
};

/**
 * A person's notifications as relation `shown`: of the last days, and only while they see the project and hold what it
 * takes there. `$2` is the person, `$3` the moment, `$4` whether they see every project; whoever views one project
 * (`$5`) as a role has its permissions (`$6`), and nothing of the company as a whole.
 */
const shown = `mine as (
    select * from notification where tenant_id = $1 and user_id = $2
      and created_at > $3::timestamptz - interval '${NOTIFICATION_DAYS} days'
  ),
  open as (
    select place.project_id, place.permission from (select distinct project_id, permission from mine) place
    join project p on p.tenant_id = $1 and p.id = place.project_id and ${projectInSight({ seesAll: '$4', user: '$2', only: '$5' })}
    where place.permission is null or case when $6::text[] is not null then place.permission = any($6)
      else ${holdsInProject('$2', 'place.permission')} end
  ),
  shown as (
    select * from mine n where n.project_id is null and $5::bigint is null or exists (
      select from open where open.project_id = n.project_id and open.permission is not distinct from n.permission)
  )`;

const unread = `(select count(*) from shown where read_at is null)`;

const values = (tx: TenantTx, { userId, now, seesAll, viewing }: Reader) => [
  tx.tenantId,
  userId,
  now,
  seesAll,
  viewing?.projectId ?? null,
  viewing?.permissions ?? null,
];

const notificationJson = objectJson({
  id: 'n.id',
  kind: 'n.kind',
  creator: personJson('c'),
  date_created: momentJson('n.created_at'),
  is_read: 'n.read_at is not null',
  link: 'n.link',
  event_data: objectJson({ title: 'n.title', action: 'n.action', subtitle: 'n.subtitle' }),
});

/** One page of a person's notifications as JSON, newest first. */
export async function listNotificationsJson(
  tx: TenantTx,
  reader: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<string> {
  const [row] = await tx.query<{ json: string }>({
    name: 'list_notifications',
    text: `with ${shown},
      page as (select * from shown order by created_at desc, id desc limit $7 offset $8)
      select json_build_object('count', (select count(*) from shown), 'unread', ${unread}, 'results', coalesce((
        select json_agg(${notificationJson} order by n.created_at desc, n.id desc)
        from page n left join app_user c on c.tenant_id = $1 and c.id = n.creator_id), '[]'))::text as json`,
    values: [...values(tx, reader), limit, offset],
  });
  return row?.json ?? '';
}

/** How many notifications a person has not read. */
export async function countUnread(tx: TenantTx, reader: Reader): Promise<number> {
  const [row] = await tx.query<{ unread: number }>({
    name: 'count_unread',
    text: `with ${shown} select ${unread} as unread`,
    values: values(tx, reader),
  });
  return row?.unread ?? 0;
}

/** Marks a person's own notifications as read, all of them without `ids`; answers how many were unread. */
export async function markRead(
  tx: TenantTx,
  { userId, now }: Reader,
  ids: readonly number[] | null,
): Promise<number> {
  const rows = await tx.query({
    name: 'mark_notifications_read',
    text: `update notification set read_at = $3 where tenant_id = $1 and user_id = $2 and read_at is null
      and ($4::bigint[] is null or id = any($4)) returning id`,
    values: [tx.tenantId, userId, now, ids],
  });
  return rows.length;
}
