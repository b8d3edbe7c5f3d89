import type { components, operations } from '#contract/api.ts';
import type { TemplateKind } from '#domain/library';
import { orderBy } from '#server/contract/ordering.ts';
import type { Caller } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { riskLevelSql } from '../risks/riskLevelSql.ts';
import { codeSql, exact, found, momentJson, objectJson } from '../jsonSql.ts';
import { holds } from '../projects/seenFigures.ts';

type Schemas = components['schemas'];
export type Template = Schemas['Template'];
type Query = NonNullable<operations['listTemplates']['parameters']['query']> & {
  limit: number;
  offset: number;
};

/** Who reads: risks of other projects are counted where they see them. */
export type TemplateReader = Pick<Caller, 'userId' | 'permissions' | 'impersonation'>;

/** `$2` to `$5`: what `sighted` needs of a reader. */
const readerValues = ({ userId, permissions, impersonation }: TemplateReader) => [
  userId,
  permissions.has('view_all_projects'),
  impersonation?.projectId ?? null,
  permissions.has('risk_access'),
];

/** `sighted`: the projects whose risks the reader sees. `outcome`: what became of risks from templates there. */
const sighted = `sighted as materialized (select p.id, p.name from project p
    where p.tenant_id = $1 and ${projectInSight({ seesAll: '$3', user: '$2', only: '$4' })}
      and ${holds(['risk_access'], '$2', '$5', '$4')})`;
const outcome = `outcome as materialized (select r.template_id, count(distinct r.project_id) as used_in,
      count(*) filter (where r.status = 'CLOSED') as closed_count,
      count(*) filter (where r.status = 'CLOSED' and r.struck) as struck_count,
      round(avg(r.outcome_cost) filter (where r.status = 'CLOSED' and r.struck)) as mean_cost
    from risk r join sighted s on s.id = r.project_id
    where r.tenant_id = $1 and r.template_id is not null and not r.is_deleted group by r.template_id)`;

const prefixes = { RISK: 'RT-', ISSUE: 'IT-', PACKAGE: 'PT-' } as const;
const codeOf = `case t.kind ${Object.entries(prefixes)
  .map(([kind, prefix]) => `when '${kind}' then ${codeSql(prefix, 't.place')}`)
  .join(' ')} end`;

/** The company's newest scale of risks; nothing while the first one counts. */
const newestScale = `(select s.id from risk_scale s where s.tenant_id = $1 order by s.number desc limit 1)`;

/** Templates with what was made of them; deleted ones keep their places in the order of codes. */
const templates = `select t.*, ${newestScale} as scale_id, c.name as category_name, ${codeOf} as code,
    coalesce(o.used_in, 0) as used_in, coalesce(o.closed_count, 0) as closed_count,
    coalesce(o.struck_count, 0) as struck_count, o.mean_cost,
    case t.kind when 'RISK' then (select count(*) from risk r where r.tenant_id = $1 and r.template_id = t.id and not r.is_deleted)
      when 'PACKAGE' then (select count(*) from bid_package p where p.tenant_id = $1 and p.template_id = t.id and not p.is_deleted)
      else (select count(*) from issue i where i.tenant_id = $1 and i.template_id = t.id and not i.is_deleted) end as used_count
  from (select t.*, row_number() over (partition by t.kind order by t.id) as place from template t where t.tenant_id = $1) t
    left join outcome o on o.template_id = t.id
    left join risk_category c on c.tenant_id = $1 and c.id = t.category_id
  where not t.is_deleted`;

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
  code: 't.code',
  used_in: 't.used_in',
  closed_count: 't.closed_count',
  struck_count: 't.struck_count',
  mean_cost: exact('t.mean_cost'),
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
  // Those for any type come first.
  project_type: `coalesce(lower(t.project_type), '')`,
  used_count: 't.used_count',
  code: 't.place',
  used_in: 't.used_in',
  struck: 't.struck_count::numeric / nullif(t.closed_count, 0)',
  mean_cost: 't.mean_cost',
  updated_at: 't.updated_at',
  number: 'lower(t.number)',
  work_trade: 'lower(t.work_trade)',
};

const rowsOf = { RISK: 'risk', ISSUE: 'issue', PACKAGE: 'bid_package' } as const;

/** Whether a row of the project was made from the template `t`; only kinds whose rows the reader sees there count. */
const madeIn = (project: string, kinds: string) =>
  `t.kind = any(${kinds}::text[]) and (${Object.entries(rowsOf)
    .map(
      ([kind, table]) => `(t.kind = '${kind}' and exists (select from ${table} r where r.tenant_id = $1
        and r.project_id = ${project} and r.template_id = t.id and not r.is_deleted))`,
    )
    .join(' or ')})`;

/** A page of templates with how many there are of each project type; by name unless asked otherwise. */
export async function listTemplates(
  tx: TenantTx,
  query: Query,
  reader: TemplateReader,
  /** The kinds whose rows the reader sees in the project that is asked for. */
  seenIn: readonly TemplateKind[],
): Promise<Schemas['TemplatePage']> {
  const order = orderBy(query.ordering, orderings, orderings.name, 't.id');
  const [row] = await tx.query<{ page: Schemas['TemplatePage'] }>({
    text: `with ${sighted}, ${outcome}, a as materialized (select * from (${templates}) t
        where ($6::text is null or t.kind = $6) and ${found('$7', 't.name', 't.description', 't.category_name', 't.number', 't.work_trade', 't.code')}
          and ($8::text is null or $8 = any(t.tag_names)) and ($9::bigint is null or t.category_id = $9)
          and ($10::text is null or t.type = $10) and ($15::int is null or t.severity = $15)
          and (cardinality($16::text[]) = 0 or ${riskLevelSql('t')} = any($16))
          and (not $17 or t.used_count = 0) and ($18::bigint is null or ${madeIn('$18', '$19')})),
      t as (select * from a where ($11::text is null or lower(a.project_type) = lower($11)) and (not $12 or a.project_type is null)),
      page as (select t.*, row_number() over (order by ${order}) as line from t order by ${order} limit $13 offset $14)
      select json_build_object('count', (select count(*) from t),
        'groups', coalesce((select json_agg(g order by g.project_type is not null, lower(g.project_type)) from
          (select min(a.project_type) as project_type, count(*) as count from a group by lower(a.project_type)) g), '[]'),
        'results', coalesce((select json_agg(${objectJson(listed)} order by t.line) from page t), '[]')) as page`,
    values: [
      tx.tenantId,
      ...readerValues(reader),
      query.kind ?? null,
      query.search?.trim() || null,
      query.tag ?? null,
      query.category_id ?? null,
      query.type ?? null,
      query.project_type ?? null,
      query.for_any_type ?? false,
      query.limit,
      query.offset,
      query.severity ?? null,
      query.level?.split(',') ?? [],
      query.unused ?? false,
      query.used_in ?? null,
      seenIn,
    ],
  });
  return row?.page ?? { count: 0, groups: [], results: [] };
}

/** These templates in the order of their ids; deleted ones are not among them. */
export async function readTemplates(
  tx: TenantTx,
  ids: readonly number[],
  reader: TemplateReader,
): Promise<Template[]> {
  const rows = await tx.query<{ template: Template }>({
    name: 'read_templates',
    text: `with ${sighted}, ${outcome}
      select ${objectJson(columns)} as template from (${templates} and t.id = any($6::bigint[])) t order by t.id`,
    values: [tx.tenantId, ...readerValues(reader), ids],
  });
  return rows.map(({ template }) => template);
}

/** The risks from a template in the projects whose risks the reader sees, by project. */
export async function listUses(
  tx: TenantTx,
  id: number,
  { limit, offset }: { limit: number; offset: number },
  reader: TemplateReader,
): Promise<Schemas['TemplateUsePage']> {
  const [row] = await tx.query<{ page: Schemas['TemplateUsePage'] }>({
    name: 'template_uses',
    text: `with ${sighted},
      u as (select s.name as project_name, r.* from risk r join sighted s on s.id = r.project_id
        where r.tenant_id = $1 and r.template_id = $6 and not r.is_deleted),
      page as (select * from u order by lower(u.project_name), u.number limit $7 offset $8)
      select json_build_object('count', (select count(*) from u),
        'results', coalesce((select json_agg(${objectJson({
          project: objectJson({ id: 'u.project_id', name: 'u.project_name' }),
          risk: objectJson({ id: 'u.id', code: codeSql('R-', 'u.number') }),
          status: 'u.status',
          struck: `u.status = 'CLOSED' and u.struck`,
          value: exact('u.value'),
          cost: `case when u.status = 'CLOSED' and u.struck then ${exact('u.outcome_cost')} end`,
        })} order by lower(u.project_name), u.number) from page u), '[]')) as page`,
    values: [tx.tenantId, ...readerValues(reader), id, limit, offset],
  });
  return row?.page ?? { count: 0, results: [] };
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
