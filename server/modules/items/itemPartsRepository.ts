import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DriverFields, LinkFields, MarkupFields, SubItemFields } from './itemSnapshot.ts';

type Links = { item_id: number; ids: readonly number[] };

/** Replaces the groups, tags, scores, links and sub items of the given items. */
export const replaceGroups = (tx: TenantTx, links: readonly Links[]) =>
  replaceIds(tx, 'item_me_group', 'group_id', links);
export const replaceTags = (tx: TenantTx, links: readonly Links[]) =>
  replaceIds(tx, 'item_tag', 'tag_id', links);

async function replaceIds(
  tx: TenantTx,
  table: 'item_me_group' | 'item_tag',
  column: 'group_id' | 'tag_id',
  links: readonly Links[],
): Promise<void> {
  if (links.length === 0) return;
  const pairs = links.flatMap(({ item_id, ids }) => ids.map((id) => [item_id, id] as const));
  await clear(tx, table, links);
  if (pairs.length === 0) return;
  await tx.query({
    text: `insert into ${table} (tenant_id, item_id, ${column}) select $1, * from unnest($2::bigint[], $3::bigint[])`,
    values: [tx.tenantId, pairs.map(([item]) => item), pairs.map(([, id]) => id)],
  });
}

type Parts<Row> = readonly { item_id: number; rows: readonly Row[] }[];

type PartTable = 'item_me_group' | 'item_tag' | 'item_driver' | 'item_markup' | 'item_link' | 'sub_item';

async function clear(tx: TenantTx, table: PartTable, items: readonly { item_id: number }[]): Promise<void> {
  await tx.query({
    text: `delete from ${table} where tenant_id = $1 and item_id = any($2::bigint[])`,
    values: [tx.tenantId, items.map(({ item_id }) => item_id)],
  });
}

const flat = <Row extends object>(items: Parts<Row>) =>
  items.flatMap(({ item_id, rows }) => rows.map((row, position) => ({ ...row, item_id, position })));

export async function replaceDrivers(tx: TenantTx, items: Parts<DriverFields>): Promise<void> {
  if (items.length === 0) return;
  await clear(tx, 'item_driver', items);
  const rows = flat(items);
  if (rows.length === 0) return;
  await tx.query({
    text: `insert into item_driver (tenant_id, item_id, driver_id, score)
      select $1, r.item_id, r.driver_id, r.score
      from jsonb_to_recordset($2::jsonb) as r (item_id bigint, driver_id bigint, score smallint)
      join value_driver d on d.tenant_id = $1 and d.id = r.driver_id`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}

/** Lines that the project no longer has stay away. */
export async function replaceMarkups(tx: TenantTx, items: Parts<MarkupFields>): Promise<void> {
  if (items.length === 0) return;
  await clear(tx, 'item_markup', items);
  const rows = flat(items);
  if (rows.length === 0) return;
  await tx.query({
    text: `insert into item_markup (tenant_id, item_id, markup_id, is_excluded, value)
      select $1, r.item_id, r.markup_id, r.is_excluded, r.value
      from jsonb_to_recordset($2::jsonb) as r (item_id bigint, markup_id bigint, is_excluded boolean, value numeric)
      join project_markup m on m.tenant_id = $1 and m.id = r.markup_id`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}

/** Links to issues are the issue's own; the others are kept with the item. */
export async function replaceLinks(tx: TenantTx, items: Parts<LinkFields>): Promise<void> {
  if (items.length === 0) return;
  await clear(tx, 'item_link', items);
  await tx.query({
    text: `delete from issue_link where tenant_id = $1 and entity_type = 'scenario_item' and entity_id = any($2::bigint[])`,
    values: [tx.tenantId, items.map(({ item_id }) => item_id)],
  });
  const rows = flat(items);
  if (rows.length === 0) return;
  const linked = `jsonb_to_recordset($2::jsonb) as r (item_id bigint, entity_type text, entity_id bigint)`;
  await tx.query({
    text: `insert into item_link (tenant_id, item_id, entity_type, entity_id)
      select $1, r.item_id, r.entity_type, r.entity_id from ${linked} where r.entity_type <> 'issue'`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
  await tx.query({
    text: `insert into issue_link (tenant_id, issue_id, entity_type, entity_id)
      select $1, i.id, 'scenario_item', r.item_id from ${linked}
      join issue i on i.tenant_id = $1 and i.id = r.entity_id where r.entity_type = 'issue'`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}

/** Replaces the rows of the given items, in the order they are given. */
export async function replaceSubItems(tx: TenantTx, items: Parts<SubItemFields>): Promise<void> {
  if (items.length === 0) return;
  await clear(tx, 'sub_item', items);
  const rows = flat(items);
  if (rows.length === 0) return;
  await tx.query({
    name: 'insert_sub_items',
    text: `insert into sub_item (tenant_id, id, item_id, position, scope, quantity, measure, unit_cost, extension,
        cost_group_master_format_id, cost_group_uni_format_id)
      select $1, id, item_id, position, scope, quantity, measure, unit_cost, extension,
        cost_group_master_format_id, cost_group_uni_format_id
      from jsonb_to_recordset($2::jsonb) as r (id bigint, item_id bigint, position int, scope text, quantity numeric,
        measure text, unit_cost numeric, extension numeric, cost_group_master_format_id bigint, cost_group_uni_format_id bigint)`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
  const codes = rows.flatMap(({ id, codes: own }) =>
    (own ?? []).map((code) => ({ ...code, sub_item_id: id })),
  );
  if (codes.length === 0) return;
  await tx.query({
    text: `insert into sub_item_code (tenant_id, sub_item_id, definition_id, cost_group_id)
      select $1, r.sub_item_id, r.definition_id, r.cost_group_id
      from jsonb_to_recordset($2::jsonb) as r (sub_item_id bigint, definition_id bigint, cost_group_id bigint)
      join cost_group g on g.tenant_id = $1 and g.id = r.cost_group_id and g.definition_id = r.definition_id`,
    values: [tx.tenantId, JSON.stringify(codes)],
  });
}
