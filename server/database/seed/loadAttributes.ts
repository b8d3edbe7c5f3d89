import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoAttributeValue, DemoOwnValues } from './demo/cedarRidgeOwn.ts';
import type { DemoAttribute } from './demo/demoTypes.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { insertRows } from './insertRows.ts';
import { mapOf, pick, withIds } from './rowIds.ts';

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

/** A field's value as the API takes it: choices by their numbers, days moved with the calendar. */
export function attributeValue(
  name: string,
  value: DemoAttributeValue,
  attributes: ReadonlyMap<string, AttributeIds>,
  calendar: DemoCalendar,
): number | string | number[] | string[] {
  if (typeof value === 'number') return value;
  const { options } = pick(attributes, name);
  const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
  if (typeof value === 'string')
    return options.has(value) ? pick(options, value) : isDay(value) ? calendar.day(value) : value;
  return value.every(isDay) ? value.map(calendar.day) : value.map((word) => pick(options, word));
}

/** Writes what rows say in the company's own fields; `ids` are the rows' numbers by the keys of the demo. */
export async function loadOwnValues(
  {
    tx,
    attributes,
    calendar,
  }: { tx: TenantTx; attributes: ReadonlyMap<string, AttributeIds>; calendar: DemoCalendar },
  values: Readonly<Record<string, DemoOwnValues>>,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = Object.entries(values).flatMap(([key, own]) =>
    Object.entries(own).map(([name, value]) => ({
      definition_id: pick(attributes, name).id,
      entity_id: pick(ids, key),
      value: attributeValue(name, value, attributes, calendar),
    })),
  );
  if (rows.length > 0) await insertRows(tx, 'attribute_value', rows);
}
