import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoAttribute } from './demo/demoTypes.ts';
import { mapOf, withIds } from './rowIds.ts';

/** Row numbers of a company's own field, and of its options by their words. */
export type AttributeIds = { id: number; options: ReadonlyMap<string, number> };

/** Writes a company's own fields with their groups and options, and answers their row numbers by name. */
export async function loadAttributes(
  tx: TenantTx,
  attributes: readonly DemoAttribute[],
): Promise<Map<string, AttributeIds>> {
  const groups = [...new Set(attributes.map(({ group }) => group))];
  const groupIds = await withIds(tx, 'attribute_group', groups, (name, position) => ({ name, position }));
  const groupOf = mapOf(groups, groupIds);
  const ids = await withIds(tx, 'attribute_definition', attributes, (attribute, position) => ({
    entity_type: attribute.entity,
    slug: attribute.name.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
    name: attribute.name,
    type: attribute.type,
    unit: attribute.unit ?? null,
    group_id: groupOf.get(attribute.group),
    position,
    construction_categories: [],
    version: 1,
  }));
  const options = attributes.flatMap(({ options: own = [] }, index) =>
    own.map((value, position) => ({ definition_id: ids[index], position, value })),
  );
  const optionIds = await withIds(tx, 'attribute_option', options, (option) => option);
  return new Map(
    attributes.map(({ name }, index) => {
      const own = options.flatMap((option, place) =>
        option.definition_id === ids[index] ? [[option.value, optionIds[place] as number] as const] : [],
      );
      return [name, { id: ids[index] as number, options: new Map(own) }];
    }),
  );
}
