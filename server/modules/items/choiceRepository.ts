import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { inSightOf } from '#server/services/notify/audienceRepository.ts';
import { hasOwnFieldSql } from '../codes/formatSql.ts';

/** Ids that a person chose for an item, by field. */
export type Choices = {
  component_id: readonly number[];
  assignee_id: readonly number[];
  proposed_by_id: readonly number[];
  me_group_ids: readonly number[];
  tag_ids: readonly number[];
  master_format: readonly number[];
  uni_format: readonly number[];
  /** Codes of formats without a field of their own. */
  custom_format: readonly number[];
  deadline_milestone_id: readonly number[];
  drivers: readonly number[];
  risk: readonly number[];
  issue: readonly number[];
  timeline_activity: readonly number[];
};

const component = `select c.id from component c where c.tenant_id = $1 and c.project_id = $2 and c.id = any($3::bigint[])`;
/** People of this project: those who see it, and those whom its items name already, so that saving the rest stays possible. */
const assignee = `select u.id from app_user u join project p on p.tenant_id = $1 and p.id = $2
  where u.tenant_id = $1 and u.status <> 'DISABLED' and u.id = any($4::bigint[]) and (${inSightOf('u.id')}
    or exists (select from item i where i.tenant_id = $1 and i.project_id = $2 and i.assignee_id = u.id))`;
const person = (place: string) =>
  `select u.id from app_user u where u.tenant_id = $1 and u.status <> 'DISABLED' and u.id = any(${place}::bigint[])`;
const group = `select g.id from me_group g where g.tenant_id = $1 and g.project_id = $2 and g.id = any($6::bigint[])`;
const tag = `select t.id from tag t where t.tenant_id = $1 and t.type = 'ITEM' and t.id = any($7::bigint[])`;
const costGroup = (format: 'MF' | 'UF', place: string) =>
  `select c.id from cost_group c join cost_group_definition d on d.tenant_id = $1 and d.id = c.definition_id
   where c.tenant_id = $1 and d.short_name = '${format}' and c.id = any(${place}::bigint[])`;
const customCode = `select c.id from cost_group c join cost_group_definition d on d.tenant_id = $1 and d.id = c.definition_id
   where c.tenant_id = $1 and not ${hasOwnFieldSql('d')} and c.id = any($10::bigint[])`;
const ofProject = (table: string, place: string) =>
  `select o.id from ${table} o where o.tenant_id = $1 and o.project_id = $2 and o.id = any(${place}::bigint[])`;
const ids = (query: string) => `(select coalesce(json_agg(q.id), '[]') from (${query}) q)`;

/** Which of the chosen ids this project may use; the others do not exist here, whoever else may have them. */
export async function knownChoices(tx: TenantTx, projectId: number, choices: Choices): Promise<Choices> {
  const [row] = await tx.query<Choices>({
    name: 'known_choices',
    text: `select ${ids(component)} as component_id, ${ids(assignee)} as assignee_id,
      ${ids(person('$5'))} as proposed_by_id, ${ids(group)} as me_group_ids, ${ids(tag)} as tag_ids,
      ${ids(costGroup('MF', '$8'))} as master_format, ${ids(costGroup('UF', '$9'))} as uni_format,
      ${ids(customCode)} as custom_format, ${ids(ofProject('milestone', '$11'))} as deadline_milestone_id,
      ${ids(`${ofProject('value_driver', '$12')} and not o.is_deleted`)} as drivers,
      ${ids(`${ofProject('risk', '$13')} and not o.is_deleted`)} as risk,
      ${ids(`${ofProject('issue', '$14')} and not o.is_deleted`)} as issue,
      ${ids(ofProject('timeline_activity', '$15'))} as timeline_activity`,
    values: [
      tx.tenantId,
      projectId,
      choices.component_id,
      choices.assignee_id,
      choices.proposed_by_id,
      choices.me_group_ids,
      choices.tag_ids,
      choices.master_format,
      choices.uni_format,
      choices.custom_format,
      choices.deadline_milestone_id,
      choices.drivers,
      choices.risk,
      choices.issue,
      choices.timeline_activity,
    ],
  });
  if (!row) throw new Error('The check of chosen ids did not answer.');
  return row;
}

/** The format of each code, for codes that are known. */
export async function formatsOf(tx: TenantTx, codes: readonly number[]): Promise<Map<number, number>> {
  if (codes.length === 0) return new Map();
  const rows = await tx.query<{ id: number; definition_id: number }>({
    text: `select id, definition_id from cost_group where tenant_id = $1 and id = any($2::bigint[])`,
    values: [tx.tenantId, codes],
  });
  return new Map(rows.map(({ id, definition_id }) => [id, definition_id]));
}

export type MilestoneChoice = { id: number; name: string };

/** Those of the asked milestones that are design milestones of this project. */
export const findMilestones = (
  tx: TenantTx,
  projectId: number,
  milestoneIds: readonly number[],
): Promise<MilestoneChoice[]> =>
  tx.query<MilestoneChoice>({
    name: 'find_milestones',
    text: `select id, name from milestone where tenant_id = $1 and project_id = $2 and id = any($3::bigint[])`,
    values: [tx.tenantId, projectId, milestoneIds],
  });

/** A design milestone of this project, if it is one. */
export const findMilestone = async (
  tx: TenantTx,
  projectId: number,
  milestoneId: number,
): Promise<MilestoneChoice | undefined> => (await findMilestones(tx, projectId, [milestoneId]))[0];
