import { subtractMoney, sumMoney } from '#domain/money';
import type { TopicOutcome } from './topicOutcomes.ts';

/** What a decided topic did to the forecast, in dollars; null where there was no forecast. */
export interface TopicForecast {
  outcome: TopicOutcome;
  forecast_before: number | null;
  forecast_after: number | null;
}

/** What the decision on one topic moved the forecast by, in dollars; null while it is open or without a forecast. */
export function topicEffect({
  outcome,
  forecast_before: before,
  forecast_after: after,
}: TopicForecast): number | null {
  return outcome === 'OPEN' || before === null || after === null ? null : subtractMoney(after, before);
}

/** What a meeting's decisions moved the forecast by, in dollars. */
export function meetingEffect(topics: readonly TopicForecast[]): number {
  return sumMoney(topics.map((topic) => topicEffect(topic) ?? 0));
}

/** How far a meeting has come: `3 of 8`. */
export function meetingProgress(topics: readonly { outcome: TopicOutcome }[]): {
  decided: number;
  total: number;
} {
  return { decided: topics.filter(({ outcome }) => outcome !== 'OPEN').length, total: topics.length };
}
