import { addDays, formatDate, type IsoDate } from '#domain/dates';
import type { ItemStatus } from '#domain/items';
import { aboutItem, aboutRisk, type NamedItem, type NamedProject } from './composeNotifications.ts';
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

/** A mitigation that is due, and who leads it. */
export interface DueMitigation {
  id: number;
  name: string;
  dueDate: IsoDate;
  leaderId: number;
  risk: { id: number; number: number; name: string };
}

/** The reminder of a mitigation's due date, once for each person and date; it leads to its risk. */
export function mitigationDueNotification(
  { id, name, dueDate, leaderId, risk }: DueMitigation,
  project: NamedProject,
): NotificationDraft {
  return {
    userId: leaderId,
    projectId: project.id,
    kind: 'due_soon',
    ...aboutRisk(risk, project),
    action: `${name.trim() === '' ? 'Mitigation' : `Mitigation "${name.trim()}"`} due ${formatDate(dueDate)}`,
    permission: 'risk_access',
    key: `due_soon mitigation ${id} ${dueDate}`,
  };
}
