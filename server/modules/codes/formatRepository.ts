import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { objectJson } from '../jsonSql.ts';
import { hasOwnFieldSql } from './formatSql.ts';

export type FormatDetails = components['schemas']['CostGroupDefinitionDetails'];

/** A code as history keeps it. */
export type KeptCode = { id: number; div_code: string; name: string; parent_id: number | null };

/** The contract's fields of format `d`. */
export const formatColumns = {
  id: 'd.id',
  name: 'd.name',
  short_name: 'd.short_name',
  is_standard: 'd.is_standard',
  is_estimates_only: 'd.is_estimates_only',
  is_default: `d.id::text = coalesce((select t.settings ->> 'default_format' from tenant t where t.id = $1), 'MF')
    or d.is_standard and d.short_name = coalesce((select t.settings ->> 'default_format' from tenant t where t.id = $1), 'MF')`,
  child_definition_id: 'd.child_definition_id',
  code_count: `(select count(*) from cost_group g where g.tenant_id = $1 and g.definition_id = d.id)`,
  version: 'd.version',
};

/** Everything that names a code, a row each, with the kind of thing it is and the project where it has one. */
export const codeUsers = `
  select k.cost_group_id as id, 'sub item' as kind, i.project_id from sub_item_code k
    join sub_item s on s.tenant_id = $1 and s.id = k.sub_item_id
    join item i on i.tenant_id = $1 and i.id = s.item_id where k.tenant_id = $1
  union all select c.id, 'sub item', i.project_id from sub_item s
    join item i on i.tenant_id = $1 and i.id = s.item_id,
    unnest(array[s.cost_group_master_format_id, s.cost_group_uni_format_id]) as c (id)
    where s.tenant_id = $1 and c.id is not null
  union all select cost_group_id, 'estimate line', project_id from estimate_line
    where tenant_id = $1 and cost_group_id is not null
  union all select cost_group_id, 'context entry', project_id from context_entry
    where tenant_id = $1 and cost_group_id is not null
  union all select cost_group_id, 'context document', project_id from context_document
    where tenant_id = $1 and cost_group_id is not null
  union all select k.cost_group_id, 'issue', i.project_id from issue_cost_group k
    join issue i on i.tenant_id = $1 and i.id = k.issue_id and not i.is_deleted where k.tenant_id = $1
  union all select c::bigint, 'idea', null from idea i, jsonb_array_elements(i.rows) r,
    jsonb_array_elements_text(coalesce(r -> 'cost_group_ids', '[]')
      || jsonb_build_array(r -> 'cost_group_master_format_id', r -> 'cost_group_uni_format_id')) c
    where i.tenant_id = $1 and not i.is_deleted and c is not null`;

/** A format with its codes, each with the number of rows that name it. */
export async function findFormat(tx: TenantTx, id: number): Promise<FormatDetails | undefined> {
  const code = objectJson({
    id: 'g.id',
    div_code: 'g.div_code',
    name: 'g.name',
    parent_id: 'g.parent_id',
    used_count: 'coalesce(u.count, 0)',
  });
  const [row] = await tx.query<{ format: FormatDetails }>({
    name: 'find_cost_format',
    text: `with used as materialized (select id, count(*) from (${codeUsers}) named group by id)
      select ${objectJson({
        ...formatColumns,
        custom_codes: `coalesce((select json_agg(${code} order by g.position, g.id) from cost_group g
          left join used u on u.id = g.id where g.tenant_id = $1 and g.definition_id = d.id), '[]')`,
      })} as format from cost_group_definition d where d.tenant_id = $1 and d.id = $2`,
    values: [tx.tenantId, id],
  });
  return row?.format;
}

/** Another format that goes by this name or short name, whatever their case. */
export async function findNamesake(
  tx: TenantTx,
  { name, shortName, except }: { name: string | null; shortName: string | null; except: number },
): Promise<{ name: string; short_name: string } | undefined> {
  const [row] = await tx.query<{ name: string; short_name: string }>({
    text: `select name, short_name from cost_group_definition
      where tenant_id = $1 and id <> $2 and (lower(name) = lower($3) or lower(short_name) = lower($4)) limit 1`,
    values: [tx.tenantId, except, name, shortName],
  });
  return row;
}

/** The codes of formats in their order, by format. */
export async function readCodes(tx: TenantTx, formats: readonly number[]): Promise<Map<number, KeptCode[]>> {
  const rows = await tx.query<{ definition_id: number; codes: KeptCode[] }>({
    text: `select definition_id, json_agg(${objectJson({
      id: 'id',
      div_code: 'div_code',
      name: 'name',
      parent_id: 'parent_id',
    })} order by position, id) as codes
      from cost_group where tenant_id = $1 and definition_id = any($2::bigint[]) group by definition_id`,
    values: [tx.tenantId, formats],
  });
  return new Map(rows.map(({ definition_id: id, codes }) => [id, codes]));
}

/** Codes of a format, other than those that stay, that something names; `users` says how many of what. */
export function usedCodes(
  tx: TenantTx,
  definitionId: number,
  staying: readonly number[],
): Promise<{ div_code: string; name: string; users: string }[]> {
  return tx.query({
    text: `select g.div_code, g.name, string_agg(
          k.count || ' ' || k.kind || case when k.count = 1 then '' else 's' end, ', ' order by k.kind) as users
      from cost_group g
      join (select id, kind, count(*) from (${codeUsers}) named group by id, kind) k on k.id = g.id
      where g.tenant_id = $1 and g.definition_id = $2 and g.id <> all($3::bigint[])
      group by g.id, g.div_code, g.name, g.position order by g.position`,
    values: [tx.tenantId, definitionId, staying],
  });
}

/** Writes the codes of a format in place of those it has, four statements for any number. */
export async function writeCodes(
  tx: TenantTx,
  definitionId: number,
  codes: readonly KeptCode[],
): Promise<void> {
  const values = [
    tx.tenantId,
    definitionId,
    JSON.stringify(codes.map((code, position) => ({ ...code, position }))),
  ];
  const sent = `jsonb_to_recordset($3::jsonb) as r (id bigint, div_code text, name text, parent_id bigint, position integer)`;
  // Whoever goes, lets go of the children that stay; codes may change places, so the changed ones step aside first.
  await tx.query({
    text: `update cost_group g set parent_id = null, div_code = '~' || g.id
      where g.tenant_id = $1 and g.definition_id = $2
        and not exists (select from ${sent} where r.id = g.id and r.div_code = g.div_code
          and r.parent_id is not distinct from g.parent_id)`,
    values,
  });
  await tx.query({
    text: `delete from cost_group g where g.tenant_id = $1 and g.definition_id = $2
      and not exists (select from ${sent} where r.id = g.id)`,
    values,
  });
  await tx.query({
    text: `insert into cost_group as g (tenant_id, id, definition_id, div_code, name, parent_id, position)
      select $1, r.id, $2, r.div_code, r.name, r.parent_id, r.position from ${sent}
      on conflict (tenant_id, id) do update set div_code = excluded.div_code, name = excluded.name,
        parent_id = excluded.parent_id, position = excluded.position
      where (g.div_code, g.name, g.parent_id, g.position)
        is distinct from (excluded.div_code, excluded.name, excluded.parent_id, excluded.position)`,
    values,
  });
}

/** Whether items can be coded in a format of the company's own. */
export async function isItemFormat(tx: TenantTx, id: number): Promise<boolean> {
  const [row] = await tx.query<{ known: boolean }>({
    name: 'is_item_format',
    text: `select exists (select from cost_group_definition d
      where d.tenant_id = $1 and d.id = $2 and not ${hasOwnFieldSql('d')} and not d.is_estimates_only) as known`,
    values: [tx.tenantId, id],
  });
  return row?.known ?? false;
}

/** Where a format is the cost format: for the company, and in how many projects. */
export async function readChoosers(
  tx: TenantTx,
  id: number,
): Promise<{ company: boolean; projects: number }> {
  const [row] = await tx.query<{ company: boolean; projects: number }>({
    name: 'format_choosers',
    text: `select coalesce((select settings ->> 'default_format' = $2::text from tenant where id = $1), false) as company,
      (select count(*)::int from project_setting s join project p on p.tenant_id = $1 and p.id = s.project_id
        where s.tenant_id = $1 and s.key = 'project' and s.config ->> 'default_format' = $2::text
          and not p.is_deleted) as projects`,
    values: [tx.tenantId, String(id)],
  });
  return row ?? { company: false, projects: 0 };
}

/** Why one format cannot be the child of another, in words; null where it can. Each is the child of one, and none of itself. */
export async function childProblem(tx: TenantTx, id: number, child: number): Promise<string | null> {
  const [row] = await tx.query<{ known: boolean; parent: string | null; loops: boolean }>({
    text: `with recursive below as (
        select d.id, d.child_definition_id from cost_group_definition d where d.tenant_id = $1 and d.id = $3
        union select d.id, d.child_definition_id from below b
          join cost_group_definition d on d.tenant_id = $1 and d.id = b.child_definition_id)
      select exists (select from below) as known,
        (select d.name from cost_group_definition d
          where d.tenant_id = $1 and d.child_definition_id = $3 and d.id <> $2) as parent,
        $2 in (select id from below) as loops`,
    values: [tx.tenantId, id, child],
  });
  if (!row?.known) return 'There is no such format. Choose one from the list.';
  if (row.loops) return 'A format cannot stand below itself. Choose another one.';
  return row.parent === null
    ? null
    : `It details ${row.parent} already. Choose another one, or remove it there.`;
}

/** The format whose child one is. */
export async function readParent(tx: TenantTx, id: number): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>({
    name: 'parent_format',
    text: 'select name from cost_group_definition where tenant_id = $1 and child_definition_id = $2',
    values: [tx.tenantId, id],
  });
  return row?.name;
}
