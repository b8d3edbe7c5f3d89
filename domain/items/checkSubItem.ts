import { MONEY_LIMIT, toDecimal } from '#domain/money';

/** Lengths and ranges a row keeps; the contract states the same ones. */
export const SUB_ITEM_LIMITS = { scope: 500, measure: 20, figure: 999_999_999, decimals: 4 } as const;

/** What a person may send of a row. */
export interface SubItemDraft {
  scope: string;
  quantity?: number | null | undefined;
  measure?: string | null | undefined;
  unit_cost?: number | null | undefined;
}

function figureProblem(what: string, figure: number | null | undefined): string | null {
  if (figure == null) return null;
  if (!Number.isFinite(figure)) return `${what} is not a number. Enter digits, for example 61000 or -3.5.`;
  if (toDecimal(figure).round(SUB_ITEM_LIMITS.decimals).cmp(figure) !== 0) {
    return `${what} has more than four decimals. Round it.`;
  }
  return Math.abs(figure) > SUB_ITEM_LIMITS.figure
    ? `${what} is too large. It goes up to 999,999,999; check for a slipped digit.`
    : null;
}

function extensionProblem({ quantity, unit_cost: unitCost }: SubItemDraft): string | null {
  if (quantity == null || unitCost == null) return null;
  return toDecimal(quantity).times(toDecimal(unitCost)).abs().gt(MONEY_LIMIT)
    ? 'Quantity times unit cost is larger than $999,999,999,999.99. Check for a slipped digit.'
    : null;
}

/** What is wrong with one row, by field; empty when nothing is. Quantities and prices may be negative (docs/product/items.md). */
export function checkSubItem(row: SubItemDraft): Record<string, string> {
  const quantity = figureProblem('Quantity', row.quantity);
  const unitCost = figureProblem('Unit cost', row.unit_cost);
  const found = {
    scope:
      row.scope.length > SUB_ITEM_LIMITS.scope ? 'Scope is longer than 500 characters. Shorten it.' : null,
    measure:
      (row.measure?.length ?? 0) > SUB_ITEM_LIMITS.measure
        ? 'The unit is longer than 20 characters. Shorten it.'
        : null,
    quantity,
    unit_cost: unitCost ?? (quantity === null ? extensionProblem(row) : null),
  };
  const problems = Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(problems);
}

/** What is wrong with the rows together, or null: too many, or a total past the money limit. */
export function subItemsProblem(rows: readonly SubItemDraft[], most: number): string | null {
  if (rows.length > most) return `An item holds at most ${most} rows. Split it into several items.`;
  const priced = rows.filter((row) => Object.keys(checkSubItem(row)).length === 0);
  const total = priced.reduce(
    (sum, row) => sum.plus(toDecimal(row.quantity ?? 0).times(toDecimal(row.unit_cost ?? 0))),
    toDecimal(0),
  );
  return total.abs().gt(MONEY_LIMIT)
    ? 'The rows add up to more than $999,999,999,999.99. Check for a slipped digit.'
    : null;
}
