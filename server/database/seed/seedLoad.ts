import { addDays, companyDate } from '#domain/dates';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import { itemAdapters } from '#server/modules/items/index.ts';
import { scenarioAdapter } from '#server/modules/scenarios/scenarioAdapter.ts';
import { groupLetter } from '#server/modules/items/choices/createGroup.ts';
import { keepMissingTotals } from '#server/modules/projects/keepTotals.ts';
import { createChangeEngine } from '#server/services/changes/changeEngine.ts';
import type { ChangeSetHead } from '#server/services/changes/entityAdapter.ts';
import { appendEvents } from '#server/services/events/eventLog.ts';
import { withIds } from './rowIds.ts';
import { loadTestItem } from './loadTestItems.ts';
import { loadTestBuyout } from './loadTestBuyout.ts';
import { loadTestProject, type LoadProject } from './loadTestProject.ts';
import { seededRandom } from './seededRandom.ts';

/** What the load project holds (demo data: fixture for grid and chart timing). */
export const loadSizes = {
  items: 5000,
  groups: 60,
  risks: 2000,
  estimateLines: 10_000,
  milestones: 20,
  components: 40,
};
export const loadProjectName = 'Load Test Campus';

/**
 * Adds the projects 'Load Test Campus' and 'Load Test Buyout' to a company, always the same but for its dates; false when they are there already.
 * Written in large statements through the change engine, so that it has numbers, history and events.
 */
export async function seedLoad(
  database: Database,
  { tenant, now = new Date() }: { tenant: string; now?: Date },
): Promise<boolean> {
  const [company] = await database.asSystem((tx) =>
    tx.query<{ id: number; zone: string }>({
      text: 'select id, time_zone as zone from tenant where slug = $1',
      values: [tenant],
    }),
  );
  if (!company) throw new Error(`There is no company "${tenant}". Load the demo data first.`);
  const today = companyDate(now, company.zone);
  const added = await database.asTenant(company.id, (tx) => load(tx, today, now), { deadlineMs: 60_000 });
  if (added) await database.analyze();
  return added;
}

async function load(tx: TenantTx, today: string, now: Date): Promise<boolean> {
  const there = await tx.query({
    text: 'select from project where tenant_id = $1 and name = $2',
    values: [tx.tenantId, loadProjectName],
  });
  if (there.length > 0) return false;
  const random = seededRandom(5000);
  const project = await loadTestProject(tx, {
    name: loadProjectName,
    code: 'LOAD-1',
    today,
    random,
    sizes: loadSizes,
  });
  await addItems(tx, project, today, now);
  const numbers = await allocateNumbers(tx, project.id, 'risk', loadSizes.risks);
  await withIds(tx, 'risk', numbers, (number) => ({
    project_id: project.id,
    number,
    name: `Risk ${number} of the campus`,
    description: '',
    category_id: random.oneOf(project.riskCategories),
    component_id: random.oneOf(project.components),
    owner_id: random.oneOf(project.people),
    status: random.chance(80) ? 'IDENTIFIED' : 'CLOSED',
    likelihood: random.between(1, 5),
    impact: random.between(1, 5),
    value: random.between(5, 4000) * 1000,
    original_value: null,
    comment: '',
    is_deleted: false,
    version: 1,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }));
  await loadTestBuyout(tx, today, now);
  await keepMissingTotals(tx);
  return true;
}

/** Items in one change set, as an import would write them. */
async function addItems(tx: TenantTx, project: LoadProject, today: string, now: Date): Promise<void> {
  const changes = createChangeEngine({
    events: { append: appendEvents },
    adapters: [...itemAdapters, scenarioAdapter],
  });
  const head: ChangeSetHead = {
    projectId: project.id,
    actorId: project.people[0] ?? null,
    source: 'system',
    summary: 'Loaded the items of the load test',
    now: now.toISOString(),
  };
  const letters = await allocateNumbers(tx, project.id, 'me_group', loadSizes.groups);
  const groups = await changes.apply(
    tx,
    head,
    letters.map((number) => ({
      entity: 'me_group',
      kind: 'create' as const,
      fields: { letter: groupLetter(number) },
    })),
  );
  const random = seededRandom(60);
  const ids = await allocateIds(tx, 'sub_item', loadSizes.items * 4);
  const choices = {
    ...project,
    today,
    currentDate: addDays(today, -30),
    groups: groups.rows.map(({ id }) => id),
    subItemIds: () => ids.shift() as number,
  };
  const items = Array.from({ length: loadSizes.items }, (_, index) => ({
    entity: 'item',
    kind: 'create' as const,
    fields: loadTestItem(random, index, choices),
  }));
  await changes.apply(tx, head, items);
}
