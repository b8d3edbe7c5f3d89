import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import type { Risk } from '../riskQueries.ts';

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
  if (!struck) return `Did not strike${closed === null ? '' : `, closed ${formatDate(closed)}`}.`;
  const parts = [
    day === null ? 'Struck' : `Struck on ${formatDate(day)}`,
    cost === null ? null : `cost ${formatMoney(cost)}`,
    days ? `lost ${days} ${days === 1 ? 'day' : 'days'}` : null,
  ];
  return `${parts.filter((part) => part !== null).join(', ')}.`;
}
