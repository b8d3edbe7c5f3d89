import { itemField, type ListedItemField, listedItemFields } from '#domain/items';
import { currentEstimate, inEstimate } from '../inEstimateSql.ts';
import { exact } from '../jsonSql.ts';
import { objectText, plainText, quotedText, valueText } from './jsonText.ts';

/** What a caller sees as an item's cost: with markups, or what its sub items add up to. */
export type CostView = 'cost' | 'subtotal_cost';

/** Void items show 'Void' and none of their figures (docs/product/items.md). */
const unlessVoid = (value: string, instead: string) =>
  `case when i.status = 'VOID' then ${instead} else ${value} end`;

/** Whether the newest estimate holds the approved item `i` already; as `splitApproved` has it. */
const isHeld = (newest: string) =>
  `i.status = 'APPROVED' and coalesce(${inEstimate('i.id', { id: `${newest}.id`, day: `${newest}.day` })}, i.approved_on <= ${newest}.day)`;

/** The same where no `newest` was read: for sorting and filtering. */
export const inEstimateOf = `(select m.name from ${currentEstimate('i.project_id')} now
  join milestone m on m.tenant_id = $1 and m.id = now.id where ${isHeld('now')})`;

const area = (value: string, unit: string) => `concat('{"value":', ${value}, ',"unit":"', ${unit}, '"}')`;

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** A field of item `i` as JSON text, as a void item shows it. */
function listedText(name: ListedItemField): string {
  const { kind, initial, voided } = itemField(name);
  const shown = (value: string) => (voided === undefined ? value : unlessVoid(value, literal(voided)));
  if (kind === 'flag') return `case when ${shown(`i.${name}`)} then 'true' else 'false' end`;
  if (kind === 'text') return quotedText(shown(`i.${name}`));
  if (kind === 'date') return plainText(shown(`i.${name}`));
  const figure = shown(
    kind === 'money' || kind === 'number' || kind === 'percent' ? exact(`i.${name}`) : `i.${name}`,
  );
  return initial === null ? valueText(figure) : figure;
}

/** The columns of the items grid as JSON text, over `briefJoins`. */
export const briefColumns = (cost: CostView): Record<string, string> => ({
  id: 'i.id',
  number: 'i.number',
  ...Object.fromEntries(listedItemFields.map((name) => [name, listedText(name)])),
  code: plainText(`upper(split_part(i.search, ' ', 1))`),
  status: plainText('i.status'),
  cost: valueText(unlessVoid(exact(`i.${cost}`), 'null')),
  estimated_area: `case when i.status = 'VOID' then ${area('0', `'sq_ft'`)} when i.estimated_area_value is null then 'null'
    else ${area(exact('i.estimated_area_value'), 'i.estimated_area_unit')} end`,
  component: `coalesce(c.text, 'null')`,
  assignee: `coalesce(assignee.text, 'null')`,
  updated_by: `coalesce(updated_by.text, 'null')`,
  me_groups: `coalesce(groups.list, '[]')`,
  scenarios: `coalesce(scenarios.list, '[]')`,
  tags: `coalesce(tags.list, '[]')`,
  milestone_name: quotedText('m.name'),
  in_estimate_of: quotedText(`case when ${isHeld('newest')} then newest.name end`),
  has_valid_scope: `case when i.has_valid_scope then 'true' else 'false' end`,
  deadline: unlessVoid(`coalesce(deadline.text, 'null')`, `'null'`),
  version: 'i.version',
});

const list = (row: string, order: string) =>
  `concat('[', string_agg(${row}, ',' order by ${order}), ']') as list`;
const ofItems = (items: string) =>
  `where l.tenant_id = $1 and l.item_id in (select id from ${items}) group by l.item_id`;

/**
 * What items show of other tables, as further parts of a `with`. Each is written once for the whole relation
 * `items`, people and components once each, so that a page of twenty and a whole project both take one pass.
 */
export const briefParts = (items: string) => `
  people as materialized (
    select u.id, ${objectText({
      id: 'u.id',
      first_name: quotedText('u.first_name'),
      last_name: quotedText('u.last_name'),
      email: quotedText('u.email'),
    })} as text from app_user u
    where u.tenant_id = $1 and u.id in (select unnest(array[assignee_id, updated_by_id, proposed_by_id]) from ${items})
  ),
  components as materialized (
    select c.id, ${objectText({ id: 'c.id', name: quotedText('c.name') })} as text from component c
    where c.tenant_id = $1 and c.project_id = $2
  ),
  deadlines as materialized (
    select m.id, ${objectText({
      id: 'm.id',
      name: quotedText('m.name'),
      date: plainText('coalesce(m.actual_date, m.date)'),
    })} as text from milestone m
    where m.tenant_id = $1 and m.project_id = $2
  ),
  newest as materialized (
    select now.id, now.day, m.name from ${currentEstimate('$2')} now join milestone m on m.tenant_id = $1 and m.id = now.id
  ),
  groups as (
    select l.item_id, ${list(objectText({ id: 'g.id', letter: quotedText('g.letter') }), 'length(g.letter), g.letter')}
    from item_me_group l join me_group g on g.tenant_id = $1 and g.id = l.group_id ${ofItems(items)}
  ),
  scenarios as (
    select l.item_id, ${list(
      objectText({
        id: 's.id',
        number: 's.number',
        scenario_number: plainText(`'S-' || s.number`),
        name: quotedText('s.name'),
      }),
      's.number',
    )}
    from scenario_item_link l join scenario s on s.tenant_id = $1 and s.id = l.scenario_id and not s.is_deleted
    ${ofItems(items)}
  ),
  tags as (
    select l.item_id, ${list(objectText({ id: 't.id', name: quotedText('t.name') }), 'lower(t.name)')}
    from item_tag l join tag t on t.tenant_id = $1 and t.id = l.tag_id ${ofItems(items)}
  )`;

/** The items of `items` with what `briefParts` gathered for them. */
export const briefJoins = (items: string) => `${items} i
  left join newest on true
  left join components c on c.id = i.component_id
  left join milestone m on m.tenant_id = $1 and m.id = i.milestone_id
  left join deadlines deadline on deadline.id = i.deadline_milestone_id
  left join people assignee on assignee.id = i.assignee_id
  left join people updated_by on updated_by.id = i.updated_by_id
  left join groups on groups.item_id = i.id
  left join scenarios on scenarios.item_id = i.id
  left join tags on tags.item_id = i.id`;
