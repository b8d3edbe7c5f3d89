export {
  ACCOUNT_STATUSES,
  deactivationProblem,
  INVITATION_DAYS,
  invitationEnd,
  reopenedStatus,
  resendProblem,
  type Account,
  type AccountStatus,
} from './accountStatuses.ts';
export {
  checkInvite,
  INVITE_PROBLEMS,
  roleProblem,
  type GivenRole,
  type InviteDraft,
  type InviteField,
  type InviteProblem,
  type InviteRefusal,
} from './checkInvite.ts';
export { domainOf, isEmail, isExternalEmail, normalizeEmail } from './email.ts';
export { INVITES_PER_HOUR, inviteWait, RESEND_PAUSE } from './inviteLimits.ts';
export { personName } from './personName.ts';
export { removalWarning, SELF_REMOVAL, type LeavingMember } from './removal.ts';
