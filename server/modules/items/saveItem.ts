import { canEditItem, canMoveStatus } from '#domain/items';
import type { components } from '#contract/api.ts';
import { ruleRefused } from '#server/contract/errors.ts';
import { readEntries } from '#server/services/changes/changeHistoryRepository.ts';
import type { AttributeFields } from '../attributes/attributeRepository.ts';
import { readAttributes } from '../attributes/readAttributes.ts';
import { checkItemInput, type ItemInput, type ItemPatch } from './checkItemInput.ts';
import { given, pricedRows, refuseUnseenLinks } from './givenFields.ts';
import { headOf, type ItemWriter, type Written } from './itemWriter.ts';
import { blankItem } from './itemSnapshot.ts';
import { refuseMarkups } from './refuseMarkups.ts';
import { lockForDecision, refuse } from './refuseItem.ts';
import { refuseNewScope, refuseScope } from './refuseScope.ts';
import { supplyRows } from './rowSupply.ts';

type FieldRestore = components['schemas']['FieldRestore'];

/**
 * Adds an item; unless somebody else is named, it is proposed by whoever adds it. `as` gives it a row number and a
 * project number that were allocated before, for loads that add items in another order than their numbers.
 */
export async function createItem(
  writer: ItemWriter,
  input: ItemInput,
  options: { allIn?: boolean; as?: { id: number; number: number } } = {},
): Promise<Written> {
  const { tx, projectId, caller, today } = writer;
  refuseUnseenLinks(input.links, caller);
  refuseNewScope([input], caller);
  await refuseMarkups(writer, input, blankItem);
  await checkItemInput(tx, projectId, input, { today, isNew: true });
  const { sub_items: rows, ...plain } = input;
  const { custom_attributes: own } = input;
  const fields = {
    ...blankItem,
    ...given(plain, caller),
    name: input.name.trim(),
    ...(options.allIn && { use_markups: false }),
    date_added: today,
    created_by_id: caller.userId,
    proposed_by_id: input.proposed_by_id ?? caller.userId,
    ...(rows ? pricedRows(rows, [], await supplyRows(tx, [input])) : {}),
    ...(own ? { custom_attributes: await attributesOf(writer, own, []) } : {}),
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

/** Changes what is given of an item, status moves of the status table included (docs/product/items.md). */
export async function updateItem(
  writer: ItemWriter,
  itemId: number,
  patch: ItemPatch,
  version?: number,
): Promise<Written> {
  const { tx, projectId, caller, today } = writer;
  const item = await lockForDecision(writer, itemId, version);
  const { status, sub_items: rows, custom_attributes: own, ...plain } = patch;
  const moves = status !== undefined && status !== item.status;
  if (moves) await refuse(writer, item, canMoveStatus(item, status, caller));
  if (!moves || Object.keys(patch).length > 1) await refuse(writer, item, canEditItem(item, caller));
  refuseUnseenLinks(patch.links, caller);
  const { stored } = item;
  if (needsStored(patch)) await refuseMarkups(writer, patch, stored.fields);
  await checkItemInput(tx, projectId, patch, { today, isNew: false });
  const fields = {
    ...given(plain, caller, stored.fields),
    ...(plain.name === undefined ? {} : { name: plain.name.trim() }),
    ...(moves ? { status } : {}),
    ...(rows ? pricedRows(rows, stored.fields.sub_items, await supplyRows(tx, [patch])) : {}),
    ...(own ? { custom_attributes: await attributesOf(writer, own, stored.fields.custom_attributes) } : {}),
  };
  refuseScope(stored.fields.sub_items, fields.sub_items, caller);
  const result = await writer.changes.apply(
    tx,
    headOf(writer, moves ? 'Moved the status' : 'Changed an item'),
    [{ entity: 'item', kind: 'update', id: itemId, version: item.version, fields }],
  );
  return { itemId, changeSetId: result.id };
}

/** Gives a field the value back that it had before a change: an edit like any other, by the same rules. */
export async function restoreField(
  writer: ItemWriter,
  itemId: number,
  { change_set_id: setId, field }: FieldRestore,
  version?: number,
): Promise<Written> {
  await lockForDecision(writer, itemId, version);
  const entries = await readEntries(writer.tx, setId);
  const entry = entries.find(
    ({ entity, entityId, kind }) => entity === 'item' && entityId === itemId && kind === 'update',
  );
  const move = entry?.fields[field];
  if (!move)
    throw ruleRefused('That change did not touch this field. Reload the history.', {
      field: ['It was not touched by that change.'],
    });
  return updateItem(writer, itemId, { [field]: move.from }, version);
}

/** Whether what is sent is judged or completed by what is there. */
const needsStored = ({ sub_items, links, markups, use_markups, custom_attributes }: ItemPatch): boolean =>
  [sub_items, links, markups, use_markups, custom_attributes].some((part) => part !== undefined);

/** The item's own fields with what was sent taken over. */
const attributesOf = (
  { tx, today }: ItemWriter,
  sent: NonNullable<ItemPatch['custom_attributes']>,
  stored: readonly AttributeFields[],
) => readAttributes(tx, sent, { entity: 'SCENARIO_ITEM', today, stored });
