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
type Options = { entity: AttributeEntity; today: string; stored: readonly AttributeFields[] };

/** What a row says for its fields once what was sent is taken over; the others stay. Refuses (403, 422) with a sentence for each field. */
export async function readAttributes(
  tx: TenantTx,
  sent: Sent,
  { entity, today, stored }: Options,
): Promise<AttributeFields[]> {
  if (!(await usesAttributes(tx))) throw missingFlag('enable_custom_attributes');
  const ids = sent.map(({ custom_attribute_id: id }) => id);
  const known = new Map((await knownAttributes(tx, entity, ids)).map((one) => [one.id, one]));
  const errors: FieldErrors = {};
  const values = new Map(stored.map(({ definition_id: id, value }) => [id, value]));
  for (const { custom_attribute_id: id, value } of sent) {
    const attribute = known.get(id);
    const read = attribute
      ? readAttribute(attribute, value, today)
      : { problem: 'This attribute does not exist any more. Reload the page.' };
    if ('problem' in read) errors[`custom_attributes.${id}`] = [read.problem];
    else if (read.value === null) values.delete(id);
    else values.set(id, read.value);
  }
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
  return [...values]
    .map(([definition_id, value]) => ({ definition_id, value }))
    .sort((a, b) => a.definition_id - b.definition_id);
}
