import { DIGEST_WAIT_MINUTES, NOTIFICATION_DAYS, usualDigest } from '#domain/notifications';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { holdsInProject, inSightOf } from '#server/services/notify/audienceRepository.ts';

/** One notification as a mail tells it. */
export type DigestLine = { title: string; action: string; subtitle: string; link: string; by: string | null };

/** Everything unread of one person, newest first. */
export type Digest = { userId: number; email: string; lines: DigestLine[] };

type Due = {
  now: string;
  /** The company's Monday: weekly digests wait for something older. */
  monday: string;
  /** Whether notifications are on where the company has not decided. */
  notifies: boolean;
  /** People in one go. */
  limit: number;
};

/** Unread, not mailed, older than the wait, and still to be seen by somebody active who wants mail. */
const waiting = `select n.id, n.user_id, n.created_at, coalesce(u.preferences->>'mail_digest',
    (select t.settings->>'mail_digest' from tenant t where t.id = $1), '${usualDigest}') as digest
  from notification n join app_user u on u.tenant_id = $1 and u.id = n.user_id and u.status = 'ACTIVE'
  where n.tenant_id = $1 and n.read_at is null and n.mailed_at is null
    and n.created_at > $2::timestamptz - interval '${NOTIFICATION_DAYS} days'
    and n.created_at <= $2::timestamptz - interval '${DIGEST_WAIT_MINUTES} minutes'
    and coalesce((select f.enabled from client_flag f where f.tenant_id = $1 and f.flag = 'notifications'), $4::boolean)
    and (n.project_id is null or exists (select from project p where p.tenant_id = $1 and p.id = n.project_id
      and ${inSightOf('u.id')} and (n.permission is null or ${holdsInProject('u.id', 'n.permission')})))`;

/**
 * Takes what is due to be mailed, all of it at once for each person, and marks it as mailed. Whoever else takes at the
 * same moment gets none of it.
 */
export function claimDigests(tx: TenantTx, { now, monday, notifies, limit }: Due): Promise<Digest[]> {
  return tx.query<Digest>({
    name: 'claim_digests',
    text: `with waiting as (${waiting}),
      people as (
        select user_id from waiting group by user_id, digest
        having digest = 'daily' or digest = 'weekly' and min(created_at) < (
          select $3::date::timestamp at time zone t.time_zone from tenant t where t.id = $1)
        order by user_id limit $5),
      claimed as (
        update notification n set mailed_at = $2 from waiting w join people using (user_id)
        where n.tenant_id = $1 and n.id = w.id and n.mailed_at is null and n.read_at is null
        returning n.id, n.user_id, n.creator_id, n.created_at, n.title, n.action, n.subtitle, n.link)
      select u.id as "userId", u.email, json_agg(json_build_object('title', c.title, 'action', c.action, 'subtitle',
          c.subtitle, 'link', c.link, 'by', trim(a.first_name || ' ' || a.last_name))
          order by c.created_at desc, c.id desc) as lines
      from claimed c join app_user u on u.tenant_id = $1 and u.id = c.user_id
      left join app_user a on a.tenant_id = $1 and a.id = c.creator_id
      group by u.id, u.email order by u.id`,
    values: [tx.tenantId, now, monday, notifies, limit],
  });
}

export async function readCompanyName(tx: TenantTx): Promise<string> {
  const [row] = await tx.query<{ name: string }>({
    name: 'company_name',
    text: 'select name from tenant where id = $1',
    values: [tx.tenantId],
  });
  return row?.name ?? '';
}
