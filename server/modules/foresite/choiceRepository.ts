import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** Ids that a person chose for an option, by field. */
export type Choices = {
  component_id: readonly number[];
  assignee_id: readonly number[];
  proposed_by_id: readonly number[];
  me_group_ids: readonly number[];
  tag_ids: readonly number[];
  master_format: readonly number[];
  uni_format: readonly number[];
};

const component = `select c.id from component c where c.tenant_id = $1 and c.project_id = $2 and c.id = any($3::bigint[])`;
const person = (place: string) =>
  `select u.id from app_user u where u.tenant_id = $1 and u.status <> 'DISABLED' and u.id = any(${place}::bigint[])`;
const group = `select g.id from me_group g where g.tenant_id = $1 and g.project_id = $2 and g.id = any($6::bigint[])`;
const tag = `select t.id from tag t where t.tenant_id = $1 and t.type = 'ITEM' and t.id = any($7::bigint[])`;
const costGroup = (format: 'MF' | 'UF', place: string) =>
  `select c.id from cost_group c join cost_group_definition d on d.tenant_id = $1 and d.id = c.definition_id
   where c.tenant_id = $1 and d.short_name = '${format}' and c.id = any(${place}::bigint[])`;
const ids = (query: string) => `(select coalesce(json_agg(q.id), '[]') from (${query}) q)`;

/** Which of the chosen ids this project may use; the others do not exist here, whoever else may have them. */
export async function knownChoices(tx: TenantTx, projectId: number, choices: Choices): Promise<Choices> {
  const [row] = await tx.query<Choices>({
    name: 'known_choices',
    text: `select ${ids(component)} as component_id, ${ids(person('$4'))} as assignee_id,
      ${ids(person('$5'))} as proposed_by_id, ${ids(group)} as me_group_ids, ${ids(tag)} as tag_ids,
      ${ids(costGroup('MF', '$8'))} as master_format, ${ids(costGroup('UF', '$9'))} as uni_format`,
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
    ],
  });
  if (!row) throw new Error('The check of chosen ids did not answer.');
  return row;
}

export type MilestoneChoice = { id: number; name: string };

/** A design milestone of this project, if it is one. */
export async function findMilestone(
  tx: TenantTx,
  projectId: number,
  milestoneId: number,
): Promise<MilestoneChoice | undefined> {
  const [row] = await tx.query<MilestoneChoice>({
    name: 'find_milestone',
    text: `select id, name from milestone where tenant_id = $1 and project_id = $2 and id = $3`,
    values: [tx.tenantId, projectId, milestoneId],
  });
  return row;
}
