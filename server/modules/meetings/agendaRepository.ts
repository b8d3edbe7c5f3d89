import type { AgendaSource, TopicEntity } from '#domain/meetings';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { riskLevelSql } from '../risks/riskLevelSql.ts';

/** A row that may come on an agenda, with its name. */
export type Named<Row> = Row & { name: string };

/** What may come on an agenda, by kind; kinds that the caller may not see are empty. */
export type AgendaRows = {
  [Kind in keyof AgendaSource]: Named<AgendaSource[Kind][number]>[];
};

const list = (row: string, from: string) => `(select coalesce(json_agg(${row}), '[]') from ${from})`;

/** Everything in the project that is open and has a reason to be looked at; `seen` are the kinds that the caller may see. */
export async function readAgendaRows(
  tx: TenantTx,
  projectId: number,
  seen: readonly TopicEntity[],
): Promise<AgendaRows> {
  const [row] = await tx.query<AgendaRows>({
    name: 'read_agenda',
    text: `select ${list(
      `json_build_object('id', i.id, 'number', i.number, 'name', i.name, 'due_date', i.due_date,
        'deadline', coalesce(d.actual_date, d.date), 'weekly_waiting_cost', i.weekly_waiting_cost)`,
      `item i left join milestone d on d.tenant_id = $1 and d.id = i.deadline_milestone_id
        where i.tenant_id = $1 and i.project_id = $2 and i.status = 'PENDING' and not i.is_deleted
          and (i.due_date is not null or d.id is not null) and 'item' = any($3)`,
    )} as items, ${list(
      `json_build_object('id', r.id, 'number', r.number, 'name', r.name, 'level', ${riskLevelSql('r')},
        'mitigations', ${list('m.status', `mitigation m where m.tenant_id = $1 and m.risk_id = r.id`)},
        'mitigation_due', (select min(m.due_date) from mitigation m where m.tenant_id = $1 and m.risk_id = r.id
          and m.status <> 'COMPLETE'))`,
      `risk r where r.tenant_id = $1 and r.project_id = $2 and r.status = 'IDENTIFIED' and not r.is_deleted
        and 'risk' = any($3)`,
    )} as risks, ${list(
      `json_build_object('id', s.id, 'number', s.number, 'name', s.name, 'due_date', s.due_date, 'severity', s.severity)`,
      `issue s where s.tenant_id = $1 and s.project_id = $2 and s.status in ('OPEN', 'PENDING', 'DISPUTE')
        and not s.is_deleted and 'issue' = any($3)`,
    )} as issues`,
    values: [tx.tenantId, projectId, seen],
  });
  return row ?? { items: [], risks: [], issues: [] };
}
