import type { MitigationStatus } from '#domain/risks';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** A mitigation as history keeps it, within its risk. */
export type StoredMitigation = {
  id: number;
  name: string;
  description: string;
  due_date: string | null;
  status: MitigationStatus;
  leader_id: number | null;
  cost: number | null;
  likelihood_effect: number;
  impact_effect: number;
};

/** The mitigations of these risks in their order, by risk. */
export async function loadMitigations(
  tx: TenantTx,
  riskIds: readonly number[],
): Promise<Map<number, StoredMitigation[]>> {
  const rows = await tx.query<{ risk_id: number; mitigations: StoredMitigation[] }>({
    text: `select m.risk_id, json_agg(json_build_object('id', m.id, 'name', m.name, 'description', m.description,
        'due_date', m.due_date, 'status', m.status, 'leader_id', m.leader_id, 'cost', trim_scale(m.cost),
        'likelihood_effect', m.likelihood_effect, 'impact_effect', m.impact_effect) order by m.position) as mitigations
      from mitigation m where m.tenant_id = $1 and m.risk_id = any($2::bigint[]) group by m.risk_id`,
    values: [tx.tenantId, riskIds],
  });
  return new Map(rows.map(({ risk_id: id, mitigations }) => [id, mitigations]));
}

/** Writes the whole list of each risk: two statements for any number of them. */
export async function replaceMitigations(
  tx: TenantTx,
  lists: readonly { riskId: number; mitigations: readonly StoredMitigation[] }[],
): Promise<void> {
  if (lists.length === 0) return;
  await tx.query({
    text: `delete from mitigation where tenant_id = $1 and risk_id = any($2::bigint[])`,
    values: [tx.tenantId, lists.map(({ riskId }) => riskId)],
  });
  const rows = lists.flatMap(({ riskId, mitigations }) =>
    mitigations.map((mitigation, position) => ({ ...mitigation, risk_id: riskId, position })),
  );
  if (rows.length === 0) return;
  await tx.query({
    text: `insert into mitigation (tenant_id, id, risk_id, position, name, description, due_date, status, leader_id, cost,
        likelihood_effect, impact_effect)
      select $1, r.id, r.risk_id, r.position, r.name, r.description, r.due_date, r.status, r.leader_id, r.cost,
        r.likelihood_effect, r.impact_effect
      from jsonb_to_recordset($2::jsonb) as r (id bigint, risk_id bigint, position integer, name text, description text,
        due_date date, status text, leader_id bigint, cost numeric, likelihood_effect smallint, impact_effect smallint)`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}
