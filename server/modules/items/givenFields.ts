import { type Caller, LINK_TYPES, seenLinkTypes } from '#domain/items';
import { missingPermission, ruleRefused } from '#server/contract/errors.ts';
import type { ItemPatch } from './checkItemInput.ts';
import { extended, priceItem } from './itemPricing.ts';
import type { CodeFields, ItemFields, LinkFields, MarkupFields, SubItemFields } from './itemSnapshot.ts';
import type { RowSupply } from './rowSupply.ts';

/** Only fields that were sent; lists of ids in one order, so that the same choice is no change. */
export function given(
  patch: Omit<ItemPatch, 'sub_items'>,
  caller: Caller,
  stored?: ItemFields,
): Partial<ItemFields> {
  const { me_group_ids, tag_ids, markups, drivers, links, custom_attributes: _own, ...plain } = patch;
  const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
  return {
    ...(Object.fromEntries(
      Object.entries(plain).filter(([, value]) => value !== undefined),
    ) as Partial<ItemFields>),
    ...(me_group_ids ? { me_group_ids: sorted(me_group_ids) } : {}),
    ...(tag_ids ? { tag_ids: sorted(tag_ids) } : {}),
    ...(markups ? { markups: saidMarkups(markups) } : {}),
    ...(drivers ? { drivers: [...drivers].sort((a, b) => a.driver_id - b.driver_id) } : {}),
    ...(links ? { links: withUnseen(links, caller, stored?.links ?? []) } : {}),
  };
}

/** What says something, in the order of its lines: neither a value nor an exclusion is the project's own way. */
const saidMarkups = (markups: readonly MarkupFields[]): MarkupFields[] =>
  markups
    .filter(({ is_excluded, value }) => is_excluded || value !== null)
    .sort((a, b) => a.markup_id - b.markup_id);

/** Refuses (403) links to registers that the caller may not open, whether or not their rows are there. */
export function refuseUnseenLinks(links: readonly LinkFields[] | undefined, caller: Caller): void {
  const seen = new Set<string>(seenLinkTypes(caller.permissions));
  const strange = links?.find(({ entity_type: type }) => !seen.has(type));
  if (strange) throw missingPermission(LINK_TYPES[strange.entity_type].permission);
}

/** The links that were sent; those to registers that the caller may not open stay as they are. */
function withUnseen(
  sent: readonly LinkFields[],
  caller: Caller,
  stored: readonly LinkFields[],
): LinkFields[] {
  const seen = new Set<string>(seenLinkTypes(caller.permissions));
  const rank = ({ entity_type: type, entity_id: id }: LinkFields) =>
    `${type} ${String(id).padStart(16, '0')}`;
  return [...sent, ...stored.filter(({ entity_type: type }) => !seen.has(type))].sort((a, b) =>
    rank(a) < rank(b) ? -1 : 1,
  );
}

/** The whole list of rows, matched with what is there by id; rows without an id are new and take one of the supply. */
export function pricedRows(
  rows: NonNullable<ItemPatch['sub_items']>,
  stored: readonly SubItemFields[],
  { takeId, formats }: RowSupply,
): Pick<ItemFields, 'sub_items' | 'subtotal_cost'> {
  const kept = new Set(stored.map(({ id }) => id));
  const errors = rows.flatMap(({ id }, index) => (id != null && !kept.has(id) ? [index] : []));
  if (errors.length > 0) throw strangeRows(errors);
  const used = rows.flatMap(({ id }) => (id == null ? [] : [id]));
  if (new Set(used).size !== used.length)
    throw ruleRefused('The same scope row was sent twice. Send each row once.');
  const sub_items = extended(
    rows.map((row, index) => ({
      id: row.id ?? takeId(),
      scope: row.scope.trim(),
      quantity: row.quantity ?? null,
      measure: row.measure?.trim() || null,
      unit_cost: row.unit_cost ?? null,
      cost_group_master_format_id: row.cost_group_master_format_id ?? null,
      cost_group_uni_format_id: row.cost_group_uni_format_id ?? null,
      codes: codesOf(row.cost_group_ids ?? [], formats, index),
    })),
  );
  const { subtotal } = priceItem(sub_items, null, { markups: [], format: 'MF' });
  return { sub_items, subtotal_cost: subtotal };
}

const strangeRows = (indexes: readonly number[]) =>
  ruleRefused(
    'A scope row is no longer part of this item. Reload it and make the change again.',
    Object.fromEntries(
      indexes.map((index) => [`sub_items.${index}.id`, ['This row is not part of the item.']]),
    ),
  );

/** One code of each of the company's own formats; null where there is none. */
function codesOf(
  ids: readonly number[],
  formats: ReadonlyMap<number, number>,
  index: number,
): CodeFields[] | null {
  if (ids.length === 0) return null;
  const codes = ids.map((id) => ({ definition_id: formats.get(id) ?? 0, cost_group_id: id }));
  if (new Set(codes.map(({ definition_id }) => definition_id)).size < codes.length) {
    const sentence = 'A row takes one code of each format. Remove the other one.';
    throw ruleRefused(sentence, { [`sub_items.${index}.cost_group_ids`]: [sentence] });
  }
  return codes.sort((a, b) => a.definition_id - b.definition_id);
}
