import { formatDate } from '#domain/dates';
import { formatCents, formatNumber } from '#domain/money';
import type { UnitPrice } from '../pastQueries.ts';
import * as t from '../texts.ts';
import type { LineRow } from './lineBatch.ts';

/** What a dragged price is known by. */
export const PRICE_TYPE = 'application/x-quoin-unit-price';

/** The cells of a line that takes a past price: brought to this estimate's place and day, with where it is from. Its quantity is typed. */
export function lineOf(
  price: UnitPrice,
): Pick<LineRow, 'description' | 'cost_group_id' | 'unit' | 'unit_cost' | 'quantity' | 'amount' | 'notes'> {
  const brought =
    price.normalized === null || price.factor === null || price.factor === 1
      ? ''
      : ` × ${formatNumber(price.factor)}`;
  return {
    description: price.description,
    cost_group_id: price.cost_group_id === null ? null : String(price.cost_group_id),
    unit: price.unit ?? '',
    unit_cost: price.normalized ?? price.unit_cost,
    quantity: null,
    amount: 0,
    notes: t.unitCostFromProjectMilestone(
      price.project,
      price.milestone,
      formatDate(price.date),
      formatCents(price.unit_cost),
      brought,
    ),
  };
}
