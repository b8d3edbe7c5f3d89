import type { LinkType } from '#domain/items';
import type { ItemMarkupChoice, ProjectMarkup } from '#domain/markups';
import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { attributesJson } from '../attributes/attributeRepository.ts';
import { exact, momentJson, objectJson } from '../jsonSql.ts';
import { briefColumns, briefJoins, briefParts, type CostView } from './itemBriefRepository.ts';
import { linksJson } from './linkRepository.ts';
import { objectText, plainText, quotedText, valueText } from './jsonText.ts';

const costGroup = (alias: string, definition: string) =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'definition_id', ${alias}.definition_id,
     'standard', ${definition}.short_name, 'div_code', ${alias}.div_code, 'name', ${alias}.name) end`;

const customCodesJson = `coalesce((
  select json_agg(${objectJson({
    id: 'g.id',
    definition_id: 'd.id',
    definition: 'd.short_name',
    div_code: 'g.div_code',
    name: 'g.name',
  })} order by d.short_name)
  from sub_item_code c
  join cost_group g on g.tenant_id = $1 and g.id = c.cost_group_id
  join cost_group_definition d on d.tenant_id = $1 and d.id = c.definition_id
  where c.tenant_id = $1 and c.sub_item_id = s.id), '[]')`;

/** The sub items of item `i` as JSON, null where it has none. */
export const subItemsJson = `(
  select json_agg(${objectJson({
    id: 's.id',
    scope: 's.scope',
    quantity: exact('s.quantity'),
    measure: 's.measure',
    unit_cost: exact('s.unit_cost'),
    extension: exact('s.extension'),
    cost_group_master_format: costGroup('mf', 'mf_definition'),
    cost_group_uni_format: costGroup('uf', 'uf_definition'),
    cost_groups: customCodesJson,
  })} order by s.position)
  from sub_item s
  left join cost_group mf on mf.tenant_id = $1 and mf.id = s.cost_group_master_format_id
  left join cost_group_definition mf_definition on mf_definition.tenant_id = $1 and mf_definition.id = mf.definition_id
  left join cost_group uf on uf.tenant_id = $1 and uf.id = s.cost_group_uni_format_id
  left join cost_group_definition uf_definition on uf_definition.tenant_id = $1 and uf_definition.id = uf.definition_id
  where s.tenant_id = $1 and s.item_id = i.id)`;

const driversJson = `(
  select json_agg(${objectJson({
    driver_id: 'd.id',
    name: 'd.name',
    weight: exact('d.weight'),
    score: 's.score',
  })} order by d.position, d.id)
  from item_driver s join value_driver d on d.tenant_id = $1 and d.id = s.driver_id and not d.is_deleted
  where s.tenant_id = $1 and s.item_id = i.id)`;

const itemJson = (cost: CostView) =>
  `${objectText({
    ...briefColumns(cost),
    description: quotedText('i.description'),
    subtotal_cost: exact('i.subtotal_cost'),
    proposed_by: `coalesce(proposed_by.text, 'null')`,
    date_status_modified: plainText(momentJson('i.date_status_modified')),
    approved_on: plainText('i.approved_on'),
    milestone_id: valueText('i.milestone_id'),
    rejection_reason: quotedText('i.rejection_reason'),
    updated_at: plainText(momentJson('i.updated_at')),
    sub_items: `coalesce(${subItemsJson}::text, '[]')`,
    idea: `coalesce((select ${objectText({ id: 'o.id', name: quotedText('o.name') })} from idea o
      where o.tenant_id = $1 and o.id = i.idea_id), 'null')`,
    drivers: `coalesce(${driversJson}::text, '[]')`,
    custom_attributes: `(${attributesJson('SCENARIO_ITEM', 'i.id')})::text`,
    links: `coalesce(${linksJson('i.id', '$4')}::text, '[]')`,
  })}::json`;

/** An item but for what is worked out of it: its markups in dollars, and the write that is answered. */
export type PlainItem = Omit<components['schemas']['Item'], 'markups' | 'use_markups' | 'change_set_id'>;

/** An item as it was read, with the lines of its project and what it says about them. */
export type ReadItem = {
  item: PlainItem;
  useMarkups: boolean;
  markups: ProjectMarkup[];
  choices: ItemMarkupChoice[];
};

/** Who reads: what a cost is to them, and the registers whose rows they may see. */
export type ItemView = { cost: CostView; linkTypes: readonly LinkType[] };

/** One item as the contract shows it, but for its markups and change set, with the markup lines that apply to it. */
export async function readItem(
  tx: TenantTx,
  projectId: number,
  itemId: number,
  { cost, linkTypes }: ItemView,
): Promise<ReadItem | undefined> {
  const [row] = await tx.query<{
    item: PlainItem;
    useMarkups: boolean;
    markups: ProjectMarkup[] | null;
    choices: ItemMarkupChoice[] | null;
  }>({
    name: `read_item_${cost}`,
    text: `with wanted as (
        select * from item where tenant_id = $1 and project_id = $2 and id = $3 and not is_deleted
      ), ${briefParts('wanted')}
      select ${itemJson(cost)} as item, i.use_markups as "useMarkups", (
        select json_agg(json_build_object('id', p.id, 'name', p.name, 'kind', p.kind, 'value', trim_scale(p.value),
          'items_inherit', p.items_inherit) order by p.position)
        from project_markup p where p.tenant_id = $1 and p.project_id = $2 and p.is_on and not p.is_removed and i.use_markups
      ) as markups, (
        select json_agg(json_build_object('markup_id', o.markup_id, 'is_excluded', o.is_excluded, 'value', trim_scale(o.value)))
        from item_markup o where o.tenant_id = $1 and o.item_id = i.id
      ) as choices
      from ${briefJoins('wanted')}
      left join people proposed_by on proposed_by.id = i.proposed_by_id`,
    values: [tx.tenantId, projectId, itemId, linkTypes],
  });
  return row && { ...row, markups: row.markups ?? [], choices: row.choices ?? [] };
}
