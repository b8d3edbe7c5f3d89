import { DUE_STATUSES, type DueItem, type DueMitigation, type NamedProject } from '#domain/notifications';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { holdsInProject, inSightOf } from '#server/services/notify/audienceRepository.ts';

/** Projects that are worked on. */
const live = `('ACTIVE', 'DRAFT', 'CONCEPT', 'PLAYGROUND')`;

/** Open items due within these days (both included), each with an assignee who may see it. */
export async function listDueItems(
  tx: TenantTx,
  { first, last }: { first: string; last: string },
): Promise<{ item: DueItem; project: NamedProject }[]> {
  const rows = await tx.query<DueItem & { projectId: number; projectName: string }>({
    name: 'list_due_items',
    text: `select i.id, i.number, i.name, i.status, i.due_date as "dueDate", i.assignee_id as "assigneeId",
        p.id as "projectId", p.name as "projectName"
      from item i
      join project p on p.tenant_id = $1 and p.id = i.project_id and p.status in ${live} and not p.is_deleted
      join app_user u on u.tenant_id = $1 and u.id = i.assignee_id and u.status = 'ACTIVE'
      where i.tenant_id = $1 and not i.is_deleted and i.status = any($2) and i.due_date between $3 and $4
        and ${holdsInProject('u.id', `'foresite_access'`)} and ${inSightOf('u.id')}
      order by i.due_date, i.id`,
    values: [tx.tenantId, DUE_STATUSES, first, last],
  });
  return rows.map(({ projectId, projectName, ...item }) => ({
    item,
    project: { id: projectId, name: projectName },
  }));
}

/** Mitigations of active risks that are not done and due within these days, each with a leader who may see the risk. */
export async function listDueMitigations(
  tx: TenantTx,
  { first, last }: { first: string; last: string },
): Promise<{ mitigation: DueMitigation; project: NamedProject }[]> {
  const rows = await tx.query<DueMitigation & { projectId: number; projectName: string }>({
    name: 'list_due_mitigations',
    text: `select m.id, m.name, m.due_date as "dueDate", m.leader_id as "leaderId",
        json_build_object('id', r.id, 'number', r.number, 'name', r.name) as risk,
        p.id as "projectId", p.name as "projectName"
      from mitigation m
      join risk r on r.tenant_id = $1 and r.id = m.risk_id and r.status = 'IDENTIFIED' and not r.is_deleted
      join project p on p.tenant_id = $1 and p.id = r.project_id and p.status in ${live} and not p.is_deleted
      join app_user u on u.tenant_id = $1 and u.id = m.leader_id and u.status = 'ACTIVE'
      where m.tenant_id = $1 and m.status <> 'COMPLETE' and m.due_date between $2 and $3
        and ${holdsInProject('u.id', `'risk_access'`)} and ${inSightOf('u.id')}
      order by m.due_date, m.id`,
    values: [tx.tenantId, first, last],
  });
  return rows.map(({ projectId, projectName, ...mitigation }) => ({
    mitigation,
    project: { id: projectId, name: projectName },
  }));
}
