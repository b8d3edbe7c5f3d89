import type { ProjectStatus } from '#domain/projects';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { attributeFieldsJson } from '../attributes/attributeRepository.ts';
import type { ProjectReader } from './projectReader.ts';

/** What a project says in tables of their own. */
export type ProjectParts = {
  id: number;
  group_ids: number[];
  custom_attributes: { definition_id: number; value: unknown }[];
};

/** Groups and attribute values of projects. */
export function readParts(tx: TenantTx, ids: readonly number[]): Promise<ProjectParts[]> {
  return tx.query<ProjectParts>({
    name: 'project_parts',
    text: `select p.id, coalesce((select json_agg(l.group_id order by l.group_id) from project_group_link l
          where l.tenant_id = $1 and l.project_id = p.id), '[]') as group_ids,
        ${attributeFieldsJson('PROJECT', 'p.id')} as custom_attributes
      from project p where p.tenant_id = $1 and p.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
}

/** Puts projects into these groups and no others. */
export async function replaceGroups(
  tx: TenantTx,
  rows: readonly { id: number; groupIds: readonly number[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    text: `delete from project_group_link where tenant_id = $1 and project_id = any($2::bigint[])`,
    values: [tx.tenantId, rows.map(({ id }) => id)],
  });
  const links = rows.flatMap(({ id, groupIds }) =>
    groupIds.map((group) => ({ project_id: id, group_id: group })),
  );
  if (links.length === 0) return;
  // A group that is gone by now is left out: undo brings back what is still there.
  await tx.query({
    text: `insert into project_group_link (tenant_id, group_id, project_id)
      select $1, r.group_id, r.project_id from jsonb_to_recordset($2::jsonb) as r (group_id bigint, project_id bigint)
      join project_group g on g.tenant_id = $1 and g.id = r.group_id`,
    values: [tx.tenantId, JSON.stringify(links)],
  });
}

/** The statuses in which projects are kept now. */
export function readStatuses(
  tx: TenantTx,
  ids: readonly number[],
): Promise<{ id: number; status: ProjectStatus }[]> {
  return tx.query<{ id: number; status: ProjectStatus }>({
    text: `select id, status from project where tenant_id = $1 and id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
}

/** Lets those who give codes take turns, so that no two give the same one. */
export async function lockCodes(tx: TenantTx): Promise<void> {
  await tx.query({
    name: 'lock_project_codes',
    text: `select pg_advisory_xact_lock(hashtextextended('project_code:' || $1::int, 0))`,
    values: [tx.tenantId],
  });
}

/** Codes that begin like this and the projects that have them; the name only where the reader sees the project. */
export function readCodes(
  tx: TenantTx,
  reader: ProjectReader,
  { code, start, exceptId }: { code: string; start: string; exceptId: number },
): Promise<{ code: string; name: string | null }[]> {
  const inSight = projectInSight({ seesAll: '$2', user: '$3', only: '$4' });
  return tx.query<{ code: string; name: string | null }>({
    text: `select lower(p.code) as code, case when ${inSight} then p.name end as name from project p
      where p.tenant_id = $1 and not p.is_deleted and p.id <> $7
        and (lower(p.code) = lower($5) or starts_with(lower(p.code), lower($6)))`,
    values: [tx.tenantId, reader.seesAll, reader.userId, reader.onlyProject, code, start, exceptId],
  });
}

type Named = { category: number | null; unit: number | null; groups: readonly number[] };

/** Which of the rows that a project names are not there in this company. */
export async function readUnknown(
  tx: TenantTx,
  { category, unit, groups }: Named,
): Promise<{ category: boolean; unit: boolean; groups: boolean }> {
  const [row] = await tx.query<{ category: boolean; unit: boolean; groups: boolean }>({
    name: 'project_unknown',
    text: `select $2::bigint is not null and not exists (select from construction_category c
          where c.tenant_id = $1 and c.id = $2) as category,
        $3::bigint is not null and not exists (select from access_scope s where s.tenant_id = $1 and s.id = $3) as unit,
        exists (select from unnest($4::bigint[]) as w (id) where not exists (
          select from project_group g where g.tenant_id = $1 and g.id = w.id)) as groups`,
    values: [tx.tenantId, category, unit, groups],
  });
  return row ?? { category: false, unit: false, groups: false };
}

/** Adds what every project has: its 'Overall Project', and whoever made it on the team. */
export async function addStart(
  tx: TenantTx,
  projectId: number,
  { userId, componentId }: { userId: number; componentId: number },
): Promise<void> {
  await tx.query({
    text: `insert into component (tenant_id, id, project_id, name, component_order, is_uncategorized, color_index)
      values ($1, $3, $2, 'Overall Project', 1, true, 9)`,
    values: [tx.tenantId, projectId, componentId],
  });
  await tx.query({
    text: `insert into project_member (tenant_id, project_id, user_id) values ($1, $2, $3)`,
    values: [tx.tenantId, projectId, userId],
  });
}
