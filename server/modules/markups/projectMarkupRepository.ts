import type { components } from '#contract/api.ts';
import type { CopyLine } from '#domain/markups';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';
import { objectJson } from '../jsonSql.ts';
import { lockProjects } from '../projectLockRepository.ts';

type Choice = components['schemas']['MarkupTemplateChoice'];
/** A line that is kept. */
export type KeptCopyLine = CopyLine & { id: number; value: number };
type Copy = { projectId: number; version: number; template_id: number | null; lines: KeptCopyLine[] };

const line = {
  id: 'l.id',
  name: 'l.name',
  kind: 'l.kind',
  value: 'trim_scale(l.value)',
  is_on: 'l.is_on',
  items_inherit: 'l.items_inherit',
  display: 'l.display',
};
const copyText = `select p.id::float8 as "projectId", coalesce(s.version, 1) as version, s.template_id::float8 as template_id,
    coalesce((select json_agg(${objectJson(line)} order by l.position) from project_markup l
      where l.tenant_id = $1 and l.project_id = p.id and not l.is_removed), '[]') as lines
  from project p left join project_markup_set s on s.tenant_id = $1 and s.project_id = p.id
  where p.tenant_id = $1 and p.id = any($2::bigint[])`;

/** The markups of a project; undefined where there is no such project. */
export async function readCopy(tx: TenantTx, projectId: number): Promise<Copy | undefined> {
  const [copy] = await tx.query<Copy>({
    name: 'read_project_markups',
    text: copyText,
    values: [tx.tenantId, [projectId]],
  });
  return copy;
}

/** Markups for the change engine under the number of their project, which is locked: there may be no row yet. */
export async function loadCopies(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  await lockProjects(tx, ids);
  const rows = await tx.query<Copy>({
    name: 'read_project_markups',
    text: copyText,
    values: [tx.tenantId, ids],
  });
  return new Map(
    rows.map(({ projectId, version, template_id, lines }) => [
      projectId,
      { version, projectId, fields: { template_id, lines } },
    ]),
  );
}

/** Keeps template and version of these copies. */
export async function writeSets(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  const listed = rows.map(({ id, version, fields }) => ({ ...fields, project_id: id, version }));
  await tx.query({
    text: `insert into project_markup_set (tenant_id, project_id, template_id, version)
      select $1, r.project_id, r.template_id, r.version
      from jsonb_to_recordset($2::jsonb) as r (project_id bigint, template_id bigint, version int)
      on conflict (tenant_id, project_id) do update set template_id = excluded.template_id, version = excluded.version`,
    values: [tx.tenantId, JSON.stringify(listed)],
  });
}

/** Puts these lines in place of a project's; lines that are gone stay marked, those that come back are found again. */
export async function replaceLines(
  tx: TenantTx,
  projectId: number,
  lines: readonly KeptCopyLine[],
): Promise<void> {
  await tx.query({
    text: `update project_markup set is_removed = true where tenant_id = $1 and project_id = $2 and not is_removed`,
    values: [tx.tenantId, projectId],
  });
  if (lines.length === 0) return;
  await tx.query({
    text: `insert into project_markup as m (tenant_id, project_id, id, position, name, kind, value, is_on, items_inherit, display)
      select $1, $2, r.id, r.position, r.name, r.kind, r.value, r.is_on, r.items_inherit, r.display
      from jsonb_populate_recordset(null::project_markup, $3::jsonb) r
      on conflict (tenant_id, id) do update set position = excluded.position, name = excluded.name, kind = excluded.kind,
        value = excluded.value, is_on = excluded.is_on, items_inherit = excluded.items_inherit,
        display = excluded.display, is_removed = false
      where m.project_id = $2`,
    values: [tx.tenantId, projectId, JSON.stringify(lines.map((kept, position) => ({ ...kept, position })))],
  });
}

/** The most templates that a project can choose from. */
const mostTemplates = 500;

/** The company's templates with their lines, as projects take them. */
export const readChoices = (tx: TenantTx): Promise<Choice[]> =>
  tx.query<Choice>({
    name: 'markup_template_choices',
    text: `select t.id::float8 as id, t.name, t.group_name, t.lines from markup_template t
      where t.tenant_id = $1 and not t.is_deleted order by t.group_name = '', lower(t.group_name), lower(t.name), t.id
      limit ${mostTemplates}`,
    values: [tx.tenantId],
  });
