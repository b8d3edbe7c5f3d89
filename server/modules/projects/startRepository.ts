import type { components } from '#contract/api.ts';
import { addDays, daysBetween } from '#domain/dates';
import type { Permission } from '#contract/unions.ts';
import { missingPermission, notFound, ruleRefused } from '#server/contract/errors.ts';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { ProjectWriter } from './projectWriter.ts';

type Schemas = components['schemas'];
type Taken = Schemas['Taken'];
type Component = Schemas['StartingComponent'];
type Milestone = Schemas['StartingMilestone'];

/** What a new project starts from: another project, or lists that somebody has looked through. */
export type Start = Pick<Schemas['ProjectInput'], 'source' | 'components' | 'milestones'>;

/** Colors that components take turns with; 9 is the 'Overall Project'. */
const colors = 8;

/** What it takes in the other project to take each along. */
const needs: Record<Taken, Permission> = {
  components: 'component_access',
  milestones: 'timeline_access',
  team: 'invite_members_to_project',
  markups: 'view_item_markup',
  settings: 'project_settings',
};

const copies: Partial<Record<Taken, (tx: TenantTx, from: number, to: number) => Promise<unknown>>> = {
  team: (tx, from, to) =>
    tx.query({
      text: `insert into project_member (tenant_id, project_id, user_id, role_id)
        select $1, $3, m.user_id, m.role_id from project_member m
        join app_user u on u.tenant_id = $1 and u.id = m.user_id
        where m.tenant_id = $1 and m.project_id = $2 on conflict do nothing`,
      values: [tx.tenantId, from, to],
    }),
  markups: async (tx, from, to) => {
    const lines = await tx.query<Record<string, unknown>>({
      text: `select position, name, kind, value, items_inherit, is_on, display from project_markup
        where tenant_id = $1 and project_id = $2 and not is_removed order by position`,
      values: [tx.tenantId, from],
    });
    await insertRows(tx, 'project_markup', to, lines);
    await tx.query({
      text: `insert into project_markup_set (tenant_id, project_id, template_id)
        select tenant_id, $3, template_id from project_markup_set where tenant_id = $1 and project_id = $2`,
      values: [tx.tenantId, from, to],
    });
  },
  settings: async (tx, from, to) => {
    const rows = await tx.query<{ key: string; config: object }>({
      text: `select key, config from project_setting where tenant_id = $1 and project_id = $2 order by key`,
      values: [tx.tenantId, from],
    });
    await insertRows(tx, 'project_setting', to, rows);
  },
};

async function insertRows(
  tx: TenantTx,
  table: 'component' | 'milestone' | 'project_markup' | 'project_setting',
  projectId: number,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const ids = await allocateIds(tx, table, rows.length);
  const columns = ['id', 'project_id', ...Object.keys(first)].join(', ');
  const listed = rows.map((row, index) => ({ ...row, id: ids[index], project_id: projectId }));
  await tx.query({
    text: `insert into ${table} (tenant_id, ${columns})
      select $1, ${columns} from jsonb_populate_recordset(null::${table}, $2::jsonb)`,
    values: [tx.tenantId, JSON.stringify(listed)],
  });
}

/** The building components of a project but its 'Overall Project', as new rows. */
const componentsOf = (tx: TenantTx, projectId: number) =>
  tx.query<Record<string, unknown>>({
    text: `select name, work_type, construction_sub_category, color_index, base_unit_count, base_unit_name, area_value,
        area_unit, target_area_value, target_area_unit, exclude_from_project_sqft, target_budget, false as is_uncategorized,
        row_number() over (order by component_order, id) + 1 as component_order
      from component where tenant_id = $1 and project_id = $2 and not is_uncategorized order by component_order, id`,
    values: [tx.tenantId, projectId],
  });

const milestonesOf = (tx: TenantTx, projectId: number) =>
  tx.query<Milestone & { short_name: string | null }>({
    text: `select name, short_name, date::text as date from milestone where tenant_id = $1 and project_id = $2
      order by date, id`,
    values: [tx.tenantId, projectId],
  });

/** How many days the dates of a project move when the new one starts construction on another day. */
async function daysToMove(tx: TenantTx, from: number, start: string | null): Promise<number> {
  const [row] = await tx.query<{ start: string | null }>({
    text: `select construction_start_date::text as start from project where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, from],
  });
  return start && row?.start ? daysBetween(row.start, start) : 0;
}

function refuseTwice(what: string, field: string, names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    const key = name.trim().toLowerCase();
    const text = `Two ${what} are called "${name}". Rename one of them.`;
    if (seen.has(key)) throw ruleRefused(text, { [field]: [text] });
    seen.add(key);
  }
}

async function addComponents(tx: TenantTx, projectId: number, given: readonly Component[]): Promise<void> {
  const own = given.filter(({ name }) => name.trim().toLowerCase() !== 'overall project');
  refuseTwice(
    'components',
    'components',
    own.map(({ name }) => name),
  );
  const rows = own.map(({ name, work_type: workType, target_budget: budget, area }, index) => ({
    name: name.trim(),
    component_order: index + 2,
    is_uncategorized: false,
    work_type: workType?.trim() || null,
    color_index: (index % colors) + 1,
    area_value: area?.value ?? null,
    area_unit: area?.unit ?? 'sq_ft',
    target_area_unit: 'sq_ft',
    exclude_from_project_sqft: false,
    target_budget: budget ?? null,
  }));
  await insertRows(tx, 'component', projectId, withDefaults(rows));
}

/** Columns that a row has to name, as whole rows are written. */
const withDefaults = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.map((row) => ({ ...row, version: 1 }));

const sameDate = 'date: The given date is set for another milestone in this project';

async function addMilestones(tx: TenantTx, projectId: number, given: readonly Milestone[]): Promise<void> {
  const sorted = [...given].sort((a, b) => (a.date < b.date ? -1 : 1));
  if (new Set(sorted.map(({ date }) => date)).size < sorted.length)
    throw ruleRefused(sameDate, { milestones: [sameDate] });
  const numbers = await allocateNumbers(tx, projectId, 'milestone', sorted.length);
  const rows = sorted.map(({ name, short_name: shortName, date }, index) => ({
    number: numbers[index],
    name: name.trim(),
    short_name: shortName?.trim() || null,
    date,
    has_estimate: false,
  }));
  await insertRows(tx, 'milestone', projectId, withDefaults(rows));
}

/**
 * Gives a new project what it starts from. Milestones of another project keep their distance to the start of
 * construction where both projects have one; estimates stay where they are. 404 for a project that is out of sight.
 */
export async function takeAlong(
  { tx, caller, services }: ProjectWriter,
  projectId: number,
  { source, components = [], milestones = [] }: Start,
  constructionStart: string | null,
): Promise<void> {
  const inside = source && (await services.callerIn(caller, source.project_id));
  if (source && !inside) throw notFound();
  const take = new Set(source?.take);
  for (const what of take) if (!inside?.permissions.has(needs[what])) throw missingPermission(needs[what]);
  for (const [what, copy] of Object.entries(copies))
    if (source && take.has(what as Taken)) await copy(tx, source.project_id, projectId);
  if (source && take.has('components'))
    await insertRows(tx, 'component', projectId, withDefaults(await componentsOf(tx, source.project_id)));
  else await addComponents(tx, projectId, components);
  if (source && take.has('milestones')) {
    const days = await daysToMove(tx, source.project_id, constructionStart);
    const moved = (await milestonesOf(tx, source.project_id)).map(({ date, ...rest }) => ({
      ...rest,
      date: addDays(date, days),
    }));
    await addMilestones(tx, projectId, moved);
  } else await addMilestones(tx, projectId, milestones);
}
