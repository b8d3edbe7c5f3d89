import { type ItemField, itemFields, plainItemFields } from '#domain/items';
import { createStatementShapes } from '#server/database/statementShapes.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { attributesJson } from '../attributes/attributeRepository.ts';
import { filterSql } from '../filterSql.ts';
import { containing } from '../likeSql.ts';
import type { Conditions } from '../readConditions.ts';
import { briefColumns, briefJoins, briefParts, type CostView, inEstimateOf } from './itemBriefRepository.ts';
import { squareFeet, totalsOf } from './itemFilterRepository.ts';
import { subItemsJson } from './itemRepository.ts';
import { objectText } from './jsonText.ts';

/** What a list of items is narrowed by (docs/product/items.md). */
export type ItemFilters = {
  search?: string;
  status?: readonly string[];
  priority?: readonly number[];
  component?: readonly number[];
  assignee?: readonly number[];
  /** -1 stands for items without a tag. */
  tag?: readonly number[];
  group?: readonly number[];
  scenario?: readonly number[];
  due_date__gte?: string;
  due_date__lte?: string;
  cost__gte?: number;
  cost__lte?: number;
  /** Conditions in groups (docs/product/items.md), beside all of the above. */
  conditions?: Conditions | undefined;
};

export type ItemPageRequest = ItemFilters & {
  ordering?: string;
  limit: number | 'all';
  offset: number;
  /** Sums over the whole list, not only the page. */
  totals?: boolean;
  /** How many sub items each has, and the only one. */
  scope?: boolean;
  /** All scope rows of each. */
  expand_sub_items?: boolean;
  expand_custom_attributes?: boolean;
};

const linked = (table: string, column: string, place: string) =>
  `exists (select from ${table} l where l.tenant_id = $1 and l.item_id = i.id and l.${column} = any(${place}::bigint[]))`;

const untagged = `not exists (select from item_tag l where l.tenant_id = $1 and l.item_id = i.id)`;

type PlainFilter = Exclude<keyof ItemFilters, 'conditions'>;

/** One condition per filter; `place` is the number of its parameter. */
const conditions: Record<PlainFilter, (place: string, cost: CostView) => string> = {
  search: (place) => `i.search like ${place}`,
  status: (place) => `i.status = any(${place}::text[])`,
  priority: (place) => `i.priority = any(${place}::smallint[])`,
  component: (place) => `i.component_id = any(${place}::bigint[])`,
  assignee: (place) => `i.assignee_id = any(${place}::bigint[])`,
  tag: (place) =>
    `(${linked('item_tag', 'tag_id', place)} or (-1 = any(${place}::bigint[]) and ${untagged}))`,
  group: (place) => linked('item_me_group', 'group_id', place),
  scenario: (place) => linked('scenario_item_link', 'scenario_id', place),
  due_date__gte: (place) => `i.due_date >= ${place}::date`,
  due_date__lte: (place) => `i.due_date <= ${place}::date`,
  cost__gte: (place, cost) => `i.${cost} >= ${place}::numeric`,
  cost__lte: (place, cost) => `i.${cost} <= ${place}::numeric`,
};

const nameOf = (table: string, column: string) =>
  `(select lower(o.name) from ${table} o where o.tenant_id = $1 and o.id = i.${column})`;

const personOf = (column: string) =>
  `(select lower(o.last_name || ' ' || o.first_name) from app_user o where o.tenant_id = $1 and o.id = i.${column})`;

/** The first of what hangs on an item, as the grid names it. */
const firstOf = (first: string, table: string, link: string, of: string) =>
  `(select ${first} from ${link} l join ${table} o on o.tenant_id = $1 and o.id = l.${of} where l.tenant_id = $1 and l.item_id = i.id)`;

/** Columns that are fields of the item sort by their values. */
const plainOrderings = plainItemFields
  .map((name): [string, ItemField] => [name, itemFields[name]])
  .filter(([, { kind, column }]) => column !== undefined && kind !== 'reference')
  .map(([name, { kind }]) => [name, () => (kind === 'text' ? `lower(i.${name})` : `i.${name}`)] as const);

/** What each ordering field of the contract sorts by. */
const orderings: Record<string, (cost: CostView) => string> = {
  ...Object.fromEntries(plainOrderings),
  cost: (cost) => `i.${cost}`,
  estimated_area: () => squareFeet,
  component: () => nameOf('component', 'component_id'),
  assignee: () => personOf('assignee_id'),
  updated_by: () => personOf('updated_by_id'),
  milestone_name: () => nameOf('milestone', 'milestone_id'),
  in_estimate_of: () => `lower(${inEstimateOf})`,
  me_groups: () => firstOf(`min(lpad(o.letter, 4))`, 'me_group', 'item_me_group', 'group_id'),
  scenarios: () => firstOf('min(o.number)', 'scenario', 'scenario_item_link', 'scenario_id'),
  tags: () => firstOf('min(lower(o.name))', 'tag', 'item_tag', 'tag_id'),
};

/** The first field of `ordering` that items cannot be sorted by. */
export const unknownOrdering = (ordering = ''): string | undefined =>
  ordering
    .split(',')
    .map((field) => field.replace(/^-/, ''))
    .find((field) => field !== '' && !Object.hasOwn(orderings, field));

/** Items without a value come last either way; equal ones stay in the order of their numbers. */
function orderBy(ordering: string | undefined, cost: CostView): string {
  const fields = (ordering ?? '').split(',').filter(Boolean);
  const terms = fields.map((field) => {
    const descending = field.startsWith('-');
    const term = orderings[descending ? field.slice(1) : field]?.(cost);
    const sorted = `${term ?? 'i.number'}${descending ? ' desc' : ''}`;
    return term === 'i.number' ? sorted : `${sorted} nulls last`; // as the index of numbers has it
  });
  return [...terms, 'i.number'].join(', ');
}

type Where = { text: string; values: unknown[]; isWhole: boolean };

function where(tenantId: number, projectId: number, filters: ItemFilters, cost: CostView): Where {
  const values: unknown[] = [tenantId, projectId];
  const terms = ['i.tenant_id = $1', 'i.project_id = $2', 'not i.is_deleted'];
  for (const key of Object.keys(conditions) as PlainFilter[]) {
    const value = key === 'search' ? filters.search?.trim() : filters[key];
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    values.push(key === 'search' ? containing(String(value)) : value);
    terms.push(conditions[key](`$${values.length}`, cost));
  }
  if (filters.conditions)
    terms.push(
      filterSql(filters.conditions.group, filters.conditions.fields, (value) => `$${values.push(value)}`),
    );
  return { text: terms.join(' and '), values, isWhole: terms.length === 3 };
}

/** All items of a project: numbers are dense and deleted rows stay, so nothing has to be read to count them. */
const wholeCount = `(select coalesce(max(number), 0) from item where tenant_id = $1 and project_id = $2)
  - (select count(*) from item where tenant_id = $1 and project_id = $2 and is_deleted)`;

const shapes = createStatementShapes('list_items');

const scopeRows = `(select count(*) from sub_item n where n.tenant_id = $1 and n.item_id = i.id)`;

const onlyScope = `coalesce(case when ${scopeRows} = 1 then (${subItemsJson} -> 0)::text end, 'null')`;

type RowParts = Pick<ItemPageRequest, 'scope' | 'expand_sub_items' | 'expand_custom_attributes'>;

/** A row of the list, with its scope rows and the company's own fields where they were asked for. */
const rowText = (
  cost: CostView,
  { scope, expand_sub_items: rows, expand_custom_attributes: attributes }: RowParts,
) =>
  objectText({
    ...briefColumns(cost),
    ...(scope && { scope_rows: scopeRows, scope: onlyScope }),
    ...(rows && { sub_items: `coalesce((${subItemsJson})::text, '[]')` }),
    ...(attributes && { custom_attributes: `(${attributesJson('SCENARIO_ITEM', 'i.id')})::text` }),
  });

/** The parts of the statement that lists items: which they are, and each as JSON text in `page`'s order. */
function listing(tenantId: number, projectId: number, request: ItemPageRequest, cost: CostView) {
  const { text: condition, values, isWhole } = where(tenantId, projectId, request, cost);
  const counted = values.slice();
  const order = orderBy(request.ordering, cost);
  const limit = request.limit === 'all' ? '' : `limit $${values.push(request.limit)}`;
  const offset = `offset $${values.push(request.offset)}`;
  return {
    page: `with page as materialized (
      select i.*, row_number() over () as place
      from (select i.* from item i where ${condition} order by ${order} ${limit} ${offset}) i
    ), ${briefParts('page')}`,
    row: rowText(cost, request),
    rows: briefJoins('page'),
    values,
    count: isWhole ? wholeCount : `(select count(*) from item i where ${condition})`,
    totals: request.totals ? totalsOf(condition, cost) : undefined,
    /** Values of `count` and `totals` alone. */
    counted,
  };
}

/** A page of items as the contract's JSON text `{count, results}`, in one statement. */
export async function listItemsJson(
  tx: TenantTx,
  projectId: number,
  request: ItemPageRequest,
  cost: CostView,
): Promise<string> {
  const { page, row: item, rows, values, count, totals } = listing(tx.tenantId, projectId, request, cost);
  const text = `${page}
    select concat('{"count":', ${count}, ',"results":[',
      (select string_agg(${item}, ',' order by i.place) from ${rows}), ']'${totals ? `, ',"totals":', ${totals}` : ''}, '}') as page`;
  // Filters come in any shape; keeping them prepared would push out the usual lists.
  const shape = request.conditions ? {} : shapes.of(text);
  const [row] = await tx.query<{ page: string }>({ ...shape, text, values });
  return row?.page ?? '{"count":0,"results":[]}';
}

/** Rows of a piece; a hundred are some 60 kB. */
const pieceRows = 100;

/** The same text in pieces, as the rows are read. */
export async function* listItemsInPieces(
  tx: TenantTx,
  projectId: number,
  request: ItemPageRequest,
  cost: CostView,
): AsyncGenerator<string> {
  const { page, row, rows, values, count, totals, counted } = listing(tx.tenantId, projectId, request, cost);
  const [head] = await tx.query<{ count: string; totals: string | null }>({
    text: `select (${count})::text as count, ${totals ? `(${totals})::text` : 'null'} as totals`,
    values: counted,
  });
  yield `{"count":${head?.count ?? 0},"results":[`;
  const parts = tx.inParts<{ item: string }>(
    { text: `${page} select ${row} as item from ${rows} order by i.place`, values },
    pieceRows,
  );
  let between = '';
  for await (const part of parts) {
    yield between + part.map(({ item }) => item).join(',');
    between = ',';
  }
  yield head?.totals ? `],"totals":${head.totals}}` : ']}';
}

/** Up to `limit` items with a number above `after`, in the order of their numbers, for reading a whole project in parts. */
export async function itemsAfter<Row>(
  tx: TenantTx,
  projectId: number,
  filters: ItemFilters,
  cost: CostView,
  after: number,
  limit: number,
  parts: RowParts = {},
): Promise<Row[]> {
  const { text: condition, values } = where(tx.tenantId, projectId, filters, cost);
  const place = `$${values.push(after)}`;
  const rows = await tx.query<{ item: Row }>({
    text: `with page as materialized (
        select i.* from item i where ${condition} and i.number > ${place} order by i.number limit $${values.push(limit)}
      ), ${briefParts('page')}
      select ${rowText(cost, parts)}::json as item from ${briefJoins('page')} order by i.number`,
    values,
  });
  return rows.map(({ item }) => item);
}

/** Rows of the list by their ids, in the order of their numbers. */
export async function listItemsById<Row>(
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  ids: readonly number[],
): Promise<Row[]> {
  const rows = await tx.query<{ item: Row }>({
    name: `list_items_by_id_${cost}`,
    text: `with page as materialized (
        select i.* from item i where i.tenant_id = $1 and i.project_id = $2 and i.id = any($3::bigint[]) and not i.is_deleted
      ), ${briefParts('page')}
      select ${rowText(cost, { scope: true })}::json as item from ${briefJoins('page')} order by i.number`,
    values: [tx.tenantId, projectId, ids],
  });
  return rows.map(({ item }) => item);
}

/** How many items pass the filters. */
export async function countItems(
  tx: TenantTx,
  projectId: number,
  filters: ItemFilters,
  cost: CostView,
): Promise<number> {
  const { text, values } = where(tx.tenantId, projectId, filters, cost);
  const [row] = await tx.query<{ count: number }>({
    text: `select count(*) as count from item i where ${text}`,
    values,
  });
  return row?.count ?? 0;
}

/** The highest item number given out in a project, 0 before the first. */
export async function lastItemNumber(tx: TenantTx, projectId: number): Promise<number> {
  const [row] = await tx.query<{ last: number }>({
    name: 'last_item_number',
    text: `select coalesce(max(number), 0) as last from item where tenant_id = $1 and project_id = $2`,
    values: [tx.tenantId, projectId],
  });
  return row?.last ?? 0;
}
