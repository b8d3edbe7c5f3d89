import { ruleRefused } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import type { RowWrite } from '#server/services/changes/entityAdapter.ts';
import { found } from '../jsonSql.ts';
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

/** The company's project groups by name, with the projects in them that the reader sees. */
export async function listGroupsJson(tx: TenantTx, reader: ProjectReader, page: Page): Promise<string> {
  const matches = `g.tenant_id = $1 and ${found('$5', 'g.name')}`;
  const [row] = await tx.query<{ json: string }>({
    name: 'list_project_groups',
    text: `select json_build_object('count', (select count(*) from project_group g where ${matches}),
        'results', coalesce((select json_agg(${group} order by lower(g.name), g.id)
          from (select g.* from project_group g where ${matches} order by lower(g.name), g.id limit $6 offset $7) g),
          '[]'))::text as json`,
    values: [
      tx.tenantId,
      reader.seesAll,
      reader.userId,
      reader.onlyProject,
      page.search ?? null,
      page.limit,
      page.offset,
    ],
  });
  return row?.json ?? '';
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

/** What is in each of these groups, by number. */
export async function groupMembers(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await tx.query<{ id: number; projects: number[] }>({
    text: `select group_id as id, json_agg(project_id order by project_id) as projects from project_group_link
      where tenant_id = $1 and group_id = any($2::bigint[]) group by group_id`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, projects }) => [id, projects]));
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
