import { type ProjectSettings, usualProjectSettings } from '#domain/settings';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';
import { lockProjects } from '../projectLockRepository.ts';

/** The group of choices that stands on the project's settings page. */
const group = 'project';

type Row = { projectId: number; config: Partial<ProjectSettings> | null; version: number };

const toSettings = (config: Partial<ProjectSettings> | null): ProjectSettings => ({
  ...usualProjectSettings,
  ...config,
});

const text = `select p.id::float8 as "projectId", s.config, coalesce(s.version, 1) as version from project p
  left join project_setting s on s.tenant_id = $1 and s.project_id = p.id and s.key = '${group}'
  where p.tenant_id = $1 and p.id = any($2::bigint[])`;

/** How a project counts and shows, with what holds where nothing was chosen. */
export async function readProjectSettings(
  tx: TenantTx,
  projectId: number,
): Promise<{ settings: ProjectSettings; version: number } | undefined> {
  const [row] = await tx.query<Row>({
    name: 'read_project_settings',
    text,
    values: [tx.tenantId, [projectId]],
  });
  return row && { settings: toSettings(row.config), version: row.version };
}

/** Settings for the change engine under the number of their project, which is locked: there may be no row yet. */
export async function loadProjectSettings(
  tx: TenantTx,
  ids: readonly number[],
): Promise<Map<number, Snapshot>> {
  await lockProjects(tx, ids);
  const rows = await tx.query<Row>({ name: 'read_project_settings', text, values: [tx.tenantId, ids] });
  return new Map(
    rows.map(({ projectId, config, version }) => [
      projectId,
      { version, projectId, fields: { ...toSettings(config) } },
    ]),
  );
}

export async function writeProjectSettings(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  const ids = await allocateIds(tx, 'project_setting', rows.length);
  await tx.query({
    text: `insert into project_setting as s (tenant_id, id, project_id, key, config, version)
      select $1, r.id, r.project_id, '${group}', r.config, r.version
      from jsonb_to_recordset($2::jsonb) as r (id bigint, project_id bigint, config jsonb, version int)
      on conflict (tenant_id, project_id, key) do update set config = excluded.config, version = excluded.version`,
    values: [
      tx.tenantId,
      JSON.stringify(
        rows.map(({ id: projectId, fields, version }, at) => ({
          id: ids[at],
          project_id: projectId,
          config: fields,
          version,
        })),
      ),
    ],
  });
}
