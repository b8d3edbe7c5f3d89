import type { TenantTx } from '#server/database/tenantTransaction.ts';

const json = async (tx: TenantTx, name: string | undefined, text: string, values: readonly unknown[]) => {
  const [row] = await tx.query<{ page: string }>({
    ...(name ? { name } : {}),
    text: `select (${text})::text as page`,
    values: [tx.tenantId, ...values],
  });
  return row?.page ?? '{"count":0,"results":[]}';
};

const patternOf = (search: string | undefined) =>
  search?.trim()
    ? `%${search
        .trim()
        .toLowerCase()
        .replace(/[%_\\]/g, '\\$&')}%`
    : null;

const limitOf = (limit: number | 'all') => (limit === 'all' ? null : limit);

/** Letters in the order A … Z, AA … */
const groupJson = `json_build_object('id', g.id, 'letter', g.letter, 'items', coalesce((
  select json_agg(i.id order by i.number) from item_me_group l
  join item i on i.tenant_id = $1 and i.id = l.item_id and not i.is_deleted
  where l.tenant_id = $1 and l.group_id = g.id), '[]'))`;

/** A project's mutually exclusive groups with their options, as JSON text. */
export const listGroupsJson = (tx: TenantTx, projectId: number) =>
  json(
    tx,
    'list_groups',
    `select json_build_object('count', count(*), 'results',
      coalesce(json_agg(${groupJson} order by length(g.letter), g.letter), '[]'))
    from me_group g where g.tenant_id = $1 and g.project_id = $2`,
    [projectId],
  );

export type ScenarioRequest = {
  status?: readonly string[];
  search?: string;
  limit: number | 'all';
  offset: number;
};

/** A project's scenarios with their options and what those cost together, as JSON text. */
export const listScenariosJson = (
  tx: TenantTx,
  projectId: number,
  cost: 'cost' | 'subtotal_cost',
  { status, search, limit, offset }: ScenarioRequest,
) =>
  json(
    tx,
    `list_scenarios_${cost}`,
    `with found as materialized (
      select s.* from scenario s
      where s.tenant_id = $1 and s.project_id = $2 and not s.is_deleted
        and ($3::text[] is null or s.status = any($3)) and ($4::text is null or lower(s.name) like $4 or 's-' || s.number like $4)
    ), page as materialized (select * from found order by number limit $5 offset $6)
    select json_build_object('count', (select count(*) from found), 'results', coalesce(json_agg(json_build_object(
        'id', s.id, 'number', s.number, 'scenario_number', 'S-' || s.number, 'name', s.name, 'status', s.status,
        'cost', trim_scale(coalesce(parts.cost, 0)), 'items', coalesce(parts.items, '[]'),
        'milestone', case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end
      ) order by s.number), '[]'))
    from page s
    left join milestone m on m.tenant_id = $1 and m.id = s.milestone_id
    left join (
      select l.scenario_id, sum(i.${cost}) as cost, json_agg(i.id order by i.number) as items
      from scenario_item_link l join item i on i.tenant_id = $1 and i.id = l.item_id and not i.is_deleted and i.status <> 'VOID'
      where l.tenant_id = $1 and l.scenario_id in (select id from page) group by l.scenario_id
    ) parts on parts.scenario_id = s.id`,
    [projectId, status?.length ? status : null, patternOf(search), limitOf(limit), offset],
  );

export type TagRequest = { type?: string; search?: string; limit: number | 'all'; offset: number };

/** The company's tags by name, as JSON text. */
export const listTagsJson = (tx: TenantTx, { type, search, limit, offset }: TagRequest) =>
  json(
    tx,
    'list_tags',
    `with found as materialized (
      select t.id, t.name, t.type from tag t where t.tenant_id = $1 and ($2::text is null or t.type = $2)
        and ($3::text is null or lower(t.name) like $3)
    ), page as (select * from found order by lower(name), id limit $4 offset $5)
    select json_build_object('count', (select count(*) from found), 'results', coalesce((
      select json_agg(json_build_object('id', id, 'name', name, 'type', type) order by lower(name), id) from page), '[]'))`,
    [type ?? null, patternOf(search), limitOf(limit), offset],
  );

export type TagRow = { id: number; name: string; type: 'ITEM' | 'RISK' | 'ISSUE' };
export type TagName = Pick<TagRow, 'name' | 'type'>;

/** The tags that have one of these names, whatever their capitals. */
export const findTags = (tx: TenantTx, wanted: readonly TagName[]) =>
  tx.query<TagRow>({
    name: 'find_tags',
    text: `select t.id, t.name, t.type from unnest($2::text[], $3::text[]) as w (type, name)
      join tag t on t.tenant_id = $1 and t.type = w.type and lower(t.name) = lower(w.name)`,
    values: [tx.tenantId, wanted.map(({ type }) => type), wanted.map(({ name }) => name)],
  });
