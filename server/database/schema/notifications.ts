import { notificationKinds } from '#domain/notifications';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import {
  belongsTo,
  id,
  instant,
  instantNow,
  oneOf,
  reference,
  tenantId,
  tenantKey,
  tenantRow,
} from './columns.ts';
import { project } from './projects.ts';

/** Something a person should know of (docs/product/notifications.md), in the words of the moment it happened. */
export const notification = pgTable(
  'notification',
  {
    tenantId: tenantId(),
    id: id(),
    userId: reference().notNull(),
    creatorId: reference(),
    projectId: reference(),
    /** What its reader has to hold in the project; without it the notification is no longer shown. */
    permission: text(),
    /** Sent once: a second one of the same person and key is left out. */
    key: text(),
    kind: text({ enum: notificationKinds }).notNull(),
    title: text().notNull(),
    action: text().notNull(),
    subtitle: text().notNull(),
    link: text().notNull(),
    createdAt: instantNow(),
    readAt: instant(),
    /** When it went into a digest by mail. */
    mailedAt: instant(),
  },
  (t) => [
    ...tenantRow('notification', t),
    ...belongsTo('notification_user', t, t.userId, appUser, { cascade: true, indexed: false }),
    index('notification_order').on(t.tenantId, t.userId, t.createdAt, t.id),
    ...belongsTo('notification_creator', t, t.creatorId, appUser),
    ...belongsTo('notification_project', t, t.projectId, project, { cascade: true }),
    index('notification_age').on(t.createdAt),
    uniqueIndex('notification_key_unique').on(t.tenantId, t.userId, t.key),
    oneOf('notification_kind', t.kind, notificationKinds),
  ],
);

/** What a person had open last (docs/product/notifications.md). */
export const recentEntity = pgTable(
  'recent_entity',
  {
    tenantId: tenantId(),
    userId: reference().notNull(),
    entity: text().notNull(),
    entityId: reference().notNull(),
    usedAt: instantNow(),
  },
  (t) => [
    ...tenantKey('recent_entity', t, t.userId, t.entity, t.entityId),
    ...belongsTo('recent_entity_user', t, t.userId, appUser, { cascade: true, indexed: false }),
    index('recent_entity_order').on(t.tenantId, t.userId, t.usedAt),
  ],
);
