import type { components } from '#contract/api.ts';
import type { AttributeType } from '#domain/attributes';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, objectJson } from '../jsonSql.ts';

export type AttributeEntity = 'PROJECT' | 'COMPONENT' | 'RISK' | 'ISSUE' | 'SCENARIO_ITEM';

const optionsJson = `coalesce((
  select json_agg(json_build_object('option_id', o.id, 'option_value', o.value) order by o.position, o.id)
  from attribute_option o where o.tenant_id = $1 and o.definition_id = d.id), '[]')`;

const categoriesJson = `coalesce((
  select json_agg(json_build_object('id', c.id, 'name', c.name, 'code', c.code) order by c.classification, c.code)
  from attribute_category a join construction_category c on c.tenant_id = $1 and c.id = a.category_id
  where a.tenant_id = $1 and a.definition_id = d.id), '[]')`;

/** What rows say for an attribute, with their project; of deleted rows and of deleted projects nothing counts. */
export const liveValues = `attribute_value v
  left join component c on d.entity_type = 'COMPONENT' and c.tenant_id = $1 and c.id = v.entity_id
  left join risk r on d.entity_type = 'RISK' and r.tenant_id = $1 and r.id = v.entity_id and not r.is_deleted
  left join issue s on d.entity_type = 'ISSUE' and s.tenant_id = $1 and s.id = v.entity_id and not s.is_deleted
  left join item i on d.entity_type = 'SCENARIO_ITEM' and i.tenant_id = $1 and i.id = v.entity_id and not i.is_deleted
  join project p on p.tenant_id = $1 and not p.is_deleted and p.id = coalesce(c.project_id, r.project_id, s.project_id,
    i.project_id, case d.entity_type when 'PROJECT' then v.entity_id end)
  where v.tenant_id = $1 and v.definition_id = d.id`;

/** An attribute as the contract has it, by its fields. */
export const definitionColumns = {
  id: 'd.id',
  slug: 'd.slug',
  name: 'd.name',
  type: 'd.type',
  entity_type: 'd.entity_type',
  unit: 'd.unit',
  options: optionsJson,
  group_id: 'd.group_id',
  group_name: 'd.group_name',
  group_order: 'd.group_order',
  attribute_order: 'd.position',
  construction_categories: categoriesJson,
  value_count: `(select count(*) from ${liveValues})`,
  version: 'd.version',
};

const definition = objectJson(definitionColumns);

/** Whether it is offered for the category `$6` or one above it; for all where none is asked for. `up` are those categories. */
const isOffered = `($6::bigint is null
  or not exists (select from attribute_category a where a.tenant_id = $1 and a.definition_id = d.id)
  or exists (select from attribute_category a join up on up.id = a.category_id
    where a.tenant_id = $1 and a.definition_id = d.id))`;
const offered = objectJson({ ...definitionColumns, is_offered: isOffered });

/** Groups stand where the first of their attributes stands, those without a group among them. */
export const definitionOrder = `d.group_order, d.group_id nulls last, d.position, d.id`;

/** The attributes of a kind of row with their groups; `$2` is the kind of row. */
const ofEntity = `select d.*, g.name as group_name,
    min(d.position) over (partition by d.group_id) as group_order
  from attribute_definition d
  left join attribute_group g on g.tenant_id = $1 and g.id = d.group_id
  where d.tenant_id = $1 and d.entity_type = $2`;

/** Words that a search looks in: the name, the group and the choices. */
const choices = `(select string_agg(o.value, ' ') from attribute_option o where o.tenant_id = $1 and o.definition_id = d.id)`;

/** What a search for attributes looks in. */
export const attributeWords = ['d.name', 'd.group_name', choices] as const;

type Page = {
  entity_type: AttributeEntity;
  category_id?: number | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
};

/** The fields of a kind of row, one page as the contract's JSON. */
export async function listDefinitionsJson(
  tx: TenantTx,
  { entity_type: entity, category_id: category, search, limit, offset }: Page,
): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_attribute_definitions',
    text: `with recursive up as (
        select c.id, c.parent_id from construction_category c where c.tenant_id = $1 and c.id = $6
        union select c.id, c.parent_id from construction_category c join up on c.tenant_id = $1 and c.id = up.parent_id),
      matching as (
        select d.* from (${ofEntity}) d where ${found('$3', ...attributeWords)}),
      page as (select d.* from matching d order by ${definitionOrder} limit $4 offset $5)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${offered} order by ${definitionOrder}) from page d), '[]'))::text as json`,
    values: [tx.tenantId, entity, search ?? null, limit, offset, category ?? null],
  });
  return page?.json ?? '';
}

export type Definition = components['schemas']['AttributeDefinition'];

/** One field; undefined where it was deleted. */
export async function readDefinition(tx: TenantTx, id: number): Promise<Definition | undefined> {
  const [row] = await tx.query<{ definition: Definition }>({
    name: 'read_attribute_definition',
    text: `select ${definition} as definition from (select d.*, g.name as group_name, (select min(o.position)
          from attribute_definition o where o.tenant_id = $1 and o.entity_type = d.entity_type
            and o.group_id is not distinct from d.group_id) as group_order
        from attribute_definition d left join attribute_group g on g.tenant_id = $1 and g.id = d.group_id
        where d.tenant_id = $1 and d.id = $2) d`,
    values: [tx.tenantId, id],
  });
  return row?.definition;
}

/** What stands beside a field: the fields of the same kind of row, in their order. */
export function readSiblings(
  tx: TenantTx,
  entity: AttributeEntity,
): Promise<{ id: number; slug: string; name: string; group_name: string | null; position: number }[]> {
  return tx.query({
    name: 'attribute_siblings',
    text: `select d.id, d.slug, d.name, d.group_name, d.position from (${ofEntity}) d order by ${definitionOrder}`,
    values: [tx.tenantId, entity],
  });
}

/** Whether the company has a group of this name, in whatever capitals. */
export async function hasGroup(tx: TenantTx, name: string): Promise<boolean> {
  const [row] = await tx.query<{ known: boolean }>({
    name: 'attribute_group_known',
    text: `select exists (select from attribute_group where tenant_id = $1 and lower(name) = lower($2)) as known`,
    values: [tx.tenantId, name],
  });
  return row?.known ?? false;
}

/** A field as its values are checked. */
export type KnownAttribute = {
  id: number;
  name: string;
  type: AttributeType;
  options: { option_id: number; option_value: string }[];
};

/** Those of the named fields that rows of this kind have. */
export function knownAttributes(
  tx: TenantTx,
  entity: AttributeEntity,
  ids: readonly number[],
): Promise<KnownAttribute[]> {
  return tx.query<KnownAttribute>({
    text: `select d.id, d.name, d.type, ${optionsJson} as options from attribute_definition d
      where d.tenant_id = $1 and d.entity_type = $2 and d.id = any($3::bigint[])`,
    values: [tx.tenantId, entity, ids],
  });
}

/** The fields of a kind of row in their order, as their values are written out. */
export function writtenAttributes(
  tx: TenantTx,
  entity: AttributeEntity,
): Promise<(KnownAttribute & { unit: string | null })[]> {
  return tx.query({
    name: 'written_attributes',
    text: `select d.id, d.name, d.type, d.unit, ${optionsJson} as options from (${ofEntity}) d order by ${definitionOrder}`,
    values: [tx.tenantId, entity],
  });
}

/** Whether the company uses fields of its own; `$1` is the company. */
const attributesAreOn = `exists (
  select from tenant_flag f where f.tenant_id = $1 and f.flag = 'enable_custom_attributes' and f.enabled)`;

/** Whether the company uses fields of its own. */
export async function usesAttributes(tx: TenantTx): Promise<boolean> {
  const [row] = await tx.query<{ on: boolean }>({
    text: `select ${attributesAreOn} as "on"`,
    values: [tx.tenantId],
  });
  return row?.on ?? false;
}

/** What a row says for its fields, as the contract has it; `entity` and `id` are pieces of SQL. */
export const attributesJson = (entity: AttributeEntity, id: string): string => `coalesce((
  select json_agg(json_build_object('custom_attribute_id', d.id, 'type', d.type, 'name', d.name, 'value', v.value)
    order by g.position nulls last, d.position, d.id)
  from attribute_value v
  join attribute_definition d on d.tenant_id = $1 and d.id = v.definition_id and d.entity_type = '${entity}'
  left join attribute_group g on g.tenant_id = $1 and g.id = d.group_id
  where v.tenant_id = $1 and v.entity_id = ${id} and ${attributesAreOn}), '[]')`;

/** What history keeps of a row's fields, whether or not they are shown. */
export const attributeFieldsJson = (entity: AttributeEntity, id: string): string => `coalesce((
  select json_agg(json_build_object('definition_id', v.definition_id, 'value', v.value) order by v.definition_id)
  from attribute_value v
  join attribute_definition d on d.tenant_id = $1 and d.id = v.definition_id and d.entity_type = '${entity}'
  where v.tenant_id = $1 and v.entity_id = ${id}), '[]')`;

/** What history keeps for one field of a row. */
export type AttributeFields = { definition_id: number; value: unknown };

/** What history keeps of the fields of many rows, by row. */
export async function loadAttributes(
  tx: TenantTx,
  entity: AttributeEntity,
  ids: readonly number[],
): Promise<Map<number, AttributeFields[]>> {
  const rows = await tx.query<{ entity_id: number; own: AttributeFields[] }>({
    text: `select v.entity_id,
        json_agg(json_build_object('definition_id', v.definition_id, 'value', v.value) order by v.definition_id) as own
      from attribute_value v
      join attribute_definition d on d.tenant_id = $1 and d.id = v.definition_id and d.entity_type = $2
      where v.tenant_id = $1 and v.entity_id = any($3::bigint[]) group by v.entity_id`,
    values: [tx.tenantId, entity, ids],
  });
  return new Map(rows.map(({ entity_id: id, own }) => [id, own]));
}

/** Writes what rows of a kind say for their fields, in place of what they said. */
export async function replaceAttributes(
  tx: TenantTx,
  entity: AttributeEntity,
  rows: readonly { id: number; values: readonly AttributeFields[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    text: `delete from attribute_value v using attribute_definition d
      where v.tenant_id = $1 and d.tenant_id = $1 and d.id = v.definition_id and d.entity_type = $2
        and v.entity_id = any($3::bigint[])`,
    values: [tx.tenantId, entity, rows.map(({ id }) => id)],
  });
  const values = rows.flatMap(({ id, values: own }) => own.map((one) => ({ ...one, entity_id: id })));
  if (values.length === 0) return;
  await tx.query({
    text: `insert into attribute_value (tenant_id, definition_id, entity_id, value)
      select $1, r.definition_id, r.entity_id, r.value
      from jsonb_to_recordset($2::jsonb) as r (definition_id bigint, entity_id bigint, value jsonb)
      join attribute_definition d on d.tenant_id = $1 and d.id = r.definition_id and d.entity_type = $3`,
    values: [tx.tenantId, JSON.stringify(values), entity],
  });
}
