import { addDays } from '#domain/dates';
import { subItemExtension } from '#domain/items';
import { PACKAGE_STATUSES, type PackageStatus } from '#domain/procurement';
import { allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { loadTestProject } from './loadTestProject.ts';
import { withIds } from './rowIds.ts';
import { seededRandom } from './seededRandom.ts';

/** What the project of procurement at its size holds; every line is allocated, half of them by hand. */
export const buyoutSizes = {
  packages: 300,
  workPackages: 4000,
  lines: 20_000,
  rules: 200,
  components: 40,
};
export const loadBuyoutName = 'Load Test Buyout';

const statuses = Object.keys(PACKAGE_STATUSES) as PackageStatus[];
const trades = [
  'Concrete',
  'Steel',
  'Roofing',
  'Glazing',
  'Drywall',
  'Mechanical',
  'Electrical',
  'Landscape',
];

/** Adds the project whose purchases are measured, always the same but for its dates. */
export async function loadTestBuyout(tx: TenantTx, today: string, now: Date): Promise<void> {
  const random = seededRandom(300);
  const at = now.toISOString();
  const project = await loadTestProject(tx, {
    name: loadBuyoutName,
    code: 'LOAD-2',
    today,
    random,
    sizes: { milestones: 1, components: buyoutSizes.components, estimateLines: 0 },
  });
  const { id: projectId, masterFormat: codes } = project;
  const lines = Array.from({ length: buyoutSizes.lines }, (_, position) => {
    const quantity = random.between(50, 4000);
    const unitCost = random.between(2000, 40_000) / 100;
    return {
      project_id: projectId,
      milestone_id: project.milestones[0],
      component_id: random.oneOf(project.components),
      cost_group_id: random.oneOf(codes),
      position,
      description: `Line ${position + 1}`,
      quantity,
      unit: 'SF',
      unit_cost: unitCost,
      amount: subItemExtension(quantity, unitCost),
    };
  });
  await withIds(tx, 'estimate_line', lines, (line) => line);
  await tx.query({
    text: `insert into milestone_total (tenant_id, milestone_id, component_id, amount)
      select $1, milestone_id, component_id, sum(amount) from estimate_line
      where tenant_id = $1 and project_id = $2 group by milestone_id, component_id`,
    values: [tx.tenantId, projectId],
  });
  const numbers = await allocateNumbers(tx, projectId, 'bid_package', buyoutSizes.packages);
  const packages = await withIds(tx, 'bid_package', numbers, (number) => {
    const status = statuses[number % statuses.length] ?? 'NOT_STARTED';
    const isBought = status === 'AWARDED' || status === 'EXECUTED';
    const budget = random.between(200, 9000) * 1000;
    const onSite = random.between(20, 900);
    return {
      project_id: projectId,
      number,
      name: `Package ${number}`,
      work_trade: random.oneOf(trades),
      description: '',
      status,
      owner_id: random.oneOf(project.people),
      budget,
      leveled_low: isBought ? budget - 10_000 : null,
      committed: isBought ? budget - 10_000 : null,
      bids_due: addDays(today, onSite - 200),
      award_by: addDays(today, onSite - 150),
      on_site: addDays(today, onSite),
      awarded_to: isBought ? 'Load Builders' : null,
      awarded_on: isBought ? addDays(today, -10) : null,
      next_step: 'Issue for bid',
      is_deleted: false,
      version: 1,
      created_at: at,
      updated_at: at,
    };
  });
  const workNumbers = await allocateNumbers(tx, projectId, 'work_package', buyoutSizes.workPackages);
  const works = await withIds(tx, 'work_package', workNumbers, (number) => ({
    project_id: projectId,
    number,
    name: `Scope ${number}`,
    description: '',
    bid_package_id: packages[number % packages.length],
    is_deleted: false,
    version: 1,
    created_at: at,
    updated_at: at,
  }));
  const byHand = lines.filter(({ position }) => position % 2 === 0);
  await withIds(tx, 'allocation', byHand, ({ component_id, cost_group_id, description, position }) => {
    const first = works[(position / 2) % works.length];
    const second = works[(position / 2 + 7) % works.length];
    return {
      project_id: projectId,
      component_id,
      cost_group_id,
      description,
      parts:
        position % 10 === 0
          ? [
              { work_package_id: first, share: 60 },
              { work_package_id: second, share: 40 },
            ]
          : [{ work_package_id: first, share: 100 }],
      version: 1,
    };
  });
  // The last rule takes whatever the others leave.
  await withIds(tx, 'allocation_rule', Array.from({ length: buyoutSizes.rules }), (_, index) => {
    const isLast = index === buyoutSizes.rules - 1;
    return {
      project_id: projectId,
      position: index + 1,
      code_match: isLast ? 'ANY' : 'STARTS_WITH',
      code: isLast ? '' : String(10 + (index % 80)).padStart(2, '0'),
      component_id: isLast ? null : random.oneOf(project.components),
      work_package_id: works[index * 20],
      version: 1,
    };
  });
}
