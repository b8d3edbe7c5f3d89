import type { KeptLine } from '#domain/markups';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/**
 * Gives a new project its copy of the company's default template: the lines that are on, in their order. A project that
 * has lines of its own already, taken from another one, keeps those.
 */
export async function addDefaultMarkups(tx: TenantTx, projectId: number): Promise<void> {
  const lines = await tx.query<{ template_id: number; line: KeptLine }>({
    text: `select t.id as template_id, l.line
      from (select * from markup_template where tenant_id = $1 and is_default and not is_deleted
          order by id limit 1) t, jsonb_array_elements(t.lines) with ordinality as l (line, place)
      where t.tenant_id = $1 and (l.line ->> 'is_on')::boolean
        and not exists (select from project_markup p where p.tenant_id = $1 and p.project_id = $2)
      order by l.place`,
    values: [tx.tenantId, projectId],
  });
  if (lines.length === 0) return;
  const ids = await allocateIds(tx, 'project_markup', lines.length);
  const rows = lines.map(({ line }, position) => ({ ...line, id: ids[position], position }));
  await tx.query({
    text: `insert into project_markup (tenant_id, project_id, id, position, name, kind, value, items_inherit, display)
      select $1, $2, r.id, r.position, r.name, r.kind, r.value, r.items_inherit, r.display
      from jsonb_populate_recordset(null::project_markup, $3::jsonb) r`,
    values: [tx.tenantId, projectId, JSON.stringify(rows)],
  });
  await tx.query({
    text: `insert into project_markup_set (tenant_id, project_id, template_id) values ($1, $2, $3)`,
    values: [tx.tenantId, projectId, lines[0]?.template_id],
  });
}
