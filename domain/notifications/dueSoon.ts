import { addDays, formatDate, type IsoDate } from '#domain/dates';
import type { ItemStatus } from '#domain/items';
import { aboutItem, type NamedItem, type NamedProject } from './composeNotifications.ts';
import type { NotificationDraft } from './notificationKinds.ts';

/** Days ahead of its due date that an item's assignee is reminded. */
const DAYS_AHEAD = 3;

/** Items that still wait for something. */
export const DUE_STATUSES: readonly ItemStatus[] = ['PENDING', 'DRAFT'];

/** First and last due date of which people are reminded on `today`, the company's date. */
export const dueSoonWindow = (today: IsoDate): { first: IsoDate; last: IsoDate } => ({
  first: today,
  last: addDays(today, DAYS_AHEAD),
});

/** An item that is due, and who has it to do. */
export interface DueItem extends NamedItem {
  dueDate: IsoDate;
  assigneeId: number;
}

/** The reminder of an item's due date: once for each person and date, so that a later date reminds again. */
export function dueSoonNotification(item: DueItem, project: NamedProject): NotificationDraft {
  return {
    userId: item.assigneeId,
    projectId: project.id,
    kind: 'due_soon',
    ...aboutItem(item, project),
    action: `Due ${formatDate(item.dueDate)}`,
    permission: 'foresite_access',
    key: `due_soon item ${item.id} ${item.dueDate}`,
  };
}
