import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { objectJson } from '../jsonSql.ts';
import { areaJson } from './areaRepository.ts';
import { lockProjects } from '../projectLockRepository.ts';

const named = {
  id: 'v.id',
  name: 'v.name',
  milestone: `(select json_build_object('id', m.id, 'name', m.name) from milestone m
    where m.tenant_id = $1 and m.id = v.milestone_id)`,
  created_at: `to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  area_count: 'jsonb_array_length(v.areas)',
  version: 'v.version',
};
const listed = objectJson(named);
const whole = objectJson({ ...named, areas: 'v.areas' });
const ofProject = 'v.tenant_id = $1 and v.project_id = $2 and not v.is_deleted';

/** The versions of a project's program as JSON, the latest first, without their areas. */
export async function listVersionsJson(tx: TenantTx, projectId: number): Promise<string> {
  const [row] = await tx.query<{ json: string }>({
    name: 'list_program_versions',
    text: `select json_build_object('count', count(*), 'results',
        coalesce(json_agg(${listed} order by v.created_at desc, v.id desc), '[]'))::text as json
      from program_version v where ${ofProject}`,
    values: [tx.tenantId, projectId],
  });
  return row?.json ?? '';
}

/** One version as JSON, with its areas where they are asked for. */
export async function readVersionJson(
  tx: TenantTx,
  projectId: number,
  id: number,
  withAreas: boolean,
): Promise<string | undefined> {
  const [row] = await tx.query<{ json: string }>({
    name: withAreas ? 'read_program_version' : 'read_program_version_name',
    text: `select ${withAreas ? whole : listed}::text as json from program_version v where ${ofProject} and v.id = $3`,
    values: [tx.tenantId, projectId, id],
  });
  return row?.json;
}

/** Writes the areas of now into new versions. */
export async function keepAreas(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await tx.query({
    text: `update program_version v set areas = coalesce((select jsonb_agg(${areaJson}::jsonb order by a.position, a.id)
        from program_area a where a.tenant_id = $1 and a.project_id = v.project_id), '[]')
      where v.tenant_id = $1 and v.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
}

/** Names of the project's versions, with the project locked: two people who keep one wait for each other. */
export async function lockVersions(tx: TenantTx, projectId: number): Promise<{ id: number; name: string }[]> {
  await lockProjects(tx, [projectId]);
  return tx.query<{ id: number; name: string }>({
    name: 'read_program_version_names',
    text: `select v.id, v.name from program_version v where ${ofProject}`,
    values: [tx.tenantId, projectId],
  });
}

/** Whether the project has this milestone. */
export async function hasMilestone(tx: TenantTx, projectId: number, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'has_program_milestone',
    text: 'select 1 from milestone where tenant_id = $1 and project_id = $2 and id = $3',
    values: [tx.tenantId, projectId, id],
  });
  return rows.length > 0;
}
