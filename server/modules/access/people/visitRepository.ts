import type { Caller } from '#server/contract/handlers.ts';
import type { Database } from '#server/database/tenantTransaction.ts';

/**
 * Notes that somebody is here, at most once a minute. In a transaction of its own, as whoever asks only reads; a row
 * that is being changed is left alone rather than waited for.
 */
export async function noteVisit(database: Database, { tenantId, userId }: Caller): Promise<void> {
  await database.asTenant(tenantId, (tx) =>
    tx.query({
      name: 'note_visit',
      text: `update app_user u set last_seen_at = now() from (select id from app_user
          where tenant_id = $1 and id = $2 and (last_seen_at is null or last_seen_at < now() - interval '1 minute')
          for update skip locked) here
        where u.tenant_id = $1 and u.id = here.id`,
      values: [tenantId, userId],
    }),
  );
}
