import type { components } from '#contract/api.ts';
import type { IndexKind, IndexTable } from '#domain/normalization';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import type { ProjectReader } from '../projects/projectReader.ts';
import { found, momentJson, objectJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
export type CostIndex = Schemas['CostIndex'];

const summary = {
  id: 't.id',
  name: 't.name',
  kind: 't.kind',
  is_default: 't.is_default',
  row_count: 'jsonb_array_length(t.rows)',
  first_key: `t.rows -> 0 ->> 'key'`,
  last_key: `t.rows -> -1 ->> 'key'`,
  updated_at: momentJson('t.updated_at'),
  version: 't.version',
};

const byKind = `case t.kind when 'location' then 0 when 'time' then 1 else 2 end`;
const orderings = { name: 'lower(t.name)', kind: byKind, updated_at: 't.updated_at' };

type Query = {
  search?: string | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

/** A page of the company's indices without their rows: by kind, the default first, unless asked otherwise. Rows are searched by their keys. */
export async function listIndices(
  tx: TenantTx,
  { search, ordering, limit, offset }: Query,
): Promise<Schemas['CostIndexPage']> {
  const order = orderBy(ordering, orderings, `${byKind}, not t.is_default, lower(t.name)`, 't.id');
  const [row] = await tx.query<{ page: Schemas['CostIndexPage'] }>({
    text: `with t as materialized (select * from normalization_index t
        where t.tenant_id = $1 and not t.is_deleted
          and ${found('$2', 't.name', `jsonb_path_query_array(t.rows, '$[*].key')::text`)}),
      page as (select t.*, row_number() over (order by ${order}) as place from t order by ${order} limit $3 offset $4)
      select json_build_object('count', (select count(*) from t), 'results',
        coalesce((select json_agg(${objectJson(summary)} order by t.place) from page t), '[]')) as page`,
    values: [tx.tenantId, search?.trim() || null, limit, offset],
  });
  return row?.page ?? { count: 0, results: [] };
}

/** One index with its rows; undefined where it was deleted. */
export async function readIndex(tx: TenantTx, id: number): Promise<CostIndex | undefined> {
  const [row] = await tx.query<{ index: CostIndex }>({
    name: 'read_normalization_index',
    text: `select ${objectJson({ ...summary, rows: 't.rows' })} as index from normalization_index t
      where t.tenant_id = $1 and t.id = $2 and not t.is_deleted`,
    values: [tx.tenantId, id],
  });
  return row?.index;
}

/** Another index of this name, in whatever capitals, and those that are the default of the kind now; each but `id`. */
export async function readRivals(
  tx: TenantTx,
  name: string,
  kind: IndexKind,
  id: number | null,
): Promise<{ named: boolean; defaults: number[] }> {
  const [row] = await tx.query<{ named: boolean; defaults: number[] }>({
    name: 'normalization_index_rivals',
    text: `select exists (select from normalization_index t where t.tenant_id = $1 and not t.is_deleted
          and lower(t.name) = lower($2) and t.id is distinct from $4) as named,
        array(select t.id::float8 from normalization_index t where t.tenant_id = $1 and not t.is_deleted
          and t.is_default and t.kind = $3 and t.id is distinct from $4 order by t.id) as defaults`,
    values: [tx.tenantId, name, kind, id],
  });
  return row ?? { named: false, defaults: [] };
}

/** Indices by their numbers, and the default of each kind. */
export async function readTables(
  tx: TenantTx,
  ids: readonly number[],
): Promise<(IndexTable & { is_default: boolean })[]> {
  return tx.query<IndexTable & { is_default: boolean }>({
    name: 'normalization_tables',
    text: `select t.id::float8 as id, t.name, t.kind, t.rows, t.is_default from normalization_index t
      where t.tenant_id = $1 and not t.is_deleted and (t.is_default or t.id = any($2::bigint[])) order by t.id`,
    values: [tx.tenantId, ids],
  });
}

/** The kinds of indices that are there, by their numbers. */
export async function readKinds(tx: TenantTx, ids: readonly number[]): Promise<Map<number, IndexKind>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ id: number; kind: IndexKind }>({
    text: `select t.id::float8 as id, t.kind from normalization_index t
      where t.tenant_id = $1 and not t.is_deleted and t.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** Settings of projects that name an index; `ids` is a piece of SQL with indices. */
const naming = (ids: string) => `select p.id, p.name, p.is_deleted, p.access_scope_id, i.id as index_id
  from project_setting s
  join project p on p.tenant_id = $1 and p.id = s.project_id and not p.is_deleted
  join unnest(${ids}) as i (id) on i.id in ((s.config ->> 'location_index_id')::bigint,
    (s.config ->> 'time_index_id')::bigint, (s.config ->> 'custom_index_id')::bigint)
  where s.tenant_id = $1 and s.key = 'project'`;

/** How many projects have chosen each of these indices; those that none has are missing. */
export async function countChosen(tx: TenantTx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx.query<{ id: number; count: number }>({
    text: `select n.index_id::float8 as id, count(*)::int as count from (${naming('$2::bigint[]')}) n group by n.index_id`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The projects that have chosen an index: all counted, those in sight named. */
export async function readUsage(
  tx: TenantTx,
  reader: ProjectReader,
  id: number,
): Promise<Schemas['CostIndexUsage']> {
  const [row] = await tx.query<{ usage: Schemas['CostIndexUsage'] }>({
    name: 'normalization_index_usage',
    text: `with named as (${naming('array[$5::bigint]')}),
      page as (select p.id, p.name from named p
        where ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })} order by lower(p.name), p.id limit 100)
      select json_build_object('count', (select count(*) from named), 'results',
        coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by lower(p.name), p.id)
          from page p), '[]')) as usage`,
    values: [tx.tenantId, reader.seesAll, reader.userId, reader.onlyProject, id],
  });
  return row?.usage ?? { count: 0, results: [] };
}
