export { type AwardInApproval, awardNotification, type AwardNews } from './awardApproval.ts';
export {
  composeNotifications,
  itemLink,
  type NamedItem,
  type NamedProject,
  type NamedRow,
} from './composeNotifications.ts';
export {
  DIGEST_OPTIONS,
  DIGEST_WAIT_MINUTES,
  digestChoices,
  type DigestChoice,
  mondayOf,
  usualDigest,
} from './digest.ts';
export {
  DUE_STATUSES,
  dueSoonNotification,
  dueSoonWindow,
  type DueItem,
  type DueMitigation,
  mitigationDueNotification,
} from './dueSoon.ts';
export { importFinishedNotification } from './importFinished.ts';
export { type AcceptedInvite, inviteAcceptedNotification } from './inviteAccepted.ts';
export { type ClosedMeeting, minutesClosedNotification } from './minutesClosed.ts';
export {
  NOTIFICATION_DAYS,
  NOTIFICATION_PAGE,
  notificationKinds,
  type NotificationDraft,
  type NotificationKind,
} from './notificationKinds.ts';
export {
  findHits,
  type NotificationHit,
  type NotifiedRow,
  type WrittenAct,
  type WrittenRow,
} from './notificationRules.ts';
export { type PassedCard, thresholdNotification } from './thresholdPassed.ts';
export { type LocalMoment, relativeTime } from './relativeTime.ts';
