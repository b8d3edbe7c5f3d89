import type { components } from '#contract/api.ts';
import { initialItem, type LinkType, subItemExtension, subtotalCost, typedItemFields } from '#domain/items';
import type { ItemMarkupChoice } from '#domain/markups';
import type { CostGroup, CustomCode, ItemInput, SubItem, SubItemInput } from '#shared/foresite';

type Schemas = components['schemas'];

/** A sub item while it is typed; `key` holds React's place before the server has given an id. */
export interface SubItemDraft {
  key: string;
  id: number | null;
  scope: string;
  quantity: number | null;
  measure: string | null;
  unitCost: number | null;
  masterFormat: CostGroup | null;
  uniFormat: CostGroup | null;
  /** Codes in the company's own formats. */
  codes: readonly CustomCode[];
}

let drafted = 0;

/** An empty row; temporary keys start with `new_` (docs/product/items.md). */
export const emptySubItem = (): SubItemDraft => ({
  key: `new_${(drafted += 1)}`,
  id: null,
  scope: '',
  quantity: null,
  measure: null,
  unitCost: null,
  masterFormat: null,
  uniFormat: null,
  codes: [],
});

/** Draft of a saved row. */
export const toSubItemDraft = (row: SubItem): SubItemDraft => ({
  key: String(row.id),
  id: row.id,
  scope: row.scope,
  quantity: row.quantity,
  measure: row.measure,
  unitCost: row.unit_cost,
  masterFormat: row.cost_group_master_format,
  uniFormat: row.cost_group_uni_format,
  codes: row.cost_groups,
});

/** A row that says nothing; it is not saved. */
export const isBlank = (row: SubItemDraft) =>
  row.scope.trim() === '' &&
  row.quantity === null &&
  row.unitCost === null &&
  !row.masterFormat &&
  !row.uniFormat &&
  row.codes.length === 0;

/** Rows that were written as new ones, with the numbers that a save gave them; what says the same is the same. */
export function withSavedIds(rows: readonly SubItemDraft[], saved: readonly SubItem[]): SubItemDraft[] {
  const known = new Set(rows.map(({ id }) => id));
  const fresh = saved.filter(({ id }) => !known.has(id));
  return rows.map((row) => {
    if (row.id !== null || isBlank(row)) return row;
    const at = fresh.findIndex(({ scope }) => scope === row.scope.trim());
    const [taken] = at < 0 ? [] : fresh.splice(at, 1);
    return taken ? { ...row, id: taken.id } : row;
  });
}

/** Rows as the contract takes them; blank rows are ignored (docs/product/items.md). */
export const fromSubItemDrafts = (rows: readonly SubItemDraft[]): SubItemInput[] =>
  rows
    .filter((row) => !isBlank(row))
    .map((row) => ({
      ...(row.id !== null && { id: row.id }),
      scope: row.scope.trim(),
      quantity: row.quantity,
      measure: row.measure,
      unit_cost: row.unitCost,
      cost_group_master_format_id: row.masterFormat?.id ?? null,
      cost_group_uni_format_id: row.uniFormat?.id ?? null,
      cost_group_ids: row.codes.map(({ id }) => id),
    }));

/** Extension of a draft in dollars, to the cent; 0 while quantity or unit cost is missing. */
export const draftExtension = (row: SubItemDraft): number =>
  subItemExtension(row.quantity, row.unitCost) ?? 0;

/** Subtotal of drafts in dollars, to the cent. */
export const draftSubtotal = (rows: readonly SubItemDraft[]): number =>
  subtotalCost(rows.map((row) => ({ quantity: row.quantity, unit_cost: row.unitCost })));

/** Everything of an item that a form edits. */
export type ItemDraft = Required<
  Omit<
    Schemas['ItemFields'],
    'sub_items' | 'custom_attributes' | 'use_markups' | 'markups' | 'drivers' | 'links'
  >
> & {
  /** Only of saved items, for those who may see markups. */
  use_markups?: boolean;
  markups?: ItemMarkupChoice[];
  drivers: { driver_id: number; score: number }[];
  links: { entity_type: LinkType; entity_id: number }[];
};

/** What a form edits of saved items alone, or in tables of its own. */
const notDrafted: ReadonlySet<string> = new Set(['use_markups', 'markups']);
const initial = Object.fromEntries(
  typedItemFields.filter((name) => !notDrafted.has(name)).map((name) => [name, initialItem[name]]),
);

/** A new item: pending, medium priority, no limits (docs/product/items.md). */
export const emptyItemDraft = (componentId: number | null): ItemDraft =>
  ({ ...initial, name: '', component_id: componentId }) as unknown as ItemDraft;

/** Whether a new item holds anything worth asking about before it is thrown away. */
export const isDirty = (draft: ItemDraft, start: ItemDraft, rows: readonly SubItemDraft[]): boolean =>
  JSON.stringify(draft) !== JSON.stringify(start) || rows.some((row) => !isBlank(row));

/** The body that creates the item. */
export const toItemInput = (draft: ItemDraft, rows: readonly SubItemDraft[]): ItemInput => ({
  ...draft,
  name: draft.name.trim(),
  sub_items: fromSubItemDrafts(rows),
});
