import type { components } from '#contract/api.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { IdeaRow as Row } from '#server/database/schema/library.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { hasOwnFieldSql } from '../codes/formatSql.ts';
import { exact, momentJson, objectJson } from '../jsonSql.ts';

export type Idea = components['schemas']['Idea'];
type IdeaPage = components['schemas']['IdeaPage'];

/** Quantity times unit cost of row `r` in cents, half away from zero; 0 until both are there. */
const extension = `coalesce(round((r.row ->> 'quantity')::numeric * (r.row ->> 'unit_cost')::numeric, 2), 0)`;
const rowsOf = `jsonb_array_elements(i.rows) with ordinality as r (row, place)`;

/** Ideas with what follows from their rows and from the items that were made of them. */
const ideas = `select i.*, (select coalesce(sum(${extension}), 0) from ${rowsOf}) as cost,
    (select count(*) from item o where o.tenant_id = $1 and o.idea_id = i.id and not o.is_deleted) as used_count
  from idea i where i.tenant_id = $1 and not i.is_deleted`;

const columns = {
  id: 'i.id',
  name: 'i.name',
  description: 'i.description',
  construction_category: 'i.construction_category',
  tag_names: 'to_jsonb(i.tag_names)',
  lower_limit: exact('i.lower_limit'),
  upper_limit: exact('i.upper_limit'),
  cost: exact('i.cost'),
  row_count: 'jsonb_array_length(i.rows)',
  used_count: 'i.used_count',
  updated_at: momentJson('i.updated_at'),
  version: 'i.version',
};

const codeJson = objectJson({
  id: 'g.id',
  definition_id: 'g.definition_id',
  standard: `case when ${hasOwnFieldSql('d')} then d.short_name end`,
  div_code: 'g.div_code',
  name: 'g.name',
});
const groups = `cost_group g join cost_group_definition d on d.tenant_id = $1 and d.id = g.definition_id`;
const code = (field: string) =>
  `(select ${codeJson} from ${groups} where g.tenant_id = $1 and g.id = (r.row ->> '${field}')::bigint)`;

const rowJson = objectJson({
  id: 'r.place',
  scope: `r.row ->> 'scope'`,
  quantity: exact(`(r.row ->> 'quantity')::numeric`),
  measure: `r.row ->> 'measure'`,
  unit_cost: exact(`(r.row ->> 'unit_cost')::numeric`),
  extension: exact(extension),
  cost_group_master_format: code('cost_group_master_format_id'),
  cost_group_uni_format: code('cost_group_uni_format_id'),
  cost_groups: `coalesce((select json_agg(${objectJson({
    id: 'g.id',
    definition_id: 'd.id',
    definition: 'd.short_name',
    div_code: 'g.div_code',
    name: 'g.name',
  })} order by d.short_name) from ${groups} where g.tenant_id = $1
    and g.id in (select c::bigint from jsonb_array_elements_text(coalesce(r.row -> 'cost_group_ids', '[]')) c)), '[]')`,
});

const orderings = {
  name: 'lower(i.name)',
  construction_category: 'lower(i.construction_category)',
  cost: 'i.cost',
  used_count: 'i.used_count',
  updated_at: 'i.updated_at',
};

export type IdeaQuery = {
  search?: string | undefined;
  tag?: string | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

/** A page of the company's ideas, by name unless asked otherwise. */
export async function listIdeas(
  tx: TenantTx,
  { search, tag, ordering, limit, offset }: IdeaQuery,
): Promise<IdeaPage> {
  const order = orderBy(ordering, orderings, orderings.name, 'i.id');
  const [row] = await tx.query<{ page: IdeaPage }>({
    text: `with i as materialized (select * from (${ideas}) i
        where ($2::text is null or strpos(i.search, lower($2)) > 0 or strpos(lower(i.construction_category), lower($2)) > 0)
          and ($3::text is null or $3 = any(i.tag_names))),
      page as (select i.*, row_number() over (order by ${order}) as place from i order by ${order} limit $4 offset $5)
      select json_build_object('count', (select count(*) from i), 'results',
        coalesce((select json_agg(${objectJson(columns)} order by i.place) from page i), '[]')) as page`,
    values: [tx.tenantId, search?.trim() || null, tag ?? null, limit, offset],
  });
  return row?.page ?? { count: 0, results: [] };
}

/** One idea with its scope. */
export async function findIdea(tx: TenantTx, id: number): Promise<Idea | undefined> {
  const [row] = await tx.query<{ idea: Idea }>({
    name: 'find_idea',
    text: `select ${objectJson({
      ...columns,
      sub_items: `coalesce((select json_agg(${rowJson} order by r.place) from ${rowsOf}), '[]')`,
    })} as idea from (${ideas} and i.id = $2) i`,
    values: [tx.tenantId, id],
  });
  return row?.idea;
}

/** What items are made of. */
export type ChosenIdea = {
  id: number;
  name: string;
  description: string;
  lower_limit: number;
  upper_limit: number;
  rows: Row[];
  tag_ids: number[];
};

/** These ideas in the order of their ids, with those of their tags that the company has for items. */
export function readChosenIdeas(tx: TenantTx, ids: readonly number[]): Promise<ChosenIdea[]> {
  return tx.query<ChosenIdea>({
    name: 'chosen_ideas',
    text: `select i.id, i.name, i.description, i.lower_limit::float8, i.upper_limit::float8, i.rows,
        array(select t.id::float8 from tag t where t.tenant_id = $1 and t.type = 'ITEM' and t.name = any(i.tag_names)
          order by t.id) as tag_ids
      from idea i where i.tenant_id = $1 and i.id = any($2::bigint[]) and not i.is_deleted order by i.id`,
    values: [tx.tenantId, ids],
  });
}

/** Which of these codes the company still has. */
export async function knownCodes(tx: TenantTx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: number }>({
    text: `select id from cost_group where tenant_id = $1 and id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
