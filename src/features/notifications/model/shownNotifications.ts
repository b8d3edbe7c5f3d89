import type { Notification, NotificationPage } from '../notificationQueries.ts';

/** The loaded pages as one list: one that a newer one pushed onto the next page stands in it once. */
export function listShown(pages: readonly NotificationPage[]): Notification[] {
  const byId = new Map(pages.flatMap(({ results }) => results).map((one) => [one.id, one]));
  return [...byId.values()];
}

/** Unread ones: those marked in the list, and those further down that are not loaded yet. */
export function countMarked(
  pages: readonly NotificationPage[],
  shown: readonly Notification[],
  isMarked: (one: Notification) => boolean,
): number {
  const unread = pages.at(-1)?.unread ?? 0;
  const loaded = shown.filter(({ is_read }) => !is_read).length;
  return shown.filter(isMarked).length + Math.max(0, unread - loaded);
}
