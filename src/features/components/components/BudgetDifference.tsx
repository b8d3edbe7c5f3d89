import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { budgetDifference } from '#domain/components';
import { formatMoney, sumMoney } from '#domain/money';
import type { ComponentRow } from '../model/componentRows.ts';
import * as t from '../texts.ts';

interface BudgetDifferenceProps {
  rows: readonly ComponentRow[];
  /** The project's, in dollars. */
  budget: number | null;
}

/** How the components' budgets add up against the project's; nothing where they agree. */
export function BudgetDifference({ rows, budget }: BudgetDifferenceProps) {
  const budgets = rows.map(({ target_budget: one }) => one);
  const difference = budgetDifference(budgets, budget);
  if (difference === null || difference === 0) return null;
  const sum = sumMoney(budgets.filter((one) => one !== null));
  return (
    <Banner tone={difference > 0 ? 'caution' : 'info'}>
      {t.theComponentsBudgetsAddUp(
        formatMoney(sum),
        formatMoney(Math.abs(difference)),
        difference > 0 ? t.over : t.under,
        formatMoney(budget),
      )}
    </Banner>
  );
}
