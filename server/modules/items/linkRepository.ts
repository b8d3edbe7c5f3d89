import type { LinkType } from '#domain/items';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { codeSql, found, objectJson } from '../jsonSql.ts';

/** The registers whose rows an item may be linked to; another one joins by a line here. */
const registers: Record<LinkType, { table: string; prefix: string; status: string; live: string }> = {
  risk: { table: 'risk', prefix: 'R-', status: 'o.status', live: 'not o.is_deleted' },
  issue: { table: 'issue', prefix: 'IS-', status: 'o.status', live: 'not o.is_deleted' },
  timeline_activity: {
    table: 'timeline_activity',
    prefix: 'A-',
    status: `case o.percent_done when 0 then 'NOT_STARTED' when 100 then 'DONE' else 'IN_PROGRESS' end`,
    live: 'true',
  },
};

/** Rows of all registers under one set of names; `where` narrows each of them. */
const rowsOf = (where: string) =>
  Object.entries(registers)
    .map(
      ([type, { table, prefix, status, live }]) =>
        `select '${type}' as entity_type, o.id as entity_id, ${codeSql(prefix, 'o.number')} as code, o.number, o.name,
           ${status} as status
         from ${table} o where o.tenant_id = $1 and o.project_id = $2 and ${live} and ${where}`,
    )
    .join(' union all ');

const row = objectJson({
  entity_type: 't.entity_type',
  entity_id: 't.entity_id',
  code: 't.code',
  name: 't.name',
  status: 't.status',
});

const order = `t.entity_type desc, t.number`;

/** What an item is linked to, as JSON; `item` and `types` are places of SQL: its number, and the kinds that are shown. */
export const linksJson = (item: string, types: string): string => `(
  select json_agg(${row} order by ${order}) from (${rowsOf('true')}) t
  where t.entity_type = any(${types}::text[]) and (t.entity_type, t.entity_id) in (
    select l.entity_type, l.entity_id from item_link l where l.tenant_id = $1 and l.item_id = ${item}
    union all select 'issue', l.issue_id from issue_link l
      where l.tenant_id = $1 and l.entity_type = 'scenario_item' and l.entity_id = ${item}))`;

type Page = { search?: string | undefined; limit: number; offset: number };

/** Rows that an item of the project can be linked to, one page as the contract's JSON. */
export async function listLinkTargetsJson(
  tx: TenantTx,
  projectId: number,
  types: readonly LinkType[],
  { search, limit, offset }: Page,
): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_link_targets',
    text: `with matching as (
        select t.* from (${rowsOf('true')}) t
        where t.entity_type = any($3::text[]) and ${found('$4', 't.code', 't.name')}),
      page as (select t.* from matching t order by ${order} limit $5 offset $6)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${row} order by ${order}) from page t), '[]'))::text as json`,
    values: [tx.tenantId, projectId, types, search ?? null, limit, offset],
  });
  return page?.json ?? '';
}

const driver = objectJson({
  id: 'd.id',
  name: 'd.name',
  description: 'd.description',
  weight: 'trim_scale(d.weight)',
});

/** The goals of a project that its items are judged by, one page as the contract's JSON. */
export async function listValueDriversJson(
  tx: TenantTx,
  projectId: number,
  { search, limit, offset }: Page,
): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_value_drivers',
    text: `with matching as (
        select d.* from value_driver d where d.tenant_id = $1 and d.project_id = $2 and not d.is_deleted and ${found('$3', 'd.name')}),
      page as (select d.* from matching d order by d.position, d.id limit $4 offset $5)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${driver} order by d.position, d.id) from page d), '[]'))::text as json`,
    values: [tx.tenantId, projectId, search ?? null, limit, offset],
  });
  return page?.json ?? '';
}
