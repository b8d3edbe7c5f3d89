import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import type { Risk } from '../riskQueries.ts';
import * as t from '../texts.ts';

/** How a closed risk ended. */
export function RiskEnd({ risk }: { risk: Risk }) {
  return <Banner tone="info">{endOf(risk)}</Banner>;
}

function endOf({
  struck,
  struck_on: day,
  outcome_cost: cost,
  days_lost: days,
  closed_on: closed,
}: Risk): string {
  if (!struck) return t.didNotStrikeValue(closed === null ? '' : t.closedDate(formatDate(closed)));
  const parts = [
    day === null ? t.struck : t.struckOnDate(formatDate(day)),
    cost === null ? null : t.costMoney(formatMoney(cost)),
    days ? t.lostDaysValue(days, t.dayWord(days)) : null,
  ];
  return `${parts.filter((part) => part !== null).join(', ')}.`;
}
