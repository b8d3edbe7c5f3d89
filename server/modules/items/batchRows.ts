import type { components } from '#contract/api.ts';
import { type FieldErrors, ruleRefused } from '#server/contract/errors.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import type { AttributeFields } from '../attributes/attributeRepository.ts';
import { type AttributesRead, readAttributeRows } from '../attributes/readAttributes.ts';
import { findItemErrors, type ItemInput, type ItemPatch } from './checkItemInput.ts';
import { given, pricedRows } from './givenFields.ts';
import { blankItem, type ItemFields } from './itemSnapshot.ts';
import type { ItemWriter } from './itemWriter.ts';
import type { RowSupply } from './rowSupply.ts';

/** A new item as rows of many say it. */
export type NewRow = components['schemas']['BatchCreate'] & { description?: string; idea_id?: number };

/** What is asked of an item, under the place that errors name. */
type Said = { at: string; input: ItemPatch | ItemInput; isNew: boolean };

/** What the rules refuse of many rows: fields by list, place and name, and how many rows they are of. */
export async function findRowErrors(
  { tx, projectId, today }: Pick<ItemWriter, 'tx' | 'projectId' | 'today'>,
  rows: readonly Said[],
): Promise<{ errors: FieldErrors; count: number }> {
  const found = await findItemErrors(tx, projectId, rows, today);
  const own = await readOwnFields(
    { tx, today },
    rows.map(({ input }) => ({ sent: input.custom_attributes, stored: [] })),
  );
  for (const [index, { errors }] of own.entries()) Object.assign(found[index] ?? {}, errors);
  const errors = Object.fromEntries(
    found.flatMap((own, index) =>
      Object.entries(own).map(([field, sentences]) => [`${rows[index]?.at}.${field}`, sentences]),
    ),
  );
  return { errors, count: found.filter((own) => Object.keys(own).length > 0).length };
}

/** What rows come to say for the fields that the company has added to items, beside what they say already. */
export const readOwnFields = (
  { tx, today }: Pick<ItemWriter, 'tx' | 'today'>,
  rows: readonly { sent: NewRow['custom_attributes']; stored: readonly AttributeFields[] }[],
): Promise<AttributesRead[]> => readAttributeRows(tx, rows, { entity: 'SCENARIO_ITEM', today });

/** Refuses (422) all rows together where one of them cannot be saved. */
export function refuseRowErrors({ errors, count }: { errors: FieldErrors; count: number }): void {
  if (count === 0) return;
  throw ruleRefused(
    count === 1 ? 'One row cannot be saved like this.' : `${count} rows cannot be saved like this.`,
    errors,
  );
}

/** New items as changes, their scope priced from a supply for all of them. */
export const newItems = (
  { caller, today }: Pick<ItemWriter, 'caller' | 'today'>,
  inputs: readonly NewRow[],
  supply: RowSupply,
  own: readonly AttributesRead[] = [],
): Change[] =>
  inputs.map(({ sub_items: rows, ...plain }, index) => {
    const fields: ItemFields = {
      ...blankItem,
      ...given(plain, caller),
      name: plain.name.trim(),
      date_added: today,
      created_by_id: caller.userId,
      proposed_by_id: plain.proposed_by_id ?? caller.userId,
      ...(rows ? pricedRows(rows, [], supply) : {}),
      ...(own[index]?.values ? { custom_attributes: own[index].values } : {}),
    };
    return { entity: 'item', kind: 'create', fields };
  });
