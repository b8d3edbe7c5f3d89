import type { components } from '#contract/api.ts';
import type { LaterChanges } from '#domain/changes';
import type { IssueStatus } from '#domain/issues';
import type { Amount } from '#domain/money';
import type { RiskStatus } from '#domain/risks';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, objectJson, personJson } from '../jsonSql.ts';
import { projectBudget } from '../risks/riskRepository.ts';
import { endOf, tailsSql } from './sinceSql.ts';

/** What of a risk a day of the past shows. */
export type PastRiskFields = {
  name: string;
  status: RiskStatus;
  likelihood: number | null;
  impact: number | null;
  value: Amount | null;
  component_id: number | null;
  owner_id: number | null;
  scale_id: number | null;
};

/** What of an issue a day of the past shows. */
export type PastIssueFields = {
  name: string;
  status: IssueStatus;
  severity: number | null;
  due_date: string | null;
  cost_at_stake: Amount | null;
  days_at_stake: number | null;
  assignee_id: number | null;
};

/** A row as it is kept now, with what happened to it after the day. */
export type PastRegisterRow<Fields> = {
  id: number;
  number: number;
  isDeleted: boolean;
  row: Fields;
  later: LaterChanges | null;
};

/** Columns by their names in the history. */
const columns = {
  risk: {
    name: 'r.name',
    status: 'r.status',
    likelihood: 'r.likelihood',
    impact: 'r.impact',
    value: exact('r.value'),
    component_id: 'r.component_id',
    owner_id: 'r.owner_id',
    scale_id: 'r.scale_id',
  } satisfies Record<keyof PastRiskFields, string>,
  issue: {
    name: 'r.name',
    status: 'r.status',
    severity: 'r.severity',
    due_date: 'r.due_date',
    cost_at_stake: exact('r.cost_at_stake'),
    days_at_stake: 'r.days_at_stake',
    assignee_id: 'r.assignee_id',
  } satisfies Record<keyof PastIssueFields, string>,
} as const;

type FieldsOf = { risk: PastRiskFields; issue: PastIssueFields };

/**
 * A project's risks or issues as they are now, deleted ones too, with the first change after `date` and what each field
 * said before the first change that touched it. Rows that were made later are left out.
 */
export function registerSince<Entity extends keyof FieldsOf>(
  tx: TenantTx,
  entity: Entity,
  { projectId, date, timeZone }: { projectId: number; date: string; timeZone: string },
): Promise<PastRegisterRow<FieldsOf[Entity]>[]> {
  return tx.query<PastRegisterRow<FieldsOf[Entity]>>({
    name: `${entity}s_since`,
    text: `with ${tailsSql(entity)}
      select r.id, r.number, r.is_deleted as "isDeleted", ${objectJson(columns[entity])} as row, tails.later
      from ${entity} r left join tails on tails.id = r.id
      where r.tenant_id = $1 and r.project_id = $2 and (r.created_at < ${endOf('$3')} or
        exists (select from change_set s join change_entry e on e.tenant_id = $1 and e.change_set_id = s.id
          and e.entity = '${entity}' and e.entity_id = r.id
          where s.tenant_id = $1 and s.project_id = $2 and s.created_at < ${endOf('$3')}))
      order by r.number`,
    values: [tx.tenantId, projectId, date, timeZone, Object.keys(columns[entity])],
  });
}

/** The project's budget of today, which the values of risks are estimated from; null while there is none. */
export async function budgetNow(tx: TenantTx, projectId: number): Promise<Amount | null> {
  const [row] = await tx.query<{ budget: Amount | null }>({
    name: 'past_budget',
    text: `select ${exact('b.budget')} as budget from ${projectBudget} b`,
    values: [tx.tenantId, projectId],
  });
  return row?.budget ?? null;
}

type Person = components['schemas']['Person'];

/** These people by their numbers. */
export async function pastPeople(
  tx: TenantTx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Person>> {
  const rows = await tx.query<{ person: Person }>({
    name: 'past_people',
    text: `select ${personJson('u')} as person from app_user u where u.tenant_id = $1 and u.id = any($2::bigint[])`,
    values: [tx.tenantId, [...new Set(ids.filter((id) => id !== null))]],
  });
  return new Map(rows.map(({ person }) => [person.id, person]));
}
