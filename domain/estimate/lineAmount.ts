import { subItemExtension } from '#domain/items';

/** What of a line its amount depends on. */
export interface PricedLine {
  quantity: number | null;
  unit_cost: number | null;
  amount: number | null;
}

/** Whether quantity and unit cost decide the amount; one that stands alone leaves it to whoever types it. */
export const isPriced = ({ quantity, unit_cost }: Omit<PricedLine, 'amount'>): boolean =>
  quantity !== null && unit_cost !== null;

/** A line's amount in dollars: quantity times unit cost to the cent where both are there, else what was typed, else 0. */
export const lineAmount = ({ quantity, unit_cost, amount }: PricedLine): number =>
  (isPriced({ quantity, unit_cost }) ? subItemExtension(quantity, unit_cost) : amount) ?? 0;
