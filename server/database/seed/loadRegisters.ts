import { allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { ownValues } from './demo/cedarRidgeOwn.ts';
import type { DemoProject } from './demo/demoTypes.ts';
import { insertRows } from './insertRows.ts';
import type { CompanyIds } from './loadCompany.ts';
import { loadOwnValues } from './loadAttributes.ts';
import { instantOf } from './riskActs.ts';
import { mapOf, pick, withIds } from './rowIds.ts';
import type { ProjectIds } from './loadProject.ts';

/** Ids of a company, with those of the templates of its library by their names. */
export type RegisterIds = CompanyIds & { templates: ReadonlyMap<string, number> };
type Context = { tx: TenantTx; calendar: DemoCalendar; company: RegisterIds; project: ProjectIds };

/** Writes what a project's risks and issues are about. */
export async function loadRegisters(
  context: Context,
  demo: DemoProject,
  { riskIds, itemIds }: { riskIds: readonly number[]; itemIds: readonly number[] },
  now: Date,
): Promise<void> {
  await linkOptions(context, demo, riskIds, itemIds);
  await linkActivities(context, demo, itemIds);
  await loadIssues(context, demo, { risk: riskIds, scenario_item: itemIds }, now);
}

/** Writes a project's risks with their mitigations, and answers their row numbers. */
export async function loadRisks(
  { tx, calendar, company, project }: Context,
  { risks = [], code, keepsDates }: DemoProject,
): Promise<number[]> {
  const day = keepsDates ? (date: string) => date : calendar.day;
  const numbers = await allocateNumbers(tx, project.id, 'risk', risks.length);
  const ids = await withIds(tx, 'risk', risks, (risk, index) => ({
    project_id: project.id,
    number: numbers[index],
    name: risk.name,
    description: risk.description,
    category_id: pick(company.riskCategories, risk.category),
    component_id: pick(project.components, risk.component),
    owner_id: pick(company.people, risk.owner),
    status: risk.closed ? 'CLOSED' : 'IDENTIFIED',
    likelihood: risk.likelihood,
    impact: risk.impact,
    value: risk.value,
    original_value: risk.originalValue ?? risk.value,
    inherent_likelihood: risk.inherent?.[0] ?? risk.likelihood,
    inherent_impact: risk.inherent?.[1] ?? risk.impact,
    response: risk.response ?? null,
    cause: risk.cause ?? '',
    event: risk.event ?? '',
    effect: risk.effect ?? '',
    trigger: risk.trigger ?? '',
    exposed_from: risk.exposed ? day(risk.exposed[0]) : null,
    exposed_to: risk.exposed ? day(risk.exposed[1]) : null,
    struck: risk.struck !== undefined,
    struck_on: risk.struck ? day(risk.struck.on) : null,
    outcome_cost: risk.struck?.cost ?? null,
    days_lost: risk.struck?.days ?? null,
    closed_on: risk.closed ? day(risk.closed) : null,
    template_id: templateOf(company, risk),
    comment: '',
    is_deleted: false,
    version: 1 + (risk.rescored ? 1 : 0) + (risk.closed ? 1 : 0),
    created_by_id: pick(company.people, risk.owner),
    created_at: instantOf(calendar, keepsDates, risk.raised).toISOString(),
    updated_at: instantOf(calendar, keepsDates, risk.closed ?? risk.rescored ?? risk.raised).toISOString(),
  }));
  const mitigations = risks.flatMap(({ mitigations: own = [] }, index) =>
    own.map((mitigation, position) => ({ ...mitigation, position, risk_id: ids[index] })),
  );
  await withIds(tx, 'mitigation', mitigations, ({ name, status, due, leader, ...mitigation }) => ({
    risk_id: mitigation.risk_id,
    position: mitigation.position,
    name,
    description: '',
    due_date: calendar.day(due),
    status,
    leader_id: pick(company.people, leader),
    cost: mitigation.cost,
    likelihood_effect: mitigation.takesOff[0],
    impact_effect: mitigation.takesOff[1],
  }));
  const names = risks.map(({ name }) => name);
  await loadOwnValues({ tx, calendar, ...company }, ownValues[code ?? '']?.risks ?? {}, mapOf(names, ids));
  return ids;
}

/** The template that a row was made of. */
const templateOf = ({ templates }: RegisterIds, { template }: { template?: string }) =>
  template === undefined ? null : pick(templates, template);

/** Which items each risk has to do with. */
async function linkOptions(
  { tx }: Context,
  { risks = [] }: DemoProject,
  riskIds: readonly number[],
  itemIds: readonly number[],
): Promise<void> {
  const links = risks.flatMap(({ options = [] }, index) =>
    options.map((number) => ({
      item_id: itemIds[number - 1],
      entity_type: 'risk',
      entity_id: riskIds[index],
    })),
  );
  await insertRows(tx, 'item_link', links);
}

/** Which activities of the timeline items touch, by the number of the item. */
async function linkActivities(
  { tx, project }: Context,
  { touched = {} }: DemoProject,
  itemIds: readonly number[],
): Promise<void> {
  const rows = await tx.query<{ id: number; name: string }>({
    text: 'select id::float8 as id, name from timeline_activity where tenant_id = $1 and project_id = $2',
    values: [tx.tenantId, project.id],
  });
  const activities = new Map(rows.map(({ id, name }) => [name, id]));
  const links = Object.entries(touched).flatMap(([number, names]) =>
    names.map((name) => ({
      item_id: itemIds[Number(number) - 1],
      entity_type: 'timeline_activity',
      entity_id: pick(activities, name),
    })),
  );
  await insertRows(tx, 'item_link', links);
}

async function loadIssues(
  { tx, calendar, company, project }: Context,
  { issues = [] }: DemoProject,
  targets: Readonly<Record<'risk' | 'scenario_item', readonly number[]>>,
  now: Date,
): Promise<void> {
  const numbers = await allocateNumbers(tx, project.id, 'issue', issues.length);
  const ids = await withIds(tx, 'issue', issues, (issue, index) => ({
    project_id: project.id,
    number: numbers[index],
    name: issue.name,
    description: issue.description,
    type: issue.type,
    subtype: issue.subtype ?? null,
    severity: issue.severity,
    priority: issue.priority,
    status: issue.status,
    due_date: calendar.day(issue.due),
    answer: issue.answer?.[1] ?? '',
    answered_by_id: issue.answer ? pick(company.people, issue.answer[0]) : null,
    answered_on: issue.answer ? calendar.day(issue.answer[2]) : null,
    closed_on: issue.closed ? calendar.day(issue.closed) : null,
    template_id: templateOf(company, issue),
    cost_at_stake: issue.cost ?? null,
    days_at_stake: issue.days ?? null,
    root_cause: issue.rootCause ?? null,
    scope_of_work: issue.scope ?? null,
    trade: issue.trade ?? null,
    disciplines: issue.disciplines ?? [],
    assignee_id: pick(company.people, issue.assignee),
    reviewer_id: pick(company.people, issue.reviewer),
    is_deleted: false,
    version: 1,
    created_by_id: pick(company.people, issue.reviewer),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }));
  const links = issues.flatMap(({ links: own = [] }, index) =>
    own.map(([type, number]) => ({
      issue_id: ids[index],
      entity_type: type,
      entity_id: targets[type][number - 1],
    })),
  );
  await insertRows(tx, 'issue_link', links);
}
