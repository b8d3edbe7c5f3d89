import { canEditItem, canMoveStatus } from '#domain/items';
import { ruleRefused } from '#server/contract/errors.ts';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { checkItemInput, type ItemInput, type ItemPatch } from './checkItemInput.ts';
import { extended, priceItem } from './itemPricing.ts';
import { headOf, type ItemWriter, type Written } from './itemWriter.ts';
import type { ItemFields, SubItemFields } from './itemSnapshot.ts';
import { lockItems } from './itemWriteRepository.ts';
import { lockForDecision, refuse } from './refuseItem.ts';

const blank: Omit<ItemFields, 'name' | 'date_added' | 'created_by_id' | 'proposed_by_id'> = {
  description: '',
  status: 'PENDING',
  priority: 3,
  due_date: null,
  estimated_area: null,
  lower_limit: 0,
  upper_limit: 0,
  subtotal_cost: 0,
  use_markups: true,
  component_id: null,
  assignee_id: null,
  milestone_id: null,
  approved_on: null,
  rejection_reason: null,
  me_group_ids: [],
  tag_ids: [],
  sub_items: [],
};

/**
 * Adds an option; unless somebody else is named, it is proposed by whoever adds it. `as` gives it a row number and a
 * project number that were allocated before, for loads that add options in another order than their numbers.
 */
export async function createItem(
  writer: ItemWriter,
  input: ItemInput,
  options: { allIn?: boolean; as?: { id: number; number: number } } = {},
): Promise<Written> {
  const { tx, projectId, caller, today } = writer;
  await checkItemInput(tx, projectId, input, { today, isNew: true });
  const { sub_items: rows, ...plain } = input;
  const fields = {
    ...blank,
    ...given(plain),
    name: input.name.trim(),
    use_markups: !options.allIn,
    date_added: today,
    created_by_id: caller.userId,
    proposed_by_id: input.proposed_by_id ?? caller.userId,
    ...(rows ? await pricedRows(tx, rows, []) : {}),
  };
  const number = options.as && { number: options.as.number };
  const result = await writer.changes.apply(tx, headOf(writer, `Created "${fields.name}"`), [
    {
      entity: 'item',
      kind: 'create',
      ...(options.as && { id: options.as.id }),
      fields: { ...fields, ...number },
    },
  ]);
  return { itemId: result.rows[0]?.id ?? 0, changeSetId: result.id };
}

/** Changes what is given of an option, status moves of the status table included (spec §4). */
export async function updateItem(
  writer: ItemWriter,
  itemId: number,
  patch: ItemPatch,
  version?: number,
): Promise<Written> {
  const { tx, projectId, caller, today } = writer;
  const item = await lockForDecision(writer, itemId, version);
  const { status, sub_items: rows, ...plain } = patch;
  const moves = status !== undefined && status !== item.status;
  if (moves) await refuse(writer, itemId, canMoveStatus(item, status, caller));
  if (!moves || Object.keys(patch).length > 1) await refuse(writer, itemId, canEditItem(item, caller));
  await checkItemInput(tx, projectId, patch, { today, isNew: false });
  const [stored] = rows ? await lockItems(tx, [itemId]) : [];
  const fields = {
    ...given(plain),
    ...(plain.name === undefined ? {} : { name: plain.name.trim() }),
    ...(moves ? { status } : {}),
    ...(rows ? await pricedRows(tx, rows, stored?.fields.sub_items ?? []) : {}),
  };
  const result = await writer.changes.apply(
    tx,
    headOf(writer, moves ? 'Moved the status' : 'Changed an option'),
    [{ entity: 'item', kind: 'update', id: itemId, version: item.version, fields }],
  );
  return { itemId, changeSetId: result.id };
}

/** Only fields that were sent; lists of ids in one order, so that the same choice is no change. */
function given(patch: Omit<ItemPatch, 'sub_items'>): Partial<ItemFields> {
  const { me_group_ids, tag_ids, ...plain } = patch;
  const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
  return {
    ...(Object.fromEntries(
      Object.entries(plain).filter(([, value]) => value !== undefined),
    ) as Partial<ItemFields>),
    ...(me_group_ids ? { me_group_ids: sorted(me_group_ids) } : {}),
    ...(tag_ids ? { tag_ids: sorted(tag_ids) } : {}),
  };
}

/** The whole list of rows, matched with what is there by id; rows without an id are new. */
async function pricedRows(
  tx: TenantTx,
  rows: NonNullable<ItemPatch['sub_items']>,
  stored: readonly SubItemFields[],
): Promise<Pick<ItemFields, 'sub_items' | 'subtotal_cost'>> {
  const kept = new Set(stored.map(({ id }) => id));
  const errors = rows.flatMap(({ id }, index) => (id != null && !kept.has(id) ? [index] : []));
  if (errors.length > 0) throw strangeRows(errors);
  const used = rows.flatMap(({ id }) => (id == null ? [] : [id]));
  if (new Set(used).size !== used.length)
    throw ruleRefused('The same scope row was sent twice. Send each row once.');
  const fresh = await allocateIds(tx, 'sub_item', rows.length - used.length);
  const sub_items = extended(
    rows.map((row) => ({
      id: row.id ?? (fresh.shift() as number),
      scope: row.scope.trim(),
      quantity: row.quantity ?? null,
      measure: row.measure?.trim() || null,
      unit_cost: row.unit_cost ?? null,
      cost_group_master_format_id: row.cost_group_master_format_id ?? null,
      cost_group_uni_format_id: row.cost_group_uni_format_id ?? null,
    })),
  );
  const { subtotal } = priceItem(sub_items, false, { markups: [], format: 'MF' });
  return { sub_items, subtotal_cost: subtotal };
}

const strangeRows = (indexes: readonly number[]) =>
  ruleRefused(
    'A scope row is no longer part of this item. Reload it and make the change again.',
    Object.fromEntries(
      indexes.map((index) => [`sub_items.${index}.id`, ['This row is not part of the item.']]),
    ),
  );
