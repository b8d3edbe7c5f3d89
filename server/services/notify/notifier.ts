import {
  composeNotifications,
  findHits,
  inviteAcceptedNotification,
  type NotificationDraft,
} from '#domain/notifications';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { OnWritten } from '../changes/changeEngine.ts';
import type { EventFeed } from '../events/eventFeed.ts';
import type { NewEvent } from '../events/eventLog.ts';
import { listAudience, readInvite, readNames } from './audienceRepository.ts';
import { insertNotifications, type Occasion } from './notifyRepository.ts';

/** Tells people of what concerns them. */
export type Notifier = {
  /** Keeps the notifications that a change set gives reason for, in its transaction; answers their live events. */
  onWritten: OnWritten;
  /** Keeps notifications and tells their people at once; part of the caller's transaction, as its last act. */
  post: (tx: TenantTx, drafts: readonly NotificationDraft[], occasion: Occasion) => Promise<void>;
  /** Tells whoever invited somebody that they have completed their account. */
  inviteAccepted: (tx: TenantTx, userId: number, now: Date) => Promise<void>;
};

/** An event that only one person hears: their notifications are no longer what they were. */
export const notificationEvent = (
  userId: number,
  kind: NewEvent['kind'],
  actorId: number | null,
): NewEvent => ({
  projectId: null,
  module: 'notifications',
  entity: 'notification',
  entityId: null,
  actorId,
  userId,
  kind,
});

async function keep(
  tx: TenantTx,
  drafts: readonly NotificationDraft[],
  occasion: Occasion,
): Promise<NewEvent[]> {
  const kept = await insertNotifications(tx, drafts, occasion);
  const people = new Set(kept.map(({ userId }) => userId));
  return [...people].map((userId) => notificationEvent(userId, 'created', occasion.creatorId));
}

/** Follows the change sets of a project: who has a reason to know, may see it, and did not do it. */
export const noteChangeSet: OnWritten = async (tx, head, rows) => {
  const { projectId, actorId } = head;
  const hits = findHits({ actorId, isUndo: head.source === 'undo', rows });
  if (projectId === null || hits.length === 0) return [];
  const audience = [];
  for (const permission of new Set(hits.map((hit) => hit.permission))) {
    const asking = hits.filter((hit) => hit.permission === permission);
    const people = [...new Set(asking.map(({ userId }) => userId))];
    const allowed = await listAudience(tx, projectId, permission, people);
    audience.push(...asking.filter(({ userId }) => allowed.has(userId)));
  }
  if (audience.length === 0) return [];
  const names = await readNames(
    tx,
    projectId,
    audience.map(({ about }) => about),
  );
  if (!names) return [];
  return keep(tx, composeNotifications(audience, names), { creatorId: actorId, at: head.now });
};

/** The notifier of a process. */
export function createNotifier(events: Pick<EventFeed, 'append'>): Notifier {
  const post: Notifier['post'] = async (tx, drafts, occasion) =>
    events.append(tx, await keep(tx, drafts, occasion));
  return {
    onWritten: noteChangeSet,
    post,
    inviteAccepted: async (tx, userId, now) => {
      const invite = await readInvite(tx, userId);
      if (!invite) return;
      await post(tx, [inviteAcceptedNotification(invite)], { creatorId: userId, at: now.toISOString() });
    },
  };
}
