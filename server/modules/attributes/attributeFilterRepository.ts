import { ATTRIBUTE_FILTERS, attributeField, type AttributeType } from '#domain/attributes';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { SqlField } from '../filterSql.ts';
import { type ConditionField, type Conditions, readConditions } from '../readConditions.ts';
import type { AttributeEntity } from './attributeRepository.ts';

type Kept = { id: number; row: string };

const said = ({ id, row }: Kept) =>
  `(select v.value from attribute_value v where v.tenant_id = $1 and v.definition_id = ${id} and v.entity_id = ${row})`;
const asText = (kept: Kept) => `(${said(kept)} #>> '{}')`;
const asFigure = (kept: Kept): SqlField => ({
  kind: 'value',
  column: `${asText(kept)}::numeric`,
  cast: 'numeric',
});
const asOptions = ({ id, row }: Kept): SqlField => ({
  kind: 'choices',
  column: `array(select (case jsonb_typeof(v.value) when 'array' then o.value else v.value end #>> '{}')::bigint
    from attribute_value v
    left join lateral jsonb_array_elements(case jsonb_typeof(v.value) when 'array' then v.value else '[]' end) o(value) on true
    where v.tenant_id = $1 and v.definition_id = ${id} and v.entity_id = ${row}
      and (jsonb_typeof(v.value) <> 'array' or o.value is not null))`,
});

/** How each type of custom attribute is kept. */
const attributeSql = {
  TEXT: (kept) => ({ kind: 'value', column: asText(kept), cast: 'text' }),
  DATE: (kept) => ({ kind: 'value', column: `${asText(kept)}::date`, cast: 'date' }),
  DATE_RANGE: (kept) => ({
    kind: 'days',
    from: `(${said(kept)} #>> '{0}')::date`,
    to: `(${said(kept)} #>> '{1}')::date`,
  }),
  NUMBER: asFigure,
  PERCENTAGE: asFigure,
  CURRENCY: asFigure,
  UNIT: asFigure,
  SELECT: asOptions,
  MULTISELECT: asOptions,
  TAG: asOptions,
} as const satisfies Record<AttributeType, (kept: Kept) => SqlField>;

/** What rows are sorted by: figures and days as such, spans by their first day, choices by the first in their list. */
function orderOf(type: AttributeType, kept: Kept): string {
  const field: SqlField = attributeSql[type](kept);
  if (field.kind === 'days') return field.from;
  if (field.kind === 'choices')
    return `(select min(p.position) from attribute_option p where p.tenant_id = $1 and p.definition_id = ${kept.id}
      and p.id = any(${field.column}))`;
  return type === 'TEXT' ? `lower(${asText(kept)})` : field.kind === 'value' ? field.column : asText(kept);
}

/** A company's own field as lists ask for it. */
export type AttributeConditionField = ConditionField & {
  /** What the list is sorted by. */
  order: string;
};

/**
 * The company's own fields of a kind of row by `ca_{slug}`; `row` is the row's number as a piece of SQL. Without
 * enable_custom_attributes they are known but do not apply (docs/product/attributes.md).
 */
export async function attributeConditionFields(
  tx: TenantTx,
  { entity, row, applies }: { entity: AttributeEntity; row: string; applies: boolean },
): Promise<ReadonlyMap<string, AttributeConditionField>> {
  const rows = await tx.query<{ id: number; slug: string; name: string; type: AttributeType }>({
    name: 'attribute_condition_fields',
    text: `select id, slug, name, type from attribute_definition where tenant_id = $1 and entity_type = $2`,
    values: [tx.tenantId, entity],
  });
  return new Map(
    rows.map(({ id, slug, name, type }) => [
      attributeField(slug),
      {
        type: ATTRIBUTE_FILTERS[type],
        label: name,
        ignored: !applies,
        sql: () => attributeSql[type]({ id, row }),
        order: orderOf(type, { id, row }),
      },
    ]),
  );
}

/**
 * What a list is asked of the company's own fields by its filter and its order; without a statement where neither names one.
 */
export async function readOwnAsked(
  tx: TenantTx,
  query: { filter?: string | undefined; ordering?: string | undefined },
  of: { entity: AttributeEntity; row: string; applies: boolean },
): Promise<{
  conditions: Conditions | undefined;
  fields: ReadonlyMap<string, AttributeConditionField>;
}> {
  const asksOwn = [query.filter, query.ordering].some((text) => text?.includes('ca_'));
  const fields = asksOwn
    ? await attributeConditionFields(tx, of)
    : new Map<string, AttributeConditionField>();
  return { conditions: readConditions(query.filter, (id) => fields.get(id)), fields };
}
