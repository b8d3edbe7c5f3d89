import { notFound } from '#server/contract/errors.ts';
import { type Caller, defineHandlers, rawJson, type Services } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { notificationEvent } from '#server/services/notify/notifier.ts';
import { countUnread, listNotificationsJson, markRead, type Reader } from './notificationRepository.ts';
import { keepRecentJson, listRecentJson, type RecentReader } from './recentRepository.ts';

type ReadingCall = { caller: Caller; now: Date };

const readerOf = ({ caller, now }: ReadingCall): Reader => ({
  userId: caller.userId,
  seesAll: caller.permissions.has('view_all_projects'),
  viewing: caller.impersonation && {
    projectId: caller.impersonation.projectId,
    permissions: [...caller.permissions],
  },
  now: now.toISOString(),
});

const recentReaderOf = (call: ReadingCall): RecentReader => ({
  ...readerOf(call),
  managesDashboards: call.caller.permissions.has('manage_all_project_dashboards'),
  opensConceptHub:
    call.caller.tenantFlags.has('concept_lab') && call.caller.permissions.has('concept_lab_access'),
});

type MarkingCall = ReadingCall & { tx: TenantTx; services: Pick<Services, 'feed'> };

/** Marks as read and tells the caller's other windows. */
async function read(call: MarkingCall, ids: readonly number[] | null): Promise<{ unread: number }> {
  const { tx, caller, services } = call;
  const reader = readerOf(call);
  const marked = await markRead(tx, reader, ids);
  const unread = await countUnread(tx, reader);
  if (marked > 0)
    await services.feed.append(tx, [notificationEvent(caller.userId, 'updated', caller.userId)]);
  return { unread };
}

/** What a person should know of, and what they had open. */
export const notificationHandlers = defineHandlers({
  listNotifications: async (call) =>
    rawJson(await listNotificationsJson(call.tx, readerOf(call), call.query)),

  readNotifications: (call) => read(call, call.body.ids),

  readAllNotifications: (call) => read(call, null),

  listRecentEntities: async (call) =>
    rawJson(await listRecentJson(call.tx, recentReaderOf(call), call.query)),

  keepRecentEntity: async (call) => {
    const { entity, entity_id } = call.body;
    const kept = await keepRecentJson(call.tx, recentReaderOf(call), entity, entity_id);
    if (kept === undefined) throw notFound();
    return rawJson(kept);
  },
});
