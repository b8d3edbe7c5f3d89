import { formatMoney } from '#domain/money';
import { RISK_LEVELS, RISK_STATUSES, type RiskLevel, type RiskStatus } from '#domain/risks';
import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import * as t from '../texts.ts';

/** The word of a level. */
export const levelLabel = (level: RiskLevel): string => RISK_LEVELS[level].label;

/** The value of a risk in words; while none is set, the estimated one that counts in its place. Null without either. */
export function valueWords({
  value,
  estimated_value: estimated,
}: {
  value: number | null;
  estimated_value: number | null;
}): string | null {
  if (value !== null) return formatMoney(value);
  return estimated === null ? null : t.estMoney(formatMoney(estimated));
}

/** Data hues of the levels, where they are drawn as points. */
export const LEVEL_HUES: Readonly<Record<RiskLevel, number>> = { none: 9, low: 3, medium: 2, high: 4 };

/** How a state of a risk looks. */
export const STATUS_LOOKS: Readonly<Record<RiskStatus, { label: string; tone: Tone }>> = {
  IDENTIFIED: { label: RISK_STATUSES.IDENTIFIED.label, tone: 'info' },
  CLOSED: { label: RISK_STATUSES.CLOSED.label, tone: 'neutral' },
};

/** How a state of a mitigation looks. */
export const MITIGATION_TONES: Readonly<Record<'DRAFT' | 'IN_PROGRESS' | 'COMPLETE', Tone>> = {
  DRAFT: 'neutral',
  IN_PROGRESS: 'info',
  COMPLETE: 'positive',
};

/** Data hues of the states of mitigations. */
export const MITIGATION_HUES: Readonly<Record<'DRAFT' | 'IN_PROGRESS' | 'COMPLETE', number>> = {
  DRAFT: 9,
  IN_PROGRESS: 5,
  COMPLETE: 3,
};

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
