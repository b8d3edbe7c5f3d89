import { ruleRefused } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Result } from '#server/contract/handlers.ts';
import { orderBy } from '#server/contract/ordering.ts';
import { inUnitsOf, projectInSight } from '#server/plugins/accessRepository.ts';
import type { RowWrite } from '#server/services/changes/entityAdapter.ts';
import { seesAllOf } from '#server/services/notify/audienceRepository.ts';
import { found, personJson } from '../jsonSql.ts';
import type { ProjectReader } from './projectReader.ts';

const inSight = projectInSight({ seesAll: '$2', user: '$3', only: '$4' });

const group = `json_build_object('id', g.id, 'name', g.name, 'version', g.version,
  'projects', coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by lower(p.name), p.id)
    from project_group_link l join project p on p.tenant_id = $1 and p.id = l.project_id
    where l.tenant_id = $1 and l.group_id = g.id and ${inSight}), '[]'),
  'project_count', (select count(*) from project_group_link l join project p on p.tenant_id = $1 and p.id = l.project_id
    where l.tenant_id = $1 and l.group_id = g.id and not p.is_deleted),
  'has_access', not exists (select from project_group_link l join project p on p.tenant_id = $1 and p.id = l.project_id
    where l.tenant_id = $1 and l.group_id = g.id and not p.is_deleted and not ${inSight}))`;

type Page = { search?: string | undefined; limit: number; offset: number };
type GroupQuery = Page & { ordering?: string | undefined };

const orderings = {
  name: 'lower(g.name)',
  project_count: `(select count(*) from project_group_link l join project p on p.tenant_id = $1 and p.id = l.project_id
    where l.tenant_id = $1 and l.group_id = g.id and not p.is_deleted)`,
};

/** The condition that group `g` holds a project of the reader's; `and` narrows which. */
export const holdsSeen = (and = 'true') => `exists (select from project_group_link l
  join project p on p.tenant_id = $1 and p.id = l.project_id
  where l.tenant_id = $1 and l.group_id = g.id and ${and} and ${inSight})`;

/** A page of the company's project groups, with the projects in them that the reader sees; `all` also of those where they see none. */
export async function listGroupsJson(
  tx: TenantTx,
  reader: ProjectReader,
  query: GroupQuery,
  all: boolean,
): Promise<string> {
  const matches = `g.tenant_id = $1 and ($8::boolean or ${holdsSeen()})
    and (${found('$5', 'g.name')} or ${holdsSeen(found('$5', 'p.name'))})`;
  const order = orderBy(query.ordering, orderings, 'lower(g.name)', 'g.id');
  const [row] = await tx.query<{ json: string }>({
    text: `with matching as materialized (select g.* from project_group g where ${matches}),
        page as (select g.*, row_number() over (order by ${order}) as place from matching g order by place limit $6 offset $7)
      select json_build_object('count', (select count(*) from matching),
        'results', coalesce((select json_agg(${group} order by g.place) from page g), '[]'))::text as json`,
    values: [
      tx.tenantId,
      reader.seesAll,
      reader.userId,
      reader.onlyProject,
      query.search ?? null,
      query.limit,
      query.offset,
      all,
    ],
  });
  return row?.json ?? '';
}

const seenByPerson = projectInSight({
  seesAll: 'u.sees_all',
  user: 'u.id',
  only: 'null',
  inUnits: inUnitsOf('u.id'),
});

/** Who sees projects of a group, of those that the reader sees. */
export async function listGroupPeople(
  tx: TenantTx,
  reader: ProjectReader,
  id: number,
  { search, limit, offset }: Page,
): Promise<Result<'listProjectGroupPeople'>> {
  const [row] = await tx.query<{ page: Result<'listProjectGroupPeople'> }>({
    name: 'list_group_people',
    text: `with held as materialized (select p.* from project_group_link l
          join project p on p.tenant_id = $1 and p.id = l.project_id
          where l.tenant_id = $1 and l.group_id = $5 and ${inSight}),
        people as materialized (select u.*, ${seesAllOf('u.id')} as sees_all from app_user u
          where u.tenant_id = $1 and u.status = 'ACTIVE'
            and ${found('$6', 'u.email', `(u.first_name || ' ' || u.last_name)`)}),
        counted as materialized (select u.*, case when u.sees_all then (select count(*) from held)
          else (select count(*) from held p where ${seenByPerson}) end as seen from people u),
        page as (select u.* from counted u where u.seen > 0
          order by u.seen desc, lower(u.last_name), lower(u.first_name), u.id limit $7 offset $8)
      select json_build_object('count', (select count(*) from counted where seen > 0),
        'project_count', (select count(*) from held),
        'results', coalesce((select json_agg(json_build_object('user', ${personJson('u')}, 'is_external', u.is_external,
            'seen_count', u.seen) order by u.seen desc, lower(u.last_name), lower(u.first_name), u.id) from page u), '[]')) as page`,
    values: [
      tx.tenantId,
      reader.seesAll,
      reader.userId,
      reader.onlyProject,
      id,
      search ?? null,
      limit,
      offset,
    ],
  });
  return row?.page ?? { count: 0, project_count: 0, results: [] };
}

/** One group as JSON. */
export async function readGroupJson(
  tx: TenantTx,
  reader: ProjectReader,
  id: number,
): Promise<{ json: string; version: number } | undefined> {
  const [row] = await tx.query<{ json: string; version: number }>({
    name: 'read_project_group',
    text: `select ${group}::text as json, g.version from project_group g where g.tenant_id = $1 and g.id = $5`,
    values: [tx.tenantId, reader.seesAll, reader.userId, reader.onlyProject, id],
  });
  return row;
}

/** Of these projects those that the reader sees. */
export async function seenProjects(
  tx: TenantTx,
  reader: ProjectReader,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await tx.query<{ id: number }>({
    name: 'seen_projects',
    text: `select p.id from project p where p.tenant_id = $1 and p.id = any($5::bigint[]) and ${inSight}`,
    values: [tx.tenantId, reader.seesAll, reader.userId, reader.onlyProject, ids],
  });
  return new Set(rows.map(({ id }) => id));
}

/** What is in each of these groups, and which dashboards show it, by number. */
export async function groupMembers(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { projects: number[]; dashboards: number[] }>> {
  const rows = await tx.query<{ id: number; projects: number[]; dashboards: number[] }>({
    text: `select g.id, coalesce((select json_agg(l.project_id order by l.project_id) from project_group_link l
          where l.tenant_id = $1 and l.group_id = g.id), '[]') as projects,
        coalesce((select json_agg(x.dashboard_id order by x.dashboard_id) from dashboard_group x
          where x.tenant_id = $1 and x.group_id = g.id), '[]') as dashboards
      from project_group g where g.tenant_id = $1 and g.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, ...parts }) => [id, parts]));
}

/** Puts a group that comes back onto the dashboards that showed it. */
export async function showOnDashboards(
  tx: TenantTx,
  rows: readonly { id: number; dashboardIds: readonly number[] }[],
): Promise<void> {
  const links = rows.flatMap(({ id, dashboardIds }) =>
    dashboardIds.map((dashboard) => ({ group_id: id, dashboard_id: dashboard })),
  );
  if (links.length === 0) return;
  await tx.query({
    text: `insert into dashboard_group (tenant_id, dashboard_id, group_id)
      select $1, d.id, r.group_id from jsonb_to_recordset($2::jsonb) as r (group_id bigint, dashboard_id bigint)
      join dashboard d on d.tenant_id = $1 and d.id = r.dashboard_id`,
    values: [tx.tenantId, JSON.stringify(links)],
  });
}

/** Puts these projects, and no others, into groups. */
export async function replaceMembers(
  tx: TenantTx,
  rows: readonly { id: number; projectIds: readonly number[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    text: `delete from project_group_link where tenant_id = $1 and group_id = any($2::bigint[])`,
    values: [tx.tenantId, rows.map(({ id }) => id)],
  });
  const links = rows.flatMap(({ id, projectIds }) =>
    projectIds.map((project) => ({ group_id: id, project_id: project })),
  );
  if (links.length === 0) return;
  await tx.query({
    text: `insert into project_group_link (tenant_id, group_id, project_id)
      select $1, r.group_id, r.project_id from jsonb_to_recordset($2::jsonb) as r (group_id bigint, project_id bigint)
      join project p on p.tenant_id = $1 and p.id = r.project_id`,
    values: [tx.tenantId, JSON.stringify(links)],
  });
}

/** Names of groups are unique in the company, whichever way one comes to be. */
export async function refuseTakenNames(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  const named = rows.filter(({ changed }) => changed.includes('name'));
  if (named.length === 0) return;
  const [taken] = await tx.query<{ name: string }>({
    text: `select g.name from project_group g
      join jsonb_to_recordset($2::jsonb) as r (id bigint, name text) on lower(g.name) = lower(r.name) and g.id <> r.id
      where g.tenant_id = $1 limit 1`,
    values: [tx.tenantId, JSON.stringify(named.map(({ id, fields }) => ({ id, name: fields['name'] })))],
  });
  if (!taken) return;
  const text = `There is a project group called "${taken.name}" already. Choose another name.`;
  throw ruleRefused(text, { name: [text] });
}
