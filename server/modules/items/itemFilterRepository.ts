import type { FilterField, FilterType } from '#domain/filters';
import { AREA_UNITS } from '#domain/area';
import type { Field } from '#domain/fields';
import { type ItemField, itemFields, itemFieldTitle, plainItemFields } from '#domain/items';
import type { SqlField } from '../filterSql.ts';
import { exact } from '../jsonSql.ts';
import { type CostView, inEstimateOf } from './itemBriefRepository.ts';

/** A field of items: what the filter calls it, and how it is kept. */
export type ItemFilterField = FilterField & { sql: (cost: CostView) => SqlField };

/** Void items show none of their figures (docs/product/items.md), so they are not found by them. */
const unlessVoid = (column: string) => `(case when i.status <> 'VOID' then ${column} end)`;

/** Square feet of an item, whatever the unit it was said in. */
export const squareFeet = `(i.estimated_area_value / case i.estimated_area_unit ${Object.entries(AREA_UNITS)
  .map(([unit, { perSquareFoot }]) => `when '${unit}' then ${perSquareFoot}`)
  .join(' ')} end)`;

/** What all items of a list come to, as JSON text: their cost, and their areas in square feet. Void ones count as nothing. */
export const totalsOf = (condition: string, cost: CostView) => `(
    select concat('{"cost":', coalesce(${exact(`sum(i.${cost})`)}, 0), ',"estimated_area":{"value":',
      coalesce(${exact(`round(sum(${squareFeet}), 4)`)}, 0), ',"unit":"sq_ft"}}')
    from item i where ${condition} and i.status <> 'VOID')`;

const figure = (type: FilterType, label: string, column: string): ItemFilterField => ({
  type,
  label,
  sql: () => ({ kind: 'value', column, cast: 'numeric' }),
});
const one = (type: FilterType, label: string, column: string): ItemFilterField => ({
  type,
  label,
  sql: () => ({ kind: 'choice', column, cast: 'bigint' }),
});
const linked = (type: FilterType, label: string, table: string, column: string): ItemFilterField => ({
  type,
  label,
  sql: () => ({
    kind: 'choices',
    column: `array(select l.${column} from ${table} l where l.tenant_id = $1 and l.item_id = i.id)`,
  }),
});

const casts = {
  text: 'text',
  date: 'date',
  money: 'numeric',
  percent: 'numeric',
  number: 'numeric',
  count: 'numeric',
} as const;

const isCast = (kind: Field['kind']): kind is keyof typeof casts => Object.hasOwn(casts, kind);

/** Fields that are filtered by their own values. */
const plainFilters = plainItemFields.flatMap((name): [string, ItemFilterField][] => {
  const field: ItemField = itemFields[name];
  const { kind, voided } = field;
  if (!field.filter || !isCast(kind)) return [];
  // A void item is found by its name, which people look for, not by its figures.
  const column = voided === undefined || kind === 'text' ? `i.${name}` : unlessVoid(`i.${name}`);
  const type = kind === 'count' ? 'number' : kind;
  return [
    [name, { type, label: itemFieldTitle(field), sql: () => ({ kind: 'value', column, cast: casts[kind] }) }],
  ];
});

/** The fields of every item that a filter can ask for, by their stored names. */
const ownFields: Readonly<Record<string, ItemFilterField>> = {
  ...Object.fromEntries(plainFilters),
  number: figure('number', 'Number', 'i.number'),
  status: {
    type: 'choice',
    label: 'Status',
    sql: () => ({ kind: 'choice', column: 'i.status', cast: 'text' }),
  },
  priority: {
    type: 'choice',
    label: 'Priority',
    sql: () => ({ kind: 'choice', column: 'i.priority', cast: 'smallint' }),
  },
  component: one('choice', 'Component', 'i.component_id'),
  milestone: one('choice', 'Milestone', 'i.milestone_id'),
  assignee: one('people', 'Assignee', 'i.assignee_id'),
  proposed_by: one('people', 'Proposed by', 'i.proposed_by_id'),
  updated_by: one('people', 'Updated by', 'i.updated_by_id'),
  tags: linked('tags', 'Tags', 'item_tag', 'tag_id'),
  me_groups: linked('choices', 'Group', 'item_me_group', 'group_id'),
  scenarios: linked('choices', 'Scenarios', 'scenario_item_link', 'scenario_id'),
  cost: {
    type: 'money',
    label: 'Cost',
    sql: (cost) => ({ kind: 'value', column: unlessVoid(`i.${cost}`), cast: 'numeric' }),
  },
  estimated_area: figure('area', 'Area', unlessVoid(squareFeet)),
  has_valid_scope: {
    type: 'boolean',
    label: 'Valid scope',
    sql: () => ({ kind: 'boolean', column: 'i.has_valid_scope' }),
  },
  in_estimate: {
    type: 'boolean',
    label: 'In the estimate',
    sql: () => ({ kind: 'boolean', column: `(${inEstimateOf} is not null)` }),
  },
};

/** A field of every item; undefined where there is none of this name. */
export const itemFilterField = (id: string): ItemFilterField | undefined =>
  Object.hasOwn(ownFields, id) ? ownFields[id] : undefined;
