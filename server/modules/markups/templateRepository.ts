import type { components } from '#contract/api.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, momentJson, objectJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
export type Template = Schemas['MarkupTemplate'];

const columns = {
  id: 't.id',
  name: 't.name',
  group_name: 't.group_name',
  is_default: 't.is_default',
  lines: 't.lines',
  updated_at: momentJson('t.updated_at'),
  version: 't.version',
};

const byGroup = `t.group_name = '', lower(t.group_name), lower(t.name)`;
const orderings = {
  name: 'lower(t.name)',
  group_name: 'lower(t.group_name)',
  updated_at: 't.updated_at',
};

type Query = {
  search?: string | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

/** A page of the company's templates, group by group unless asked otherwise; those without a group come last. */
export async function listTemplates(
  tx: TenantTx,
  { search, ordering, limit, offset }: Query,
): Promise<Schemas['MarkupTemplatePage']> {
  const order = orderBy(ordering, orderings, byGroup, 't.id');
  const [row] = await tx.query<{ page: Schemas['MarkupTemplatePage'] }>({
    text: `with t as materialized (select * from markup_template t
        where t.tenant_id = $1 and not t.is_deleted and ${found('$2', 't.name', 't.group_name', 't.lines::text')}),
      page as (select t.*, row_number() over (order by ${order}) as place from t order by ${order} limit $3 offset $4)
      select json_build_object('count', (select count(*) from t), 'results',
        coalesce((select json_agg(${objectJson(columns)} order by t.place) from page t), '[]')) as page`,
    values: [tx.tenantId, search?.trim() || null, limit, offset],
  });
  return row?.page ?? { count: 0, results: [] };
}

/** One template; undefined where it was deleted. */
export async function readTemplate(tx: TenantTx, id: number): Promise<Template | undefined> {
  const [row] = await tx.query<{ template: Template }>({
    name: 'read_markup_template',
    text: `select ${objectJson(columns)} as template from markup_template t
      where t.tenant_id = $1 and t.id = $2 and not t.is_deleted`,
    values: [tx.tenantId, id],
  });
  return row?.template;
}

/** Another template of this name, in whatever capitals, and the one that is the default now; each but `id`. */
export async function readRivals(
  tx: TenantTx,
  name: string,
  id: number | null,
): Promise<{ named: boolean; defaults: number[] }> {
  const [row] = await tx.query<{ named: boolean; defaults: number[] }>({
    name: 'markup_template_rivals',
    text: `select exists (select from markup_template t where t.tenant_id = $1 and not t.is_deleted
          and lower(t.name) = lower($2) and t.id is distinct from $3) as named,
        array(select t.id::float8 from markup_template t where t.tenant_id = $1 and not t.is_deleted and t.is_default
          and t.id is distinct from $3 order by t.id) as defaults`,
    values: [tx.tenantId, name, id],
  });
  return row ?? { named: false, defaults: [] };
}
