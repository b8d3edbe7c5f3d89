import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { containing } from '../../likeSql.ts';

const json = async (tx: TenantTx, name: string | undefined, text: string, values: readonly unknown[]) => {
  const [row] = await tx.query<{ page: string }>({
    ...(name ? { name } : {}),
    text: `select (${text})::text as page`,
    values: [tx.tenantId, ...values],
  });
  return row?.page ?? '{"count":0,"results":[]}';
};

const limitOf = (limit: number | 'all') => (limit === 'all' ? null : limit);

/** Letters in the order A … Z, AA … */
const groupJson = `json_build_object('id', g.id, 'letter', g.letter, 'items', coalesce((
  select json_agg(i.id order by i.number) from item_me_group l
  join item i on i.tenant_id = $1 and i.id = l.item_id and not i.is_deleted
  where l.tenant_id = $1 and l.group_id = g.id), '[]'))`;

/** A project's mutually exclusive groups with their items, as JSON text. */
export const listGroupsJson = (tx: TenantTx, projectId: number) =>
  json(
    tx,
    'list_groups',
    `select json_build_object('count', count(*), 'results',
      coalesce(json_agg(${groupJson} order by length(g.letter), g.letter), '[]'))
    from me_group g where g.tenant_id = $1 and g.project_id = $2`,
    [projectId],
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
    [type ?? null, containing(search), limitOf(limit), offset],
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

/** Holds the company's tag names until the commit, so that nobody adds the same one between the look and the write. */
export const holdTagNames = (tx: TenantTx) =>
  tx.query({
    text: `select pg_advisory_xact_lock(hashtextextended('tag:' || $1::int, 0))`,
    values: [tx.tenantId],
  });
