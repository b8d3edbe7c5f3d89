import { hasValidScope, subItemExtension, subtotalCost, type DefaultFormat } from '#domain/items';
import { explainMarkups, type ItemMarkupChoice, type ProjectMarkup } from '#domain/markups';
import type { SubItemFields } from './itemSnapshot.ts';

/** What pricing needs to know of an item's project and company. */
export type PricingRules = { markups: readonly ProjectMarkup[]; format: DefaultFormat };

/** What an item's rows come to; the domain states each rule, both sides of the wire follow it. */
export type ItemPrice = { subtotal: number; cost: number; hasValidScope: boolean };

/** Rows with their extensions in dollars and cents; a row without quantity or unit cost counts as nothing. */
export const extended = (rows: readonly Omit<SubItemFields, 'extension'>[]): SubItemFields[] =>
  rows.map((row) => ({ ...row, extension: subItemExtension(row.quantity, row.unit_cost) ?? 0 }));

const toScoped = ({ codes, ...row }: SubItemFields) => ({
  ...row,
  cost_groups: (codes ?? []).map(({ definition_id }) => ({ definition: definition_id })),
});

/** Prices an item; `choices` are what it says about the project's markups, null where it is priced all-in. */
export function priceItem(
  rows: readonly SubItemFields[],
  choices: readonly ItemMarkupChoice[] | null,
  { markups, format }: PricingRules,
): ItemPrice {
  const subtotal = subtotalCost(rows);
  return {
    subtotal,
    cost: choices === null ? subtotal : explainMarkups(subtotal, markups, choices).total,
    hasValidScope: hasValidScope(rows.map(toScoped), format),
  };
}
