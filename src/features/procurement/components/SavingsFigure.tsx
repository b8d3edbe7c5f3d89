import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { formatMoney, NOTHING } from '#domain/money';
import * as t from '../texts.ts';

/** What buying saves or costs beyond the budget: money saved reads as a fall of cost, money lost as a rise. */
export function SavingsFigure({ savings }: { savings: number | null }) {
  if (savings === null) return <Figure>{NOTHING}</Figure>;
  if (savings === 0) return <Figure>{formatMoney(0)}</Figure>;
  return (
    <Figure trend={savings > 0 ? 'fall' : 'rise'} trendLabel={savings > 0 ? 'saved' : t.overBudget}>
      {formatMoney(-savings)}
    </Figure>
  );
}
