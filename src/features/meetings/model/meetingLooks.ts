import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  type IconShape,
  MessageSquare,
} from '#design-system/icons/shapes.ts';
import { formatDate } from '#domain/dates';
import { SEVERITIES } from '#domain/issues';
import {
  AGENDA_REASONS,
  meetingEffect,
  TOPIC_OUTCOMES,
  type TopicForecast,
  type TopicOutcome,
} from '#domain/meetings';
import { abbreviate, formatMoney } from '#domain/money';
import type { AgendaTopic, MeetingBrief, MeetingTopic } from '#shared/foresite';
import * as t from '../texts.ts';

const looks: Record<TopicOutcome, { tone: Tone; icon: IconShape }> = {
  OPEN: { tone: 'neutral', icon: CircleDashed },
  APPROVED: { tone: 'positive', icon: CircleCheck },
  REJECTED: { tone: 'critical', icon: CircleX },
  DEFERRED: { tone: 'caution', icon: Clock },
  NOTED: { tone: 'neutral', icon: MessageSquare },
};

/** Label, tone and icon of what became of a topic. */
export const outcomeLook = (outcome: TopicOutcome) => ({
  label: TOPIC_OUTCOMES[outcome].label,
  ...looks[outcome],
});

/** `3 of 8`; a dash for an empty agenda. */
export const progressWords = ({ decided_count: decided, topic_count: total }: MeetingBrief): string =>
  total === 0 ? '-' : t.decidedOfTotal(decided, total);

/** 'Decided in this meeting: -$2.1M'; what nobody decided moves nothing. */
export function effectWords(topics: readonly TopicForecast[]): string {
  const effect = meetingEffect(topics);
  const sign = effect > 0 ? '+' : '';
  return t.decidedInThisMeetingValue(effect === 0 ? t.noChange : `${sign}${abbreviate(effect)}`);
}

/** 'Overdue · Oct 03, 2026 · waiting costs $4,000 by the next meeting'. */
export function reasonWords({ reasons, due_date: due, waiting_cost: cost }: AgendaTopic): string {
  const words = [reasons.map((reason) => AGENDA_REASONS[reason].label).join(', ')];
  if (due !== null) words.push(formatDate(due));
  if (cost > 0) words.push(t.waitingCostsMoney(formatMoney(cost)));
  return words.join(' · ');
}

/** What a risk or an issue weighs, in words: 'Score 20 · $450,000', 'Severity: Critical'. */
export function weightWords({ entity, subject }: Pick<MeetingTopic, 'entity' | 'subject'>): string {
  const { cost, score, severity } = subject;
  if (entity === 'risk')
    return [
      score === null ? t.noScore : t.scoreScore(score),
      ...(cost === null ? [] : [formatMoney(cost)]),
    ].join(' · ');
  if (entity === 'issue')
    return severity === null ? t.noSeverity : t.severityWord(SEVERITIES[severity as keyof typeof SEVERITIES]);
  return formatMoney(cost);
}

/** The first topic that nobody has decided, from one on and around; the one itself when all are. */
export function nextOpen(topics: readonly MeetingTopic[], from: number): number {
  const order = topics.map((_topic, index) => (from + 1 + index) % topics.length);
  return order.find((index) => topics[index]?.outcome === 'OPEN') ?? from;
}
