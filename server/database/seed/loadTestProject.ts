import { addDays } from '#domain/dates';
import { subItemExtension } from '#domain/items';
import { allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { insertRows } from './insertRows.ts';
import { withIds } from './rowIds.ts';
import type { SeededRandom } from './seededRandom.ts';

/** Row numbers that the load project's items and risks refer to. */
export type LoadProject = {
  id: number;
  people: number[];
  components: number[];
  milestones: number[];
  tags: number[];
  masterFormat: number[];
  riskCategories: number[];
};

type Plan = {
  name: string;
  code: string;
  today: string;
  random: SeededRandom;
  sizes: { milestones: number; components: number; estimateLines: number };
};

/** Milestones with an estimate; the last of them is a month old. */
const estimated = 12;

/** Writes the load project with its team, components, milestones and estimate lines. */
export async function loadTestProject(
  tx: TenantTx,
  { name, code, today, random, sizes }: Plan,
): Promise<LoadProject> {
  const [id = 0] = await withIds(tx, 'project', [name], () => ({
    name,
    code,
    city: 'Tacoma',
    state: 'WA',
    status: 'ACTIVE',
    picture: 'mixed',
    delivery_contract_type: 'CM at risk',
    target_budget: 350_000_000,
    target_area_value: 1_200_000,
    target_area_unit: 'sq_ft',
    completion_date: addDays(today, 900),
    is_under_contract: false,
    jv_partners: [],
    version: 1,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
  }));
  const people = await addTeam(tx, id);
  const components = await addComponents(tx, id, sizes.components, random);
  const milestones = await addMilestones(tx, id, sizes.milestones, today);
  await addEstimates(tx, id, { components, milestones, lines: sizes.estimateLines, random });
  return {
    id,
    people,
    components,
    milestones,
    tags: await idsOf(tx, `select id from tag where tenant_id = $1 and type = 'ITEM' order by id`),
    masterFormat: await idsOf(
      tx,
      `select c.id from cost_group c join cost_group_definition d on d.tenant_id = $1 and d.id = c.definition_id
       where c.tenant_id = $1 and d.short_name = 'MF' and c.parent_id is not null order by c.id`,
    ),
    riskCategories: await idsOf(tx, 'select id from risk_category where tenant_id = $1 order by id'),
  };
}

async function idsOf(tx: TenantTx, text: string): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({ text, values: [tx.tenantId] });
  return rows.map(({ id }) => id);
}

async function addTeam(tx: TenantTx, projectId: number): Promise<number[]> {
  const members = await tx.query<{ user_id: number }>({
    text: `select u.id as user_id from app_user u where u.tenant_id = $1 and not u.is_external order by u.id`,
    values: [tx.tenantId],
  });
  const joined = new Date().toISOString();
  await insertRows(
    tx,
    'project_member',
    members.map((member) => ({ ...member, project_id: projectId, created_at: joined })),
  );
  return members.map(({ user_id }) => user_id);
}

const addComponents = (tx: TenantTx, projectId: number, count: number, random: SeededRandom) =>
  withIds(tx, 'component', Array.from({ length: count }), (_, index) => ({
    project_id: projectId,
    name: index === 0 ? 'Overall Project' : `Building ${index}`,
    component_order: index + 1,
    is_uncategorized: index === 0,
    color_index: (index % 10) + 1,
    area_value: index === 0 ? null : random.between(8, 60) * 1000,
    area_unit: 'sq_ft',
    exclude_from_project_sqft: false,
    version: 1,
  }));

async function addMilestones(tx: TenantTx, projectId: number, count: number, today: string) {
  const numbers = await allocateNumbers(tx, projectId, 'milestone', count);
  return withIds(tx, 'milestone', numbers, (number) => ({
    project_id: projectId,
    number,
    name: `Milestone ${number}`,
    short_name: `M${number}`,
    date: addDays(today, (number - estimated) * 60 - 30),
    actual_date: null,
    has_estimate: number <= estimated,
    version: 1,
  }));
}

async function addEstimates(
  tx: TenantTx,
  projectId: number,
  {
    components,
    milestones,
    lines,
    random,
  }: { components: number[]; milestones: number[]; lines: number; random: SeededRandom },
): Promise<void> {
  const places = milestones
    .slice(0, estimated)
    .flatMap((milestone) => components.map((component) => [milestone, component] as const));
  await withIds(tx, 'estimate_line', Array.from({ length: lines }), (_, index) => {
    const [milestone, component] = places[index % places.length] ?? [];
    const quantity = random.between(50, 4000);
    const unitCost = random.between(2000, 40_000) / 100;
    return {
      project_id: projectId,
      milestone_id: milestone,
      component_id: component,
      position: index,
      description: `Line ${index + 1}`,
      quantity,
      unit: 'SF',
      unit_cost: unitCost,
      amount: subItemExtension(quantity, unitCost),
    };
  });
  await tx.query({
    text: `insert into milestone_total (tenant_id, milestone_id, component_id, amount)
      select $1, milestone_id, component_id, sum(amount) from estimate_line
      where tenant_id = $1 and project_id = $2 group by milestone_id, component_id`,
    values: [tx.tenantId, projectId],
  });
}
