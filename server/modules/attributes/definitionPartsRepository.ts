import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** A choice as history keeps it. */
export type KeptOption = { option_id: number; option_value: string };

/** What a row says for the attribute. */
export type KeptValue = { entity_id: number; value: unknown };

type Parts = {
  id: number;
  group_name: string;
  construction_category_ids: number[];
  options: KeptOption[];
  stored_values: KeptValue[];
};

/** Group, categories, choices and values of attributes, in one statement for any number of them. */
export function loadParts(tx: TenantTx, ids: readonly number[]): Promise<Parts[]> {
  return tx.query<Parts>({
    text: `select d.id, coalesce(g.name, '') as group_name,
        coalesce((select json_agg(json_build_object('option_id', o.id, 'option_value', o.value) order by o.position, o.id)
          from attribute_option o where o.tenant_id = $1 and o.definition_id = d.id), '[]') as options,
        coalesce((select json_agg(a.category_id order by a.category_id) from attribute_category a
          where a.tenant_id = $1 and a.definition_id = d.id), '[]') as construction_category_ids,
        coalesce((select json_agg(json_build_object('entity_id', v.entity_id, 'value', v.value) order by v.entity_id)
          from attribute_value v where v.tenant_id = $1 and v.definition_id = d.id), '[]') as stored_values
      from attribute_definition d left join attribute_group g on g.tenant_id = $1 and g.id = d.group_id
      where d.tenant_id = $1 and d.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
}

/** Numbers of groups by their names in small letters; those that are new are made, behind the others. */
export async function groupIdsOf(tx: TenantTx, names: readonly string[]): Promise<Map<string, number>> {
  const wanted = new Map(names.filter((name) => name !== '').map((name) => [name.toLowerCase(), name]));
  if (wanted.size === 0) return new Map();
  const find = async () =>
    new Map(
      (
        await tx.query<{ id: number; key: string }>({
          text: `select id, lower(name) as key from attribute_group where tenant_id = $1 and lower(name) = any($2)`,
          values: [tx.tenantId, [...wanted.keys()]],
        })
      ).map(({ id, key }) => [key, id]),
    );
  const known = await find();
  const missing = [...wanted].filter(([key]) => !known.has(key)).map(([, name]) => name);
  if (missing.length === 0) return known;
  await tx.query({
    text: `insert into attribute_group (tenant_id, id, name, position)
      select $1, r.id, r.name, (select coalesce(max(position), -1) + 1 from attribute_group where tenant_id = $1)
      from unnest($2::bigint[], $3::text[]) as r (id, name) on conflict do nothing`,
    values: [tx.tenantId, await allocateIds(tx, 'attribute_group', missing.length), missing],
  });
  return find();
}

/** A group is there as long as an attribute stands in it. */
export async function dropEmptyGroups(tx: TenantTx): Promise<void> {
  await tx.query({
    name: 'drop_empty_attribute_groups',
    text: `delete from attribute_group g where g.tenant_id = $1 and not exists (
      select from attribute_definition d where d.tenant_id = $1 and d.group_id = g.id)`,
    values: [tx.tenantId],
  });
}

type Owned<Row> = readonly { id: number; rows: readonly Row[] }[];

/** Writes choices in their order, in place of those that were there. */
export async function replaceOptions(tx: TenantTx, owners: Owned<KeptOption>): Promise<void> {
  if (owners.length === 0) return;
  const rows = owners.flatMap(({ id, rows: own }) =>
    own.map(({ option_id, option_value }, position) => ({
      id: option_id,
      definition_id: id,
      position,
      value: option_value,
    })),
  );
  await tx.query({
    text: `delete from attribute_option where tenant_id = $1 and definition_id = any($2::bigint[])`,
    values: [tx.tenantId, owners.map(({ id }) => id)],
  });
  if (rows.length === 0) return;
  await tx.query({
    text: `insert into attribute_option (tenant_id, id, definition_id, position, value)
      select $1, r.id, r.definition_id, r.position, r.value
      from jsonb_to_recordset($2::jsonb) as r (id bigint, definition_id bigint, position int, value text)`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}

/** Writes for which kinds of construction attributes are offered, in place of what was there. */
export async function replaceCategories(tx: TenantTx, owners: Owned<number>): Promise<void> {
  if (owners.length === 0) return;
  const rows = owners.flatMap(({ id, rows: own }) => own.map((category) => [id, category] as const));
  await tx.query({
    text: `delete from attribute_category where tenant_id = $1 and definition_id = any($2::bigint[])`,
    values: [tx.tenantId, owners.map(({ id }) => id)],
  });
  if (rows.length === 0) return;
  await tx.query({
    text: `insert into attribute_category (tenant_id, definition_id, category_id)
      select $1, r.definition_id, r.category_id from unnest($2::bigint[], $3::bigint[]) as r (definition_id, category_id)`,
    values: [tx.tenantId, rows.map(([id]) => id), rows.map(([, category]) => category)],
  });
}

/** How many of these kinds of construction the company has. */
export async function knownCategories(tx: TenantTx, ids: readonly number[]): Promise<number> {
  const [row] = await tx.query<{ known: number }>({
    name: 'attribute_known_categories',
    text: `select count(*)::int as known from construction_category where tenant_id = $1 and id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  return row?.known ?? 0;
}

/** Writes all values of attributes, in place of those that were there. */
export async function replaceValues(tx: TenantTx, owners: Owned<KeptValue>): Promise<void> {
  if (owners.length === 0) return;
  await tx.query({
    text: `delete from attribute_value where tenant_id = $1 and definition_id = any($2::bigint[])`,
    values: [tx.tenantId, owners.map(({ id }) => id)],
  });
  const rows = owners.flatMap(({ id, rows: own }) => own.map((one) => ({ ...one, definition_id: id })));
  if (rows.length === 0) return;
  await tx.query({
    text: `insert into attribute_value (tenant_id, definition_id, entity_id, value)
      select $1, r.definition_id, r.entity_id, r.value
      from jsonb_to_recordset($2::jsonb) as r (definition_id bigint, entity_id bigint, value jsonb)`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}
