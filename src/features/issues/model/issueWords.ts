import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { ISSUE_STATUSES, type IssueStatus, SEVERITIES } from '#domain/issues';
import { NOTHING } from '#domain/money';

const tones: Readonly<Record<IssueStatus, Tone>> = {
  DRAFT: 'neutral',
  OPEN: 'info',
  PENDING: 'caution',
  DISPUTE: 'critical',
  REJECTED: 'critical',
  CLOSED: 'positive',
  VOID: 'neutral',
};

/** How a state of an issue looks. */
export const statusLook = (status: IssueStatus) => ({
  label: ISSUE_STATUSES[status].label,
  tone: tones[status],
});

/** The word of a severity; a dash for none. */
export const severityLabel = (severity: number | null): string =>
  severity ? SEVERITIES[severity as keyof typeof SEVERITIES] : NOTHING;

/** A person's name as lists show it. */
export const nameOf = ({
  first_name,
  last_name,
  email,
}: {
  first_name: string;
  last_name: string;
  email: string;
}) => `${first_name} ${last_name}`.trim() || email;
