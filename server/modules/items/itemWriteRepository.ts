import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { type DefaultFormat, itemField, type PlainItemField, plainItemFields } from '#domain/items';
import type { ProjectMarkup } from '#domain/markups';
import { toCostFormat, usualCompanySettings } from '#domain/settings';
import { item } from '#server/database/schema/foresite.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { attributeFieldsJson } from '../attributes/attributeRepository.ts';
import type { PricingRules } from './itemPricing.ts';
import type { ItemFields, ItemStatus } from './itemSnapshot.ts';

/** An item's columns as they are written; links and sub items have tables of their own. */
export type ItemRow = Omit<
  ItemFields,
  | 'me_group_ids'
  | 'tag_ids'
  | 'markups'
  | 'drivers'
  | 'links'
  | 'custom_attributes'
  | 'sub_items'
  | 'estimated_area'
> & {
  id: number;
  project_id: number;
  version: number;
  area_value: number | null;
  area_unit: string;
  /** Null where nothing that it follows from changed. */
  cost: number | null;
  has_valid_scope: boolean | null;
  /** Set when the status moved; null keeps what is there. */
  status_moved_at: string | null;
  written_by_id: number | null;
  written_at: string;
};

const decimals: ReadonlySet<string> = new Set(['money', 'number', 'percent']);

/** A field of item `i` as a value of JSON. */
const plainJson = (name: PlainItemField) =>
  `'${name}', ${decimals.has(itemField(name).kind) ? `trim_scale(i.${name})` : `i.${name}`}`;

const snapshotJson = `json_build_object(
  ${plainItemFields.map(plainJson).join(', ')},
  'estimated_area', case when i.estimated_area_value is not null then
    json_build_object('value', trim_scale(i.estimated_area_value), 'unit', i.estimated_area_unit) end,
  'me_group_ids', coalesce((select json_agg(l.group_id order by l.group_id) from item_me_group l
    where l.tenant_id = $1 and l.item_id = i.id), '[]'),
  'tag_ids', coalesce((select json_agg(l.tag_id order by l.tag_id) from item_tag l
    where l.tenant_id = $1 and l.item_id = i.id), '[]'),
  'markups', coalesce((select json_agg(json_build_object('markup_id', m.markup_id, 'is_excluded', m.is_excluded,
      'value', trim_scale(m.value)) order by m.markup_id)
    from item_markup m where m.tenant_id = $1 and m.item_id = i.id), '[]'),
  'drivers', coalesce((select json_agg(json_build_object('driver_id', d.driver_id, 'score', d.score) order by d.driver_id)
    from item_driver d where d.tenant_id = $1 and d.item_id = i.id), '[]'),
  'links', coalesce((select json_agg(json_build_object('entity_type', l.type, 'entity_id', l.id) order by l.type, l.id) from (
      select entity_type as type, entity_id as id from item_link where tenant_id = $1 and item_id = i.id
      union all select 'issue', issue_id from issue_link
        where tenant_id = $1 and entity_type = 'scenario_item' and entity_id = i.id) l), '[]'),
  'custom_attributes', ${attributeFieldsJson('SCENARIO_ITEM', 'i.id')},
  'sub_items', coalesce((select json_agg(json_build_object(
      'id', s.id, 'scope', s.scope, 'quantity', trim_scale(s.quantity), 'measure', s.measure,
      'unit_cost', trim_scale(s.unit_cost), 'extension', trim_scale(s.extension),
      'cost_group_master_format_id', s.cost_group_master_format_id,
      'cost_group_uni_format_id', s.cost_group_uni_format_id, 'codes', (
        select json_agg(json_build_object('definition_id', c.definition_id, 'cost_group_id', c.cost_group_id) order by c.definition_id)
        from sub_item_code c where c.tenant_id = $1 and c.sub_item_id = s.id)) order by s.position)
    from sub_item s where s.tenant_id = $1 and s.item_id = i.id), '[]'))`;

export type StoredItem = {
  id: number;
  projectId: number;
  version: number;
  deleted: boolean;
  /** With markups, in dollars. */
  cost: number;
  has_valid_scope: boolean;
  fields: ItemFields;
};

type LockedRow = StoredItem & { seen_version: number };

/**
 * Locks items until the transaction ends and reads them as they are now, deleted ones included. What hangs on a row comes from
 * the moment the statement began: where somebody else changed the row meanwhile, all is read again behind the lock. With a
 * project only its own items are there.
 */
export async function lockItems(
  tx: TenantTx,
  ids: readonly number[],
  projectId: number | null = null,
): Promise<StoredItem[]> {
  const read = () =>
    tx.query<LockedRow>({
      name: 'lock_items',
      text: `with locked as materialized (select id, version from item
          where tenant_id = $1 and id = any($2::bigint[]) and ($3::bigint is null or project_id = $3)
          order by id for update)
        select i.id, i.project_id as "projectId", locked.version, i.version as seen_version, i.is_deleted as deleted,
          i.cost::float8 as cost, i.has_valid_scope, ${snapshotJson} as fields
        from locked join item i on i.tenant_id = $1 and i.id = locked.id order by i.id`,
      values: [tx.tenantId, ids, projectId],
    });
  const rows = await read();
  const isOld = rows.some(({ version, seen_version }) => version !== seen_version);
  return isOld ? read() : rows;
}

/** Items that this transaction holds and has not written since, so that the change engine need not read them again. */
const held = new WeakMap<TenantTx, Map<number, StoredItem>>();

/** Locks one item of a project for a change that follows in the same transaction. */
export async function holdItem(tx: TenantTx, projectId: number, id: number): Promise<StoredItem | undefined> {
  const [item] = await lockItems(tx, [id], projectId);
  if (item) held.set(tx, new Map([[id, item]]));
  return item;
}

/** What was held of these items, once; the rest is locked now. */
export async function takeItems(tx: TenantTx, ids: readonly number[]): Promise<StoredItem[]> {
  const known = held.get(tx);
  held.delete(tx);
  const all = ids.flatMap((id) => known?.get(id) ?? []);
  return all.length === ids.length ? all : lockItems(tx, ids);
}

const sqlTypes = new Map(
  getTableConfig(item).columns.map((column) => [toSnakeCase(column.name), column.getSQLType()]),
);

const recordColumns = [
  ...plainItemFields.map((name) => `${name} ${sqlTypes.get(name)}`),
  `area_value numeric, area_unit text, cost numeric, has_valid_scope boolean, id bigint, project_id bigint,
  version int, status_moved_at timestamptz, written_by_id bigint, written_at timestamptz`,
].join(', ');

/** What stays as it was when the item was created. */
const givenOnce: ReadonlySet<PlainItemField> = new Set(['number', 'date_added', 'created_by_id']);

const insertedNames = plainItemFields.join(', ');
const updatedNames = plainItemFields
  .filter((name) => !givenOnce.has(name))
  .map((name) => `${name} = r.${name}`)
  .join(', ');

/** Adds items with their row numbers and project numbers already given. */
export async function insertItems(tx: TenantTx, rows: readonly ItemRow[]): Promise<void> {
  await tx.query({
    name: 'insert_items',
    text: `insert into item (tenant_id, id, project_id, ${insertedNames}, date_status_modified, estimated_area_value,
        estimated_area_unit, cost, has_valid_scope, updated_by_id, version, created_at, updated_at)
      select $1, id, project_id, ${insertedNames}, status_moved_at, area_value,
        area_unit, cost, has_valid_scope, written_by_id, version, written_at, written_at
      from jsonb_to_recordset($2::jsonb) as r (${recordColumns})`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}

/** Writes items that exist; `deleted` says whether they are kept as deleted or (again) there. */
export async function updateItems(tx: TenantTx, rows: readonly ItemRow[], deleted: boolean): Promise<void> {
  await tx.query({
    name: 'update_items',
    text: `update item i set ${updatedNames}, date_status_modified = coalesce(r.status_moved_at, i.date_status_modified),
        estimated_area_value = r.area_value, estimated_area_unit = r.area_unit, cost = coalesce(r.cost, i.cost),
        has_valid_scope = coalesce(r.has_valid_scope, i.has_valid_scope), version = r.version,
        updated_by_id = r.written_by_id, updated_at = r.written_at, is_deleted = $3
      from jsonb_to_recordset($2::jsonb) as r (${recordColumns})
      where i.tenant_id = $1 and i.id = r.id`,
    values: [tx.tenantId, JSON.stringify(rows), deleted],
  });
}

const formatOf = (text: string | null | undefined): DefaultFormat =>
  text == null ? usualCompanySettings.default_format : toCostFormat(text);

/** The markup lines of projects and the format in which the company codes its scope. */
export async function readPricingRules(
  tx: TenantTx,
  projectIds: readonly number[],
): Promise<(projectId: number) => PricingRules> {
  const [row] = await tx.query<{
    format: string | null;
    /** Formats of projects that have chosen their own, by project. */
    own: Record<string, string | null> | null;
    markups: (ProjectMarkup & { project_id: number })[] | null;
  }>({
    name: 'read_pricing_rules',
    text: `select (select settings->>'default_format' from tenant where id = $1) as format,
      (select json_object_agg(s.project_id, s.config->>'default_format') from project_setting s
        where s.tenant_id = $1 and s.project_id = any($2::bigint[]) and s.key = 'project') as own,
      (select json_agg(json_build_object('id', p.id, 'project_id', p.project_id, 'name', p.name, 'kind', p.kind,
          'value', trim_scale(p.value),
          'items_inherit', p.items_inherit) order by p.position)
        from project_markup p where p.tenant_id = $1 and p.project_id = any($2::bigint[]) and p.is_on
          and not p.is_removed) as markups`,
    values: [tx.tenantId, projectIds],
  });
  const markups = row?.markups ?? [];
  return (projectId) => ({
    format: formatOf(row?.own?.[projectId] ?? row?.format),
    markups: markups.filter((line) => line.project_id === projectId),
  });
}

export type ApprovedRival = { itemId: number; number: number; name: string; letter: string };

/**
 * Locks the groups of items that become approved, so that two approvals in one group come one after the other, and
 * answers the first pair that would stand approved side by side.
 */
export async function approvedRival(
  tx: TenantTx,
  itemIds: readonly number[],
): Promise<ApprovedRival | undefined> {
  const groups = await tx.query<{ id: number }>({
    name: 'lock_groups',
    text: `select g.id from me_group g where g.tenant_id = $1 and g.id in (
        select group_id from item_me_group where tenant_id = $1 and item_id = any($2::bigint[])) order by g.id for update`,
    values: [tx.tenantId, itemIds],
  });
  if (groups.length === 0) return undefined;
  const [rival] = await tx.query<ApprovedRival>({
    name: 'approved_rival',
    text: `select l.item_id as "itemId", o.number, o.name, g.letter
      from item_me_group l
      join me_group g on g.tenant_id = $1 and g.id = l.group_id
      join item_me_group r on r.tenant_id = $1 and r.group_id = l.group_id and r.item_id <> l.item_id
      join item o on o.tenant_id = $1 and o.id = r.item_id and o.status = 'APPROVED' and not o.is_deleted
      where l.tenant_id = $1 and l.item_id = any($2::bigint[])
      order by o.number limit 1`,
    values: [tx.tenantId, itemIds],
  });
  return rival;
}

/** What a decision about an item looks at, before anything is written. */
export type LockedItem = {
  id: number;
  number: number;
  status: ItemStatus;
  /** With markups, in dollars. */
  cost: number;
  version: number;
  has_valid_scope: boolean;
  created_by_id: number | null;
  proposed_by_id: number | null;
};

/** Locks one item of a project for a decision; undefined when it is not there or deleted. */
export async function lockItem(
  tx: TenantTx,
  projectId: number,
  itemId: number,
): Promise<LockedItem | undefined> {
  const [row] = await tx.query<LockedItem>({
    name: 'lock_item',
    text: `select id, number, status, cost::float8 as cost, version, has_valid_scope, created_by_id, proposed_by_id from item
      where tenant_id = $1 and project_id = $2 and id = $3 and not is_deleted for update`,
    values: [tx.tenantId, projectId, itemId],
  });
  return row;
}
