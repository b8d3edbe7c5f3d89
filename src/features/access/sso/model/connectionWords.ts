import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  type IconShape,
} from '#design-system/icons/shapes.ts';
import type { ConnectionState, Ownership, StepState } from '#domain/access';
import * as t from '../../texts.ts';
import type { ConnectionRow } from '../ssoQueries.ts';

/** What a tag says, with its tone and sign. */
export interface TagWords {
  label: string;
  tone: Tone;
  icon: IconShape;
}

/** How a connection stands, in a word. */
export const STATE_TAGS: Readonly<Record<ConnectionState, TagWords>> = {
  on: { label: t.on, tone: 'positive', icon: CircleCheck },
  ready: { label: t.off, tone: 'neutral', icon: CircleDashed },
  untested: { label: t.notTested, tone: 'caution', icon: CircleAlert },
  failed: { label: t.testFailed, tone: 'critical', icon: CircleX },
  incomplete: { label: t.incomplete, tone: 'neutral', icon: CircleDashed },
};

/** Whether a domain is known to be the company's, in a word; null where nobody asks. */
export const OWNERSHIP_TAGS: Readonly<Record<Ownership, TagWords | null>> = {
  verified: { label: t.verified, tone: 'positive', icon: CircleCheck },
  pending: { label: t.dnsRecord, tone: 'caution', icon: Clock },
  not_needed: null,
};

/** The sign of a step and of a whole test. */
export const STEP_ICONS: Readonly<Record<StepState, IconShape>> = {
  good: CircleCheck,
  remark: CircleAlert,
  failed: CircleX,
  waiting: Clock,
  not_tried: CircleDashed,
};

export const TEST_TONES = {
  good: 'positive',
  remark: 'caution',
  failed: 'critical',
  waiting: 'info',
} as const satisfies Record<string, Tone>;

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** A day as text: `Jul 8, 2025`. */
export const dayText = (moment: string): string => day.format(new Date(moment));

/** A moment as people say it: the time alone for one of today, else its day, too. */
export function momentText(moment: string, now: Date): string {
  const at = new Date(moment);
  const isToday = at.toDateString() === now.toDateString();
  return isToday ? clock.format(at) : day.format(at);
}

const counted = (count: number) => `${count} ${t.personWord(count)}`;

/** The line under a connection's state: who uses it, or what is in the way. */
export function usageText(
  { state, problem, people_count, last_sign_in_at }: ConnectionRow,
  now: Date,
): string {
  if (state === 'failed' && problem) return problem;
  const last = last_sign_in_at ? t.lastSignInMomentText(momentText(last_sign_in_at, now)) : '';
  return counted(people_count) + last;
}

/** How long a step took. */
export function durationText(milliseconds: number | null): string {
  if (milliseconds === null) return '';
  return milliseconds < 1000 ? t.millisecondsMs(milliseconds) : `${(milliseconds / 1000).toFixed(1)} s`;
}
