/** The format in which an item has to be coded: MasterFormat, UniFormat, or the id of a company's own. */
export type DefaultFormat = 'MF' | 'UF' | number;

/** A sub item as edited (`…_id`) or as read (`{ id }`); both are understood. */
export interface ScopedSubItem {
  scope: string;
  quantity: number | string | null | undefined;
  unit_cost: number | string | null | undefined;
  cost_group_master_format_id?: number | null | undefined;
  cost_group_uni_format_id?: number | null | undefined;
  cost_group_master_format?: { id: number } | null | undefined;
  cost_group_uni_format?: { id: number } | null | undefined;
  cost_groups?: readonly { definition: number | string }[];
}

function isCoded(row: ScopedSubItem, format: DefaultFormat): boolean {
  if (format === 'MF')
    return (row.cost_group_master_format_id ?? row.cost_group_master_format?.id ?? null) !== null;
  if (format === 'UF')
    return (row.cost_group_uni_format_id ?? row.cost_group_uni_format?.id ?? null) !== null;
  return row.cost_groups?.some((group) => group.definition === format) ?? false;
}

/**
 * Whether an item is scoped well enough to be approved: at least one row with scope text, a cost group of the default
 * format, a quantity and a unit cost (docs/product/items.md). A price of zero is a price.
 */
export function hasValidScope(subItems: Iterable<ScopedSubItem>, format: DefaultFormat): boolean {
  return [...subItems].some(
    (row) => row.scope.trim() !== '' && isCoded(row, format) && row.quantity != null && row.unit_cost != null,
  );
}

/** What a row lacks before it counts as valid scope, in the words of its columns; empty when it lacks nothing. */
export function missingScope(row: ScopedSubItem, format: DefaultFormat): string[] {
  return [
    row.scope.trim() === '' ? 'scope' : null,
    isCoded(row, format) ? null : 'cost group',
    row.quantity == null ? 'quantity' : null,
    row.unit_cost == null ? 'unit cost' : null,
  ].filter((what) => what !== null);
}
