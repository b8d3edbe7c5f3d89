import type { LaterChanges } from '#domain/changes';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { currentEstimate, inEstimate } from '../inEstimateSql.ts';
import { exact, momentJson, objectJson, personJson } from '../jsonSql.ts';
import type { ItemFields } from '../items/itemSnapshot.ts';
import { endOf, tailsSql } from './sinceSql.ts';

/** What of an item a day of the past shows. */
export type PastFields = Pick<
  ItemFields,
  | 'name'
  | 'status'
  | 'priority'
  | 'due_date'
  | 'estimated_area'
  | 'lower_limit'
  | 'upper_limit'
  | 'subtotal_cost'
  | 'use_markups'
  | 'markups'
  | 'component_id'
  | 'approved_on'
  | 'me_group_ids'
>;

/** An item as it is kept now, with what happened to it after the day. */
export type PastRow = {
  id: number;
  number: number;
  isDeleted: boolean;
  row: PastFields;
  later: LaterChanges | null;
};

/** A field of the contract with its value now; its names are also those of the history. */
const fieldsNow: Record<keyof PastFields, string> = {
  name: 'i.name',
  status: 'i.status',
  priority: 'i.priority',
  due_date: 'i.due_date',
  estimated_area: `case when i.estimated_area_value is not null then
    json_build_object('value', ${exact('i.estimated_area_value')}, 'unit', i.estimated_area_unit) end`,
  lower_limit: exact('i.lower_limit'),
  upper_limit: exact('i.upper_limit'),
  subtotal_cost: exact('i.subtotal_cost'),
  use_markups: 'i.use_markups',
  markups: `coalesce(own_markups.list, '[]')`,
  component_id: 'i.component_id',
  approved_on: 'i.approved_on',
  me_group_ids: `coalesce(groups.ids, '[]')`,
};

/**
 * A project's items as they are now, deleted ones too, with the first change after `date` and what each field said
 * before the first change that touched it.
 */
export function itemsSince(
  tx: TenantTx,
  projectId: number,
  date: string,
  timeZone: string,
): Promise<PastRow[]> {
  return tx.query<PastRow>({
    name: 'items_since',
    text: `with ${tailsSql('item')}, groups as (
        select l.item_id, json_agg(l.group_id order by l.group_id) as ids
        from item_me_group l join me_group g on g.tenant_id = $1 and g.project_id = $2 and g.id = l.group_id
        where l.tenant_id = $1 group by l.item_id
      ), own_markups as (
        select o.item_id, json_agg(json_build_object('markup_id', o.markup_id, 'is_excluded', o.is_excluded,
          'value', ${exact('o.value')}) order by o.markup_id) as list
        from item_markup o join item i on i.tenant_id = $1 and i.project_id = $2 and i.id = o.item_id
        where o.tenant_id = $1 group by o.item_id
      )
      select i.id, i.number, i.is_deleted as "isDeleted", ${objectJson(fieldsNow)} as row, tails.later
      from item i
      left join tails on tails.id = i.id
      left join groups on groups.item_id = i.id
      left join own_markups on own_markups.item_id = i.id
      where i.tenant_id = $1 and i.project_id = $2 order by i.number`,
    values: [tx.tenantId, projectId, date, timeZone, Object.keys(fieldsNow)],
  });
}

/** What people have said of items and the estimate that was the newest on a day; its lines are those of now. */
export async function saidOn(
  tx: TenantTx,
  projectId: number,
  date: string,
): Promise<ReadonlyMap<number, boolean | null>> {
  const rows = await tx.query<{ id: number; said: boolean | null }>({
    name: 'said_on_day',
    text: `select i.id, ${inEstimate('i.id', { id: 'now.id', day: 'now.day' })} as said
      from ${currentEstimate('$2', '$3::date')} now
      join (select distinct e.item_id as id from estimate_item e where e.tenant_id = $1 and e.project_id = $2) i on true`,
    values: [tx.tenantId, projectId, date],
  });
  return new Map(rows.map(({ id, said }) => [id, said]));
}

/** The last change of each item between two days: when, and by whom. */
export type LastChange = {
  id: number;
  changed_at: string;
  changed_by: { id: number; first_name: string; last_name: string; email: string } | null;
};

/** Looks only at the items of `ids`; `from` is excluded, `to` included. */
export function lastChanges(
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
  days: { from: string; to: string; timeZone: string },
): Promise<LastChange[]> {
  return tx.query<LastChange>({
    text: `select distinct on (e.entity_id) e.entity_id as id, ${momentJson('s.created_at')} as changed_at,
        ${personJson('u')} as changed_by
      from change_set s
      join change_entry e on e.tenant_id = $1 and e.change_set_id = s.id and e.entity = 'item'
        and e.entity_id = any($6::bigint[])
      left join app_user u on u.tenant_id = $1 and u.id = s.actor_id
      where s.tenant_id = $1 and s.project_id = $2 and s.created_at >= ${endOf('$3')} and s.created_at < ${endOf('$5')}
      order by e.entity_id, s.id desc`,
    values: [tx.tenantId, projectId, days.from, days.timeZone, days.to, ids],
  });
}

/** Letters of a project's groups by their ids. */
export async function groupLetters(tx: TenantTx, projectId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.query<{ id: number; letter: string }>({
    text: 'select id, letter from me_group where tenant_id = $1 and project_id = $2',
    values: [tx.tenantId, projectId],
  });
  return new Map(rows.map(({ id, letter }) => [id, letter]));
}

/** Days on which rows of these kinds were changed, with how many saves; and the first day that anything is known of. */
export async function changedDays(
  tx: TenantTx,
  projectId: number,
  timeZone: string,
  entities: readonly string[],
): Promise<{ firstDay: string | null; days: { date: string; changes: number }[] }> {
  const [row] = await tx.query<{
    firstDay: string | null;
    days: { date: string; changes: number }[] | null;
  }>({
    text: `with days as (
        select (s.created_at at time zone $3)::date as date, count(*)::int as changes
        from change_set s where s.tenant_id = $1 and s.project_id = $2 and exists (
          select from change_entry e where e.tenant_id = $1 and e.change_set_id = s.id and e.entity = any($4))
        group by 1
      )
      select least((select min(date) from days), (select min(coalesce(actual_date, date)) from milestone
          where tenant_id = $1 and project_id = $2 and has_estimate)) as "firstDay",
        (select json_agg(json_build_object('date', date, 'changes', changes) order by date) from days) as days`,
    values: [tx.tenantId, projectId, timeZone, entities],
  });
  return { firstDay: row?.firstDay ?? null, days: row?.days ?? [] };
}
