export { type FormatCode, issueCodesProblem, MOST_ISSUE_CODES } from './costGroups.ts';
export { checkIssue, ISSUE_LIMITS, type IssueBefore, type IssueDraft } from './checkIssue.ts';
export {
  DISCIPLINES,
  ISSUE_PRIORITIES,
  ISSUE_SUBTYPES,
  ISSUE_TYPES,
  type IssueField,
  issueFields,
  ROOT_CAUSES,
  SCOPES_OF_WORK,
  SEVERITIES,
  TRADES,
} from './issueFields.ts';
export {
  ISSUE_LINK_TYPES,
  type IssueLink,
  type IssueLinkType,
  linkKey,
  mergeLinks,
  seenIssueLinks,
} from './issueLinks.ts';
export {
  firstStatuses,
  isAtStake,
  isPastDue,
  ISSUE_GROUPS,
  ISSUE_STATUSES,
  STATUSES_AT_STAKE,
  type IssueGroup,
  type IssueStatus,
  nextStatuses,
  statusProblem,
} from './issueStatus.ts';
