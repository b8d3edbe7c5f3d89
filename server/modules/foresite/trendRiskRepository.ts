import type { InputRisk } from '#domain/foresite';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact } from '../jsonSql.ts';

/** An active risk as the cost trend and the range of outcome need it. */
export type ActiveRisk = InputRisk & { id: number; number: number; name: string };

/** The project's active risks: identified, not closed. */
export async function listActiveRisks(tx: TenantTx, projectId: number): Promise<ActiveRisk[]> {
  const [row] = await tx.query<{ risks: ActiveRisk[] }>({
    name: 'foresite_risks',
    text: `select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'name', r.name,
        'component_id', r.component_id, 'value', ${exact('r.value')}, 'likelihood', r.likelihood, 'impact', r.impact)
        order by r.number), '[]') as risks
      from risk r where r.tenant_id = $1 and r.project_id = $2 and r.status = 'IDENTIFIED' and not r.is_deleted`,
    values: [tx.tenantId, projectId],
  });
  return row?.risks ?? [];
}
