import type { components } from '#contract/api.ts';
import { VIEW_LISTS, type ViewList } from '#domain/views';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { holdsInProject } from '#server/services/notify/audienceRepository.ts';
import { found, objectJson, personJson } from '../jsonSql.ts';

export type SavedView = components['schemas']['SavedView'];
type Config = Readonly<Record<string, unknown>>;

/** A view as the contract has it; `$2` is the reader. */
const viewJson = objectJson({
  id: 'v.id',
  list: 'v.list',
  name: 'v.name',
  owner: personJson('u'),
  is_mine: 'v.owner_id = $2',
  is_shared: 'v.is_shared',
  is_locked: 'v.is_locked',
  is_selected: 'c.view_id is not null',
  config: 'v.config',
  version: 'v.version',
});

/** The place of a view: its project, or 0 for a list of the company; `$3` is that of the reader. */
const place = (alias: string) => `coalesce(${alias}.project_id, 0)`;

/** Views that the reader `$2` sees at `$3`: own ones, and those that others share. */
const inSight = `saved_view v
  join app_user u on u.tenant_id = $1 and u.id = v.owner_id
  left join view_choice c on c.tenant_id = $1 and c.user_id = $2 and c.view_id = v.id
  where v.tenant_id = $1 and ${place('v')} = $3 and (v.owner_id = $2 or v.is_shared)`;

/** Who reads views, in which project; null for the lists of the company. */
export type ViewReader = { tx: TenantTx; userId: number; projectId: number | null };

const values = ({ tx, userId, projectId }: ViewReader) => [tx.tenantId, userId, projectId ?? 0];

type Paging = { search?: string | undefined; limit: number; offset: number };

/** The views of a list that a person sees, as the contract's JSON: own ones first, each part by name. */
export async function listViewsJson(
  reader: ViewReader,
  { list, search, limit, offset }: Paging & { list: ViewList },
): Promise<string> {
  const [row] = await reader.tx.query<{ page: string }>({
    name: 'list_views',
    text: `with seen as (select v.id, v.name, v.owner_id, ${viewJson} as view from ${inSight} and v.list = $4 and ${found('$5', 'v.name')})
      select json_build_object('count', (select count(*) from seen), 'results', coalesce((
        select json_agg(view order by owner_id <> $2, lower(name), id)
        from (select * from seen order by owner_id <> $2, lower(name), id limit $6 offset $7) page), '[]'))::text as page`,
    values: [...values(reader), list, search?.trim() || null, limit, offset],
  });
  return row?.page ?? '{"count":0,"results":[]}';
}

/** One view that the person sees. */
export async function findView(reader: ViewReader, id: number): Promise<SavedView | undefined> {
  const [row] = await reader.tx.query<{ view: SavedView }>({
    name: 'find_view',
    text: `select ${viewJson} as view from ${inSight} and v.id = $4`,
    values: [...values(reader), id],
  });
  return row?.view;
}

/** Locks one view until the transaction ends; whether it is there is said by `findView` afterwards. */
export async function lockView({ tx, projectId }: ViewReader, id: number): Promise<void> {
  await tx.query({
    name: 'lock_view',
    text: `select v.id from saved_view v where v.tenant_id = $1 and ${place('v')} = $2 and v.id = $3 for update`,
    values: [tx.tenantId, projectId ?? 0, id],
  });
}

/** Names of the views of a list that one person keeps, and how many views of it the reader sees. */
export async function viewNames(
  reader: ViewReader,
  list: ViewList,
  ownerId = reader.userId,
): Promise<{ names: { id: number; name: string }[]; seen: number }> {
  const [row] = await reader.tx.query<{ names: { id: number; name: string }[] | null; seen: number }>({
    name: 'view_names',
    text: `select (select count(*) from ${inSight} and v.list = $4) as seen,
      (select json_agg(json_build_object('id', o.id, 'name', o.name)) from saved_view o
        where o.tenant_id = $1 and ${place('o')} = $3 and o.list = $4 and o.owner_id = $5) as names`,
    values: [...values(reader), list, ownerId],
  });
  return { names: row?.names ?? [], seen: row?.seen ?? 0 };
}

export type NewView = {
  id: number;
  list: ViewList;
  name: string;
  is_shared: boolean;
  is_locked: boolean;
  config: Config;
};

/** Adds a view of the reader's own. */
export async function insertView({ tx, userId, projectId }: ViewReader, view: NewView): Promise<void> {
  await tx.query({
    name: 'insert_view',
    text: `insert into saved_view (tenant_id, id, project_id, list, owner_id, name, is_shared, is_locked, config)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      tx.tenantId,
      view.id,
      projectId,
      view.list,
      userId,
      view.name,
      view.is_shared,
      view.is_locked,
      JSON.stringify(view.config),
    ],
  });
}

export type ViewPatch = Partial<Omit<NewView, 'id' | 'list'>>;

/** Changes what is given of a view. */
export async function patchView({ tx }: ViewReader, id: number, patch: ViewPatch): Promise<void> {
  await tx.query({
    name: 'patch_view',
    text: `update saved_view set name = coalesce($3, name), is_shared = coalesce($4, is_shared),
        is_locked = coalesce($5, is_locked), config = coalesce($6::jsonb, config), version = version + 1
      where tenant_id = $1 and id = $2`,
    values: [
      tx.tenantId,
      id,
      patch.name ?? null,
      patch.is_shared ?? null,
      patch.is_locked ?? null,
      patch.config ? JSON.stringify(patch.config) : null,
    ],
  });
}

/** Deletes a view; whoever had it open has none open afterwards. */
export async function deleteView({ tx }: ViewReader, id: number): Promise<void> {
  await tx.query({
    name: 'delete_view',
    text: `delete from saved_view where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id],
  });
}

/** Others no longer see a view that is not shared any more, so they no longer have it open. */
export async function closeForOthers({ tx, userId }: ViewReader, id: number): Promise<void> {
  await tx.query({
    name: 'close_view_for_others',
    text: `delete from view_choice where tenant_id = $1 and view_id = $2 and user_id <> $3`,
    values: [tx.tenantId, id, userId],
  });
}

/** Remembers which view of a list the reader has open. */
export async function chooseView(reader: ViewReader, list: ViewList, id: number): Promise<void> {
  await reader.tx.query({
    name: 'choose_view',
    text: `insert into view_choice (tenant_id, user_id, project_id, list, view_id) values ($1, $2, $3, $4, $5)
      on conflict (tenant_id, user_id, coalesce(project_id, 0), list) do update set view_id = excluded.view_id`,
    values: [reader.tx.tenantId, reader.userId, reader.projectId, list, id],
  });
}

/** Who looks beyond the project: what they see and may there. */
export type Sight = { seesAll: boolean; only: number | null };

/** The permission that shows the list of a view. */
const seesList = `case v.list ${Object.entries(VIEW_LISTS)
  .flatMap(([list, { sees }]) => (sees === null ? [] : [`when '${list}' then '${sees}'`]))
  .join(' ')} end`;

/** Views of the reader's other projects: their own ones and those shared there, where they still may use the list. */
const elsewhere = `saved_view v
  join project p on p.tenant_id = $1 and p.id = v.project_id
    and ${projectInSight({ seesAll: '$4', user: '$2', only: '$5' })}
  join app_user u on u.tenant_id = $1 and u.id = v.owner_id
  where v.tenant_id = $1 and v.project_id <> $3 and (v.owner_id = $2 or v.is_shared)
    and ${holdsInProject('$2', seesList)}`;

/** Views that could be imported, by name, as the contract's JSON. */
export async function listViewsElsewhereJson(
  reader: ViewReader,
  { seesAll, only }: Sight,
  { list, search, limit, offset }: Paging & { list: ViewList },
): Promise<string> {
  const row = objectJson({
    id: 'v.id',
    name: 'v.name',
    owner: personJson('u'),
    project: objectJson({ id: 'p.id', name: 'p.name' }),
  });
  const [answer] = await reader.tx.query<{ page: string }>({
    name: 'list_views_elsewhere',
    text: `with seen as (select v.id, v.name, ${row} as view from ${elsewhere} and v.list = $6 and ${found('$7', 'v.name')})
      select json_build_object('count', (select count(*) from seen), 'results', coalesce((
        select json_agg(view order by lower(name), id)
        from (select * from seen order by lower(name), id limit $8 offset $9) page), '[]'))::text as page`,
    values: [...values(reader), seesAll, only, list, search?.trim() || null, limit, offset],
  });
  return answer?.page ?? '{"count":0,"results":[]}';
}

/** A view of another project that the reader may import. */
export async function findViewElsewhere(
  reader: ViewReader,
  { seesAll, only }: Sight,
  id: number,
): Promise<Pick<SavedView, 'name' | 'list' | 'config'> | undefined> {
  const [row] = await reader.tx.query<Pick<SavedView, 'name' | 'list' | 'config'>>({
    name: 'find_view_elsewhere',
    text: `select v.name, v.list, v.config from ${elsewhere} and v.id = $6`,
    values: [...values(reader), seesAll, only, id],
  });
  return row;
}
