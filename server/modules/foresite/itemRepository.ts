import type { ProjectMarkup } from '#domain/markups';
import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, objectJson, personJson } from '../jsonSql.ts';

/** What a caller sees as an option's cost: with markups, or what its sub items add up to. */
export type CostView = 'cost' | 'subtotal_cost';

/** A moment as ISO 8601 in UTC with milliseconds. */
const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const costGroup = (alias: string, definition: string) =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'definition_id', ${alias}.definition_id,
     'standard', ${definition}.short_name, 'div_code', ${alias}.div_code, 'name', ${alias}.name) end`;

/** Void options show 'Void' and none of their figures (spec §3 ForeSite item; `domain/items` states the rule for forms). */
const unlessVoid = (value: string, instead: string) =>
  `case when i.status = 'VOID' then ${instead} else ${value} end`;

const briefColumns = (cost: CostView): Record<string, string> => ({
  id: 'i.id',
  number: 'i.number',
  code: `upper(split_part(i.search, ' ', 1))`,
  name: unlessVoid('i.name', `'Void'`),
  status: 'i.status',
  priority: unlessVoid('i.priority', '3'),
  cost: unlessVoid(exact(`i.${cost}`), 'null'),
  estimated_area: `case when i.status = 'VOID' then json_build_object('value', 0, 'unit', 'sq_ft')
     when i.estimated_area_value is not null then json_build_object(
       'value', ${exact('i.estimated_area_value')}, 'unit', i.estimated_area_unit) end`,
  due_date: unlessVoid('i.due_date', 'null'),
  date_added: 'i.date_added',
  component: `case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end`,
  assignee: personJson('assignee'),
  updated_by: personJson('updated_by'),
  proposed_by_id: 'i.proposed_by_id',
  created_by_id: 'i.created_by_id',
  me_groups: `coalesce(groups.list, '[]')`,
  scenarios: `coalesce(scenarios.list, '[]')`,
  tags: `coalesce(tags.list, '[]')`,
  milestone_name: 'm.name',
  lower_limit: unlessVoid(exact('i.lower_limit'), '0'),
  upper_limit: unlessVoid(exact('i.upper_limit'), '0'),
  has_valid_scope: 'i.has_valid_scope',
  version: 'i.version',
});

/** A row of the items grid as JSON, over `briefJoins`. */
export const briefJson = (cost: CostView) => objectJson(briefColumns(cost));

/**
 * What a grid row shows of other tables. `items` is the relation `i` that holds the wanted options; what hangs on them
 * is gathered once for the whole relation, so that a page of twenty and a whole project both take one pass.
 */
export const briefJoins = (items: string) => `${items} i
  left join component c on c.tenant_id = $1 and c.id = i.component_id
  left join milestone m on m.tenant_id = $1 and m.id = i.milestone_id
  left join app_user assignee on assignee.tenant_id = $1 and assignee.id = i.assignee_id
  left join app_user updated_by on updated_by.tenant_id = $1 and updated_by.id = i.updated_by_id
  left join (
    select l.item_id, json_agg(json_build_object('id', g.id, 'letter', g.letter) order by length(g.letter), g.letter) as list
    from item_me_group l join me_group g on g.tenant_id = $1 and g.id = l.group_id
    where l.tenant_id = $1 and l.item_id in (select id from ${items}) group by l.item_id
  ) groups on groups.item_id = i.id
  left join (
    select l.item_id, json_agg(json_build_object('id', s.id, 'number', s.number,
      'scenario_number', 'S-' || s.number, 'name', s.name) order by s.number) as list
    from scenario_item_link l join scenario s on s.tenant_id = $1 and s.id = l.scenario_id and not s.is_deleted
    where l.tenant_id = $1 and l.item_id in (select id from ${items}) group by l.item_id
  ) scenarios on scenarios.item_id = i.id
  left join (
    select l.item_id, json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name)) as list
    from item_tag l join tag t on t.tenant_id = $1 and t.id = l.tag_id
    where l.tenant_id = $1 and l.item_id in (select id from ${items}) group by l.item_id
  ) tags on tags.item_id = i.id`;

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
  objectJson({
    ...briefColumns(cost),
    description: 'i.description',
    subtotal_cost: exact('i.subtotal_cost'),
    proposed_by: personJson('proposed_by'),
    date_status_modified: moment('i.date_status_modified'),
    approved_on: 'i.approved_on',
    milestone_id: 'i.milestone_id',
    rejection_reason: 'i.rejection_reason',
    updated_at: moment('i.updated_at'),
    sub_items: `coalesce(${subItemsJson}, '[]')`,
  });

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
      )
      select ${itemJson(cost)} as item, (
        select json_agg(json_build_object('id', p.id, 'name', p.name, 'kind', p.kind, 'value', trim_scale(p.value)) order by p.position)
        from project_markup p where p.tenant_id = $1 and p.project_id = $2 and i.use_markups
      ) as markups
      from ${briefJoins('wanted')}
      left join app_user proposed_by on proposed_by.tenant_id = $1 and proposed_by.id = i.proposed_by_id`,
    values: [tx.tenantId, projectId, itemId],
  });
  return row && { item: row.item, markups: row.markups ?? [] };
}
