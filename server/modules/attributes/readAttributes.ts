import { readAttribute } from '#domain/attributes';
import type { components } from '#contract/api.ts';
import { type FieldErrors, missingFlag, ruleRefused } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import {
  type AttributeEntity,
  type AttributeFields,
  knownAttributes,
  usesAttributes,
} from './attributeRepository.ts';

type Sent = readonly components['schemas']['AttributeEntryInput'][];
type Options = { entity: AttributeEntity; today: string };

/** What a row comes to say for its fields; undefined where nothing was sent. Errors go by `custom_attributes.{id}`. */
export type AttributesRead = { values: AttributeFields[] | undefined; errors: FieldErrors };

/**
 * What rows say for their fields once what was sent is taken over; what was not sent stays. Two statements for any number
 * of rows, none where nothing was sent. Refuses (403) where the company does not use fields of its own.
 */
export async function readAttributeRows(
  tx: TenantTx,
  rows: readonly { sent: Sent | undefined; stored: unknown }[],
  { entity, today }: Options,
): Promise<AttributesRead[]> {
  if (rows.every(({ sent }) => sent === undefined))
    return rows.map(() => ({ values: undefined, errors: {} }));
  if (!(await usesAttributes(tx))) throw missingFlag('enable_custom_attributes');
  const ids = rows.flatMap(({ sent = [] }) => sent.map(({ custom_attribute_id: id }) => id));
  const known = new Map((await knownAttributes(tx, entity, [...new Set(ids)])).map((one) => [one.id, one]));
  return rows.map(({ sent, stored }) => {
    if (sent === undefined) return { values: undefined, errors: {} };
    const errors: FieldErrors = {};
    const kept = (stored ?? []) as readonly AttributeFields[];
    const values = new Map(kept.map(({ definition_id: id, value }) => [id, value]));
    for (const { custom_attribute_id: id, value } of sent) {
      const attribute = known.get(id);
      const read = attribute
        ? readAttribute(attribute, value, today)
        : { problem: 'This attribute no longer exists. Reload the page.' };
      if ('problem' in read) errors[`custom_attributes.${id}`] = [read.problem];
      else if (read.value === null) values.delete(id);
      else values.set(id, read.value);
    }
    const listed = [...values]
      .map(([definition_id, value]) => ({ definition_id, value }))
      .sort((a, b) => a.definition_id - b.definition_id);
    return { values: listed, errors };
  });
}

/** The same for one row; refuses (403, 422) with a sentence for each field. */
export async function readAttributes(
  tx: TenantTx,
  sent: Sent,
  { stored, ...options }: Options & { stored: readonly AttributeFields[] },
): Promise<AttributeFields[]> {
  const [read] = await readAttributeRows(tx, [{ sent, stored }], options);
  const [first] = Object.values(read?.errors ?? {});
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', read?.errors);
  return read?.values ?? [];
}
