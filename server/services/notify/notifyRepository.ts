import type { NotificationDraft } from '#domain/notifications';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** Who caused notifications, and when (ISO instant). */
export type Occasion = { creatorId: number | null; at: string };

/** Keeps notifications, each once for its person and key, and answers whose were new. */
export async function insertNotifications(
  tx: TenantTx,
  drafts: readonly NotificationDraft[],
  { creatorId, at }: Occasion,
): Promise<{ id: number; userId: number }[]> {
  if (drafts.length === 0) return [];
  const ids = await allocateIds(tx, 'notification', drafts.length);
  return tx.query<{ id: number; userId: number }>({
    name: 'insert_notifications',
    text: `insert into notification (tenant_id, id, user_id, creator_id, project_id, created_at, kind, title, action,
        subtitle, link, permission, key)
      select $1, r.id, r."userId", $2, r."projectId", $3, r.kind, r.title, r.action, r.subtitle, r.link, r.permission, r.key
      from jsonb_to_recordset($4::jsonb) as r (id bigint, "userId" bigint, "projectId" bigint, kind text, title text, action text,
        subtitle text, link text, permission text, key text)
      on conflict (tenant_id, user_id, key) do nothing returning id, user_id as "userId"`,
    values: [
      tx.tenantId,
      creatorId,
      at,
      JSON.stringify(drafts.map((draft, index) => ({ ...draft, id: ids[index] }))),
    ],
  });
}
