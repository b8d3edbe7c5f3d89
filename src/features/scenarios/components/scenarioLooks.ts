import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { CircleCheck, CircleX, Clock, type IconShape } from '#design-system/icons/shapes.ts';
import { SCENARIO_STATUSES, type ScenarioStatus } from '#domain/scenarios';
import * as t from '../texts.ts';

const looks: Record<ScenarioStatus, { tone: Tone; icon: IconShape }> = {
  PENDING: { tone: 'caution', icon: Clock },
  APPROVED: { tone: 'positive', icon: CircleCheck },
  REJECTED: { tone: 'critical', icon: CircleX },
};

/** Label, tone and icon of a scenario's status. */
export const scenarioLook = (status: ScenarioStatus) => ({
  label: SCENARIO_STATUSES[status].label,
  ...looks[status],
});

/** "12 days earlier", "1 day later"; nothing where the schedule does not move. */
export function daysText(days: number): string {
  if (days === 0) return t.noDays;
  const size = Math.abs(days);
  return `${size} ${t.dayWord(size)} ${days < 0 ? 'earlier' : 'later'}`;
}
