import { toSquareFeet } from '#domain/area';
import { fromCents, sumMoney, toCents } from '#domain/money';
import type { ForesiteData } from './foresiteData.ts';
import type { ForesiteInput, InputItem } from './foresiteInput.ts';
import { targetGap } from './targetState.ts';

/** Sum of the items' estimated areas in square feet; six decimals are kept. */
function sumSquareFeet(base: number, items: readonly InputItem[]): number {
  const total = items.reduce(
    (sum, item) => sum + (item.estimated_area ? toSquareFeet(item.estimated_area) : 0),
    base,
  );
  return Math.round(total * 1e6) / 1e6;
}

/** The project's budget in dollars: the components' when any is set, else the project's own (docs/product/foresite.md). */
export function programValue(input: Pick<ForesiteInput, 'components' | 'target_budget'>): number | null {
  const budgets = input.components.map((component) => component.target_budget ?? null);
  if (budgets.some((budget) => budget !== null)) return sumMoney(budgets);
  return input.target_budget === null ? null : fromCents(toCents(input.target_budget));
}

/** Target budget and area with every approved item's cost and area on top, in dollars and square feet (docs/product/foresite.md). */
export function budgetAdjusted(
  input: ForesiteInput,
  approved: readonly InputItem[],
  approvedOf: (componentId: number) => readonly InputItem[],
): ForesiteData['budget_adjusted'] {
  const costs = (items: readonly InputItem[]) => items.map((item) => item.cost);
  return {
    cost: input.target_budget === null ? null : sumMoney([input.target_budget, ...costs(approved)]),
    sqft: sumSquareFeet(toSquareFeet(input.area), approved),
    components: input.components.map((component) => ({
      component_id: component.id,
      total_cost: sumMoney([component.target_budget, ...costs(approvedOf(component.id))]),
      total_area: sumSquareFeet(component.area ? toSquareFeet(component.area) : 0, approvedOf(component.id)),
    })),
  };
}

/** Cost variation: how far the budget-adjusted cost is from the program value, in percent of it with two decimals; null without either. */
export const costVariation = (adjusted: number | null, program: number | null): number | null =>
  targetGap(adjusted, program).gap_percent;
