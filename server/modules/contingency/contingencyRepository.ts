import type { OpenRisk, PotKind } from '#domain/contingency';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { codeSql, exact } from '../jsonSql.ts';
import { projectBudget } from '../risks/riskRepository.ts';

/** A movement with the code of what caused it, for those who may know. */
export type MoveRow = { date: string; amount: number; is_transfer: boolean; reason: string | null };

/** A fund with all that moved it, in the order of days. */
export type PotRow = {
  id: number;
  kind: PotKind;
  name: string;
  amount: number;
  opened_on: string;
  version: number;
  moves: MoveRow[];
};

/** What a reader may know of why a pot moved: items tell costs with markups, risks have a permission of their own. */
export type ReasonSight = { seesOptions: boolean; seesRisks: boolean };

/** The pots of a project in the order of kinds and of their making; only the one asked for when there is one. */
export function listPots(
  tx: TenantTx,
  projectId: number,
  { seesOptions, seesRisks }: ReasonSight,
  potId: number | null = null,
): Promise<PotRow[]> {
  return tx.query<PotRow>({
    name: 'contingency_pots',
    text: `select p.id, p.kind, p.name, p.amount::float8 as amount, p.opened_on::text, p.version,
        coalesce((select json_agg(json_build_object('date', e.date, 'amount', ${exact('e.amount')},
            'is_transfer', e.transfer_pot_id is not null,
            'reason', coalesce(${codeSql('VO-', 'i.number')}, ${codeSql('R-', 'r.number')})) order by e.date, e.id)
          from contingency_entry e
          left join item i on $4::boolean and i.tenant_id = $1 and i.id = e.item_id
          left join risk r on $5::boolean and r.tenant_id = $1 and r.id = e.risk_id
          where e.tenant_id = $1 and e.pot_id = p.id), '[]') as moves
      from contingency_pot p
      where p.tenant_id = $1 and p.project_id = $2 and ($3::bigint is null or p.id = $3)
      order by array_position('{design,construction,buyout}', p.kind), p.position, p.id`,
    values: [tx.tenantId, projectId, potId, seesOptions, seesRisks],
  });
}

/** What of a project contingency is measured against. */
export type ContingencyFrame = {
  target_budget: number | null;
  completion_date: string | null;
  risks: OpenRisk[];
};

/** Budget, end of construction and open risks of a project. */
export async function readFrame(tx: TenantTx, projectId: number): Promise<ContingencyFrame | undefined> {
  const [row] = await tx.query<ContingencyFrame>({
    name: 'contingency_frame',
    text: `select b.budget::float8 as target_budget, p.completion_date::text,
        coalesce((select json_agg(json_build_object('value', ${exact('r.value')}, 'likelihood', r.likelihood,
            'impact', r.impact, 'exposed_from', r.exposed_from, 'exposed_to', r.exposed_to)) from risk r
          where r.tenant_id = $1 and r.project_id = $2 and r.status = 'IDENTIFIED' and not r.is_deleted), '[]') as risks
      from project p cross join ${projectBudget} b where p.tenant_id = $1 and p.id = $2`,
    values: [tx.tenantId, projectId],
  });
  return row;
}

/** What the lines of a milestone's estimate hold as contingency. */
export async function contingencyInEstimate(tx: TenantTx, milestoneId: number): Promise<number> {
  const [row] = await tx.query<{ amount: number }>({
    name: 'contingency_in_estimate',
    text: `select coalesce(sum(l.amount), 0)::float8 as amount from estimate_line l
      where l.tenant_id = $1 and l.milestone_id = $2 and l.kind = 'CONTINGENCY'`,
    values: [tx.tenantId, milestoneId],
  });
  return row?.amount ?? 0;
}

/** Names of the project's pots, with the place that a new one takes. */
export function listPotNames(
  tx: TenantTx,
  projectId: number,
): Promise<{ id: number; name: string; position: number }[]> {
  return tx.query<{ id: number; name: string; position: number }>({
    name: 'contingency_pot_names',
    text: `select id, name, position from contingency_pot where tenant_id = $1 and project_id = $2 order by position`,
    values: [tx.tenantId, projectId],
  });
}
