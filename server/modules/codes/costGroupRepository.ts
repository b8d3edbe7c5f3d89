import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, objectJson } from '../jsonSql.ts';
import { formatColumns } from './formatRepository.ts';
import { hasOwnFieldSql } from './formatSql.ts';

type Filters = {
  standard?: 'MF' | 'UF' | undefined;
  definition?: number | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
};

const row = objectJson({
  id: 'g.id',
  definition_id: 'g.definition_id',
  standard: `case when ${hasOwnFieldSql('g')} then g.short_name end`,
  div_code: 'g.div_code',
  name: 'g.name',
});

/** Cost groups of MasterFormat and UniFormat, or of one format, in the order of their codes, one page as JSON. */
export async function listCostGroupsJson(tx: TenantTx, filters: Filters): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_cost_groups',
    text: `with matching as (
        select g.id, g.definition_id, d.short_name, d.is_standard, g.div_code, g.name, g.position
        from cost_group g
        join cost_group_definition d on d.tenant_id = $1 and d.id = g.definition_id
        where g.tenant_id = $1 and (${hasOwnFieldSql('d')} and $6::bigint is null or d.id = $6)
          and ($2::text is null or d.short_name = $2) and ${found('$3', 'g.div_code', 'g.name')}),
      page as (select * from matching order by short_name, position, id limit $4 offset $5)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${row} order by g.short_name, g.position, g.id) from page g), '[]'))::text as json`,
    values: [
      tx.tenantId,
      filters.standard ?? null,
      filters.search ?? null,
      filters.limit,
      filters.offset,
      filters.definition ?? null,
    ],
  });
  return page?.json ?? '';
}

const definition = objectJson(formatColumns);

/** Formats of cost groups, the standard ones first, one page as JSON. */
export async function listDefinitionsJson(
  tx: TenantTx,
  { search, limit, offset }: Pick<Filters, 'search' | 'limit' | 'offset'>,
): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_cost_group_definitions',
    text: `with matching as (
        select d.* from cost_group_definition d where d.tenant_id = $1 and ${found('$2', 'd.name', 'd.short_name')}),
      page as (select d.* from matching d order by d.is_standard desc, lower(d.name), d.id limit $3 offset $4)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${definition} order by d.is_standard desc, lower(d.name), d.id) from page d), '[]'))::text as json`,
    values: [tx.tenantId, search ?? null, limit, offset],
  });
  return page?.json ?? '';
}
