import type { ProjectMarkup } from '#domain/markups';
import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, momentJson, objectJson } from '../jsonSql.ts';
import { briefColumns, briefJoins, briefParts, type CostView } from './itemBriefRepository.ts';
import { objectText, plainText, quotedText, valueText } from './jsonText.ts';

const costGroup = (alias: string, definition: string) =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'definition_id', ${alias}.definition_id,
     'standard', ${definition}.short_name, 'div_code', ${alias}.div_code, 'name', ${alias}.name) end`;

const subItemsJson = `(
  select json_agg(${objectJson({
    id: 's.id',
    scope: 's.scope',
    quantity: exact('s.quantity'),
    measure: 's.measure',
    unit_cost: exact('s.unit_cost'),
    extension: exact('s.extension'),
    cost_group_master_format: costGroup('mf', 'mf_definition'),
    cost_group_uni_format: costGroup('uf', 'uf_definition'),
  })} order by s.position)
  from sub_item s
  left join cost_group mf on mf.tenant_id = $1 and mf.id = s.cost_group_master_format_id
  left join cost_group_definition mf_definition on mf_definition.tenant_id = $1 and mf_definition.id = mf.definition_id
  left join cost_group uf on uf.tenant_id = $1 and uf.id = s.cost_group_uni_format_id
  left join cost_group_definition uf_definition on uf_definition.tenant_id = $1 and uf_definition.id = uf.definition_id
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
  })}::json`;

/** An option but for what is worked out of it: its markups in dollars, and the write that is answered. */
export type PlainItem = Omit<components['schemas']['Item'], 'markups' | 'change_set_id'>;

/** One option as the contract shows it, but for its markups and change set, with the markup lines that apply to it. */
export async function readItem(
  tx: TenantTx,
  projectId: number,
  itemId: number,
  cost: CostView,
): Promise<{ item: PlainItem; markups: ProjectMarkup[] } | undefined> {
  const [row] = await tx.query<{ item: PlainItem; markups: ProjectMarkup[] | null }>({
    name: `read_item_${cost}`,
    text: `with wanted as (
        select * from item where tenant_id = $1 and project_id = $2 and id = $3 and not is_deleted
      ), ${briefParts('wanted')}
      select ${itemJson(cost)} as item, (
        select json_agg(json_build_object('id', p.id, 'name', p.name, 'kind', p.kind, 'value', trim_scale(p.value)) order by p.position)
        from project_markup p where p.tenant_id = $1 and p.project_id = $2 and i.use_markups
      ) as markups
      from ${briefJoins('wanted')}
      left join people proposed_by on proposed_by.id = i.proposed_by_id`,
    values: [tx.tenantId, projectId, itemId],
  });
  return row && { item: row.item, markups: row.markups ?? [] };
}
