import { ATTRIBUTE_ENTITIES } from '#domain/attributes';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, objectJson } from '../jsonSql.ts';
import {
  type AttributeEntity,
  attributeWords,
  definitionColumns,
  definitionOrder,
  liveValues,
} from './attributeRepository.ts';

const entities = Object.keys(ATTRIBUTE_ENTITIES) as AttributeEntity[];

/** Where the rows are that say something for an attribute. */
const projects = `(select count(distinct p.id) from ${liveValues})`;

const entry = objectJson({
  ...definitionColumns,
  project_count: projects,
  taken_by: `(select json_agg(o.entity_type) from attribute_definition o
    where o.tenant_id = $1 and lower(o.name) = lower(d.name))`,
});

const counts = objectJson(
  Object.fromEntries(entities.map((one) => [one, `count(*) filter (where d.entity_type = '${one}')`])),
);

const order = `array_position(array['${entities.join("', '")}'], d.entity_type), ${definitionOrder}`;

type Page = {
  entity_type?: AttributeEntity | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
};

/** Every field of the company with its use, one page as the contract's JSON. */
export async function listCatalogJson(
  tx: TenantTx,
  { entity_type: entity, search, limit, offset }: Page,
): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_attribute_catalog',
    text: `with known as (select d.*, g.name as group_name,
          min(d.position) over (partition by d.entity_type, d.group_id) as group_order
        from attribute_definition d left join attribute_group g on g.tenant_id = $1 and g.id = d.group_id
        where d.tenant_id = $1),
      matching as (select d.* from known d where ${found('$2', ...attributeWords)}),
      page as (select d.* from matching d where $3::text is null or d.entity_type = $3
        order by ${order} limit $4 offset $5)
      select json_build_object(
        'count', (select count(*) from matching d where $3::text is null or d.entity_type = $3),
        'entity_counts', (select ${counts} from matching d),
        'results', coalesce((select json_agg(${entry} order by ${order}) from page d), '[]'))::text as json`,
    values: [tx.tenantId, search ?? null, entity ?? null, limit, offset],
  });
  return page?.json ?? '';
}
