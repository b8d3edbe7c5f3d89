import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Clock,
  type IconShape,
  Minus,
} from '#design-system/icons/shapes.ts';
import { ISSUE_STATUSES, type IssueStatus, SEVERITIES } from '#domain/issues';
import { NOTHING } from '#domain/money';

const looks: Readonly<Record<IssueStatus, { tone: Tone; icon: IconShape }>> = {
  DRAFT: { tone: 'neutral', icon: CircleDashed },
  OPEN: { tone: 'info', icon: CircleDot },
  PENDING: { tone: 'caution', icon: Clock },
  DISPUTE: { tone: 'critical', icon: CircleAlert },
  REJECTED: { tone: 'critical', icon: CircleX },
  CLOSED: { tone: 'positive', icon: CircleCheck },
  VOID: { tone: 'neutral', icon: Minus },
};

/** How a state of an issue looks. */
export const statusLook = (status: IssueStatus) => ({
  label: ISSUE_STATUSES[status].label,
  ...looks[status],
});

/** The level whose colour a severity has. */
export const severityLevel = (severity: number): 'low' | 'medium' | 'high' =>
  severity < 3 ? 'low' : severity < 5 ? 'medium' : 'high';

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
