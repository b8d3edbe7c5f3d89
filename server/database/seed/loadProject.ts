import { sumMoney } from '#domain/money';
import { allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { ownValues } from './demo/cedarRidgeOwn.ts';
import type { DemoProject } from './demo/demoTypes.ts';
import { estimateLines } from './estimateLines.ts';
import { insertRows } from './insertRows.ts';
import { loadOwnValues } from './loadAttributes.ts';
import type { CompanyIds } from './loadCompany.ts';
import { loadTimeline } from './loadTimeline.ts';
import { loadVision } from './loadVision.ts';
import { mapOf, pick, withIds } from './rowIds.ts';

/** Row numbers of a project's own parts, by key, name or number. */
export type ProjectIds = {
  id: number;
  components: ReadonlyMap<string, number>;
  milestones: ReadonlyMap<string, number>;
  drivers: ReadonlyMap<string, number>;
  activities: ReadonlyMap<string, number>;
};

/** Writes a project with its team, components, timeline, estimates and markups, and answers their row numbers. */
export async function loadProject(
  tx: TenantTx,
  project: DemoProject,
  company: CompanyIds,
  calendar: DemoCalendar,
): Promise<ProjectIds> {
  const day = project.keepsDates ? (date: string) => date : calendar.day;
  const [id = 0] = await withIds(tx, 'project', [project], () => projectColumns(project, company, day));
  const team = Object.entries(project.team).map(([key, since]) => ({
    project_id: id,
    user_id: pick(company.people, key),
    role_id: null,
    created_at: project.keepsDates ? `${since}T17:00:00Z` : calendar.instant(`${since}T09:00`),
  }));
  await insertRows(tx, 'project_member', team);
  const groups = (project.groups ?? []).map((name) => ({
    project_id: id,
    group_id: pick(company.projectGroups, name),
  }));
  await insertRows(tx, 'project_group_link', groups);
  await loadOwnValues({ tx, calendar, ...company }, { own: project.own ?? {} }, new Map([['own', id]]));
  const components = await loadComponents(tx, id, project);
  await loadOwnValues(
    { tx, calendar, ...company },
    ownValues[project.code ?? '']?.components ?? {},
    components,
  );
  const areas = await loadProgram(tx, id, project, components);
  const milestones = await loadMilestones(tx, id, project, day);
  await loadProgramVersions(tx, id, project, { areas, components, milestones, calendar });
  const events = await loadEvents(tx, id, project, day);
  const activities = project.timeline
    ? await loadTimeline(tx, id, project.timeline, { milestones, events, day, calendar })
    : new Map<string, number>();
  await loadEstimates(tx, id, project, { components, milestones }, company);
  const markups = project.markups ?? [];
  const markupIds = await withIds(tx, 'project_markup', markups, (line, position) => ({
    project_id: id,
    position,
    ...line,
  }));
  const markupOf = mapOf(
    markups.map(({ name }) => name),
    markupIds,
  );
  await insertRows(
    tx,
    'estimate_markup_set',
    project.milestones.flatMap(({ name, markups: said }) =>
      said
        ? [
            {
              milestone_id: pick(milestones, name),
              version: 2,
              lines: Object.entries(said).map(([markup, own]) => ({
                markup_id: pick(markupOf, markup),
                is_on: true,
                ...own,
              })),
            },
          ]
        : [],
    ),
  );
  if (project.markupTemplate) await followTemplate(tx, id, project.markupTemplate);
  const drivers = project.drivers ?? [];
  const driverIds = await withIds(tx, 'value_driver', drivers, (driver, position) => ({
    project_id: id,
    position,
    ...driver,
    version: 1,
  }));
  await withIds(
    tx,
    'tvd_target',
    project.targets ?? [],
    ({ component, dimension, code, target, stretch, owner, note }) => ({
      project_id: id,
      dimension,
      member_id: pick(company.costGroups, code).id,
      component_id: pick(components, component),
      target,
      stretch,
      owner_id: owner === null ? null : pick(company.people, owner),
      note,
      version: 1,
    }),
  );
  if (project.vision) await loadVision(tx, id, project.vision, company.people, milestones, day);
  const driverNames = drivers.map(({ name }) => name);
  return { id, components, milestones, drivers: mapOf(driverNames, driverIds), activities };
}

type Day = (date: string) => string;

function projectColumns(project: DemoProject, company: CompanyIds, day: Day): Record<string, unknown> {
  const dated = (date: string | undefined) => (date === undefined ? null : day(date));
  const now = new Date().toISOString();
  return {
    name: project.name,
    code: project.code,
    address: project.address,
    city: project.city,
    state: project.state,
    status: project.status,
    picture: project.picture,
    delivery_contract_type: project.delivery,
    construction_category_id: pick(company.categories, project.category),
    target_budget: project.targetBudget,
    target_area_value: project.targetArea,
    target_area_unit: 'sq_ft',
    precon_start_date: dated(project.preconStart),
    precon_end_date: dated(project.preconEnd),
    construction_start_date: dated(project.constructionStart),
    completion_date: dated(project.completion),
    completed_year: project.completedYear ?? null,
    coefficient_by_location: project.coefficients?.location ?? 1,
    coefficient_by_time: project.coefficients?.time ?? 1,
    coefficient_by_custom: project.coefficients?.custom ?? 1,
    is_under_contract: project.underContract ?? false,
    access_scope_id: pick(company.units, project.unit),
    owner: project.owner,
    cm_firm: 'Northbank Builders',
    architect_firm: project.architect ?? null,
    jv_partners: [],
    version: 1,
    created_at: now,
    updated_at: now,
  };
}

async function loadComponents(tx: TenantTx, projectId: number, { components }: DemoProject) {
  const ids = await withIds(tx, 'component', components, (component, order) => ({
    project_id: projectId,
    name: component.name,
    component_order: order + 1,
    is_uncategorized: component.overall ?? false,
    work_type: component.workType ?? null,
    construction_sub_category: component.subCategory ?? null,
    color_index: component.color,
    base_unit_count: component.baseUnits?.[0] ?? null,
    base_unit_name: component.baseUnits?.[1] ?? null,
    area_value: component.area?.[0] ?? null,
    area_unit: component.area?.[1] ?? 'sq_ft',
    target_area_value: component.targetArea ?? null,
    target_area_unit: component.area?.[1] ?? 'sq_ft',
    exclude_from_project_sqft: component.excluded ?? false,
    target_budget: component.budget ?? null,
    version: 1,
  }));
  return new Map(components.map(({ key }, index) => [key, ids[index] as number]));
}

async function loadProgram(
  tx: TenantTx,
  projectId: number,
  { program = [] }: DemoProject,
  components: ReadonlyMap<string, number>,
) {
  const ids = await withIds(tx, 'program_area', program, ([name, type, level, size, net], index) => ({
    project_id: projectId,
    position: index + 1,
    name,
    level,
    area_type: type,
    size_value: size,
    net_value: net,
    area_unit: 'sq_ft',
    version: 1,
  }));
  const shares = program.flatMap(([, , , , , own], index) =>
    Object.entries(own).map(([key, percent]) => ({
      program_area_id: ids[index],
      component_id: pick(components, key),
      percent,
    })),
  );
  await insertRows(tx, 'program_share', shares);
  return ids;
}

type VersionParts = {
  areas: readonly number[];
  components: ReadonlyMap<string, number>;
  milestones: ReadonlyMap<string, number>;
  calendar: DemoCalendar;
};

async function loadProgramVersions(
  tx: TenantTx,
  projectId: number,
  { program = [], programVersions = [] }: DemoProject,
  { areas, components, milestones, calendar }: VersionParts,
) {
  await withIds(tx, 'program_version', programVersions, ({ name, milestone, keptAt, without, sizes }) => ({
    project_id: projectId,
    name,
    milestone_id: pick(milestones, milestone),
    created_at: calendar.instant(keptAt),
    areas: program.flatMap(([title, type, level, size, net, own], index) =>
      without.includes(title)
        ? []
        : [
            {
              id: areas[index],
              position: index + 1,
              name: title,
              level,
              area_type: type,
              size_value: sizes[title]?.[0] ?? size,
              net_value: sizes[title] ? sizes[title][1] : net,
              area_unit: 'sq_ft',
              shares: Object.entries(own).map(([key, percent]) => ({
                component_id: pick(components, key),
                percent,
              })),
              version: 1,
            },
          ],
    ),
    version: 1,
  }));
}

async function loadMilestones(tx: TenantTx, projectId: number, { milestones }: DemoProject, day: Day) {
  const numbers = await allocateNumbers(tx, projectId, 'milestone', milestones.length);
  const ids = await withIds(tx, 'milestone', milestones, ({ name, shortName, date, totals }, index) => ({
    project_id: projectId,
    number: numbers[index],
    name,
    short_name: shortName,
    date: day(date),
    actual_date: totals ? day(date) : null,
    has_estimate: totals !== undefined,
    version: 1,
  }));
  return new Map(milestones.map(({ name }, index) => [name, ids[index] as number]));
}

async function loadEvents(tx: TenantTx, projectId: number, { events = [] }: DemoProject, day: Day) {
  const numbers = await allocateNumbers(tx, projectId, 'contract_event', events.length);
  const ids = await withIds(tx, 'contract_event', events, ({ type, name, date }, index) => ({
    project_id: projectId,
    number: numbers[index],
    type,
    name,
    date: day(date),
    version: 1,
  }));
  return mapOf(
    events.map(({ name }) => name),
    ids,
  );
}

/** Each total becomes lines by system; the kept total is their sum. */
async function loadEstimates(
  tx: TenantTx,
  projectId: number,
  { components, milestones }: DemoProject,
  ids: Pick<ProjectIds, 'components' | 'milestones'>,
  { costGroups }: CompanyIds,
): Promise<void> {
  const byKey = new Map(components.map((component) => [component.key, component]));
  const estimates = milestones.flatMap(({ name, totals = {}, areas = {}, ownMarkups = {} }) =>
    Object.entries(totals).map(([key, total]) => ({
      milestone_id: pick(ids.milestones, name),
      component_id: pick(ids.components, key),
      area: areas[key] ?? null,
      lines: estimateLines(pick(byKey, key), total, (code) => pick(costGroups, code).name).map((line) => ({
        ...line,
        markup_rate: ownMarkups[line.description] ?? null,
      })),
    })),
  );
  const lines = estimates.flatMap(({ lines: own, area: _area, ...place }) =>
    own.map((line) => ({ ...line, ...place })),
  );
  await withIds(tx, 'estimate_line', lines, ({ uniFormat, unitCost, ...line }, position) => ({
    project_id: projectId,
    ...line,
    unit_cost: unitCost,
    cost_group_id: uniFormat === null ? null : pick(costGroups, uniFormat).id,
    position,
  }));
  const totals = estimates.map(({ lines: own, area, ...place }) => ({
    ...place,
    area_value: area,
    amount: sumMoney(own.map(({ amount }) => amount)),
  }));
  await insertRows(tx, 'milestone_total', totals);
  const owner = milestones.flatMap(({ name, ownerCosts = [] }) =>
    ownerCosts.map(([what, amount], position) => ({
      milestone_id: pick(ids.milestones, name),
      position,
      name: what,
      amount,
      version: 1,
    })),
  );
  await withIds(tx, 'owner_cost', owner, (row) => row);
}

const followTemplate = (tx: TenantTx, projectId: number, name: string) =>
  tx.query({
    text: `insert into project_markup_set (tenant_id, project_id, template_id)
      select tenant_id, $2, id from markup_template where tenant_id = $1 and name = $3`,
    values: [tx.tenantId, projectId, name],
  });
