import type { NamedProject } from './composeNotifications.ts';
import type { NotificationDraft } from './notificationKinds.ts';

/** Notifies whoever started a large import that its items are saved (docs/product/notifications.md). */
export const importFinishedNotification = (
  userId: number,
  project: NamedProject,
  /** Items that were saved. */
  count: number,
): NotificationDraft => ({
  userId,
  projectId: project.id,
  kind: 'import_finished',
  title: count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`,
  action: 'Import finished',
  subtitle: project.name,
  link: `/projects/${project.id}/foresite`,
  permission: 'foresite_access',
  key: null,
});
