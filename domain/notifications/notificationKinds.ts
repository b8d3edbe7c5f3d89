/** What people are notified of (docs/product/notifications.md), most personal first: where one act gives somebody several reasons, the first one names it. */
export const notificationKinds = [
  'mentioned',
  'assigned',
  'status_moved',
  'invite_accepted',
  'report_ready',
  'import_finished',
  'due_soon',
  'threshold_passed',
  'award_approval',
] as const;

/** A reason to be notified. */
export type NotificationKind = (typeof notificationKinds)[number];

/** Days that a notification is kept and shown (docs/product/notifications.md). */
export const NOTIFICATION_DAYS = 31;

/** Notifications of one page of the list (docs/product/notifications.md). */
export const NOTIFICATION_PAGE = 10;

/** A notification before it is kept: for whom, its words (docs/product/notifications.md) and where it leads. */
export interface NotificationDraft {
  userId: number;
  /** Where it happened; null for something of the whole company. */
  projectId: number | null;
  kind: NotificationKind;
  title: string;
  action: string;
  subtitle: string;
  /** An address of the app. */
  link: string;
  /** What its reader has to hold in the project. */
  permission: string | null;
  /** Sent once for each person and key. */
  key: string | null;
}
