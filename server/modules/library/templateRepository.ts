import type { components, operations } from '#contract/api.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, momentJson, objectJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
export type Template = Schemas['Template'];
type Query = NonNullable<operations['listTemplates']['parameters']['query']> & {
  limit: number;
  offset: number;
};

/** Templates with what was made of them. */
const templates = `select t.*, c.name as category_name,
    case t.kind when 'RISK' then (select count(*) from risk r where r.tenant_id = $1 and r.template_id = t.id and not r.is_deleted)
      when 'PACKAGE' then (select count(*) from bid_package p where p.tenant_id = $1 and p.template_id = t.id and not p.is_deleted)
      else (select count(*) from issue i where i.tenant_id = $1 and i.template_id = t.id and not i.is_deleted) end as used_count
  from template t left join risk_category c on c.tenant_id = $1 and c.id = t.category_id
  where t.tenant_id = $1 and not t.is_deleted`;

const columns = {
  id: 't.id',
  kind: 't.kind',
  name: 't.name',
  description: 't.description',
  project_type: 't.project_type',
  tag_names: 'to_jsonb(t.tag_names)',
  category: `case when t.category_id is not null then ${objectJson({ id: 't.category_id', name: 't.category_name' })} end`,
  likelihood: 't.likelihood',
  impact: 't.impact',
  response: 't.response',
  cause: 't.cause',
  event: 't.event',
  effect: 't.effect',
  trigger: 't.trigger',
  mitigations: 't.mitigations',
  type: 't.type',
  subtype: 't.subtype',
  severity: 't.severity',
  root_cause: 't.root_cause',
  scope_of_work: 't.scope_of_work',
  trade: 't.trade',
  number: 't.number',
  work_trade: 't.work_trade',
  codes: 'to_jsonb(t.codes)',
  scope: 't.scope',
  scope_count: 'jsonb_array_length(t.scope)',
  used_count: 't.used_count',
  updated_at: momentJson('t.updated_at'),
  version: 't.version',
};

/** Lists leave the scope sheets out: a page of them would be long. */
const listed = { ...columns, scope: `'[]'::jsonb` };

const orderings = {
  name: 'lower(t.name)',
  category: 'lower(t.category_name)',
  score: 't.likelihood * t.impact',
  severity: 'nullif(t.severity, 0)',
  type: 't.type',
  project_type: 'lower(t.project_type)',
  used_count: 't.used_count',
  updated_at: 't.updated_at',
  number: 'lower(t.number)',
  work_trade: 'lower(t.work_trade)',
};

/** A page of templates with how many there are of each project type; by name unless asked otherwise. */
export async function listTemplates(tx: TenantTx, query: Query): Promise<Schemas['TemplatePage']> {
  const order = orderBy(query.ordering, orderings, orderings.name, 't.id');
  const [row] = await tx.query<{ page: Schemas['TemplatePage'] }>({
    text: `with a as materialized (select * from (${templates}) t
        where ($2::text is null or t.kind = $2) and ${found('$3', 't.name', 't.description', 't.category_name', 't.number', 't.work_trade')}
          and ($4::text is null or $4 = any(t.tag_names)) and ($5::bigint is null or t.category_id = $5)
          and ($6::text is null or t.type = $6)),
      t as (select * from a where ($7::text is null or lower(a.project_type) = lower($7)) and (not $8 or a.project_type is null)),
      page as (select t.*, row_number() over (order by ${order}) as place from t order by ${order} limit $9 offset $10)
      select json_build_object('count', (select count(*) from t),
        'groups', coalesce((select json_agg(g order by g.project_type is not null, lower(g.project_type)) from
          (select min(a.project_type) as project_type, count(*) as count from a group by lower(a.project_type)) g), '[]'),
        'results', coalesce((select json_agg(${objectJson(listed)} order by t.place) from page t), '[]')) as page`,
    values: [
      tx.tenantId,
      query.kind ?? null,
      query.search?.trim() || null,
      query.tag ?? null,
      query.category_id ?? null,
      query.type ?? null,
      query.project_type ?? null,
      query.for_any_type ?? false,
      query.limit,
      query.offset,
    ],
  });
  return row?.page ?? { count: 0, groups: [], results: [] };
}

/** These templates in the order of their ids; deleted ones are not among them. */
export async function readTemplates(tx: TenantTx, ids: readonly number[]): Promise<Template[]> {
  const rows = await tx.query<{ template: Template }>({
    name: 'read_templates',
    text: `select ${objectJson(columns)} as template from (${templates} and t.id = any($2::bigint[])) t order by t.id`,
    values: [tx.tenantId, ids],
  });
  return rows.map(({ template }) => template);
}

/** Of these categories of risks those that the company has. */
export async function knownCategories(tx: TenantTx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: number }>({
    name: 'known_risk_categories',
    text: 'select id::float8 as id from risk_category where tenant_id = $1 and id = any($2::bigint[])',
    values: [tx.tenantId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
