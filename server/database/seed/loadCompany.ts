import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { type CostGroupSeed, furtherStandards, ownFormat, standardFormats } from './costGroups.ts';
import type { DemoCompany } from './demo/demoTypes.ts';
import { insertRows } from './insertRows.ts';
import { type AttributeIds, loadAttributes } from './loadAttributes.ts';
import { loadApiKeys } from './loadApiKeys.ts';
import { type Loading, loadPeople } from './loadPeople.ts';
import { mapOf, pick, withIds } from './rowIds.ts';
import { startingCategories } from './startingCategories.ts';
import { startingRiskCategories, startingUnits } from './startingLists.ts';

/** Row numbers of what projects refer to, by name, key or code. */
export type CompanyIds = {
  roles: ReadonlyMap<string, number>;
  people: ReadonlyMap<string, number>;
  units: ReadonlyMap<string, number>;
  costGroups: ReadonlyMap<string, { id: number; name: string }>;
  /** Kinds of construction by their code. */
  categories: ReadonlyMap<string, number>;
  riskCategories: ReadonlyMap<string, number>;
  projectGroups: ReadonlyMap<string, number>;
  attributes: ReadonlyMap<string, AttributeIds>;
};

/** Writes everything of a company but its projects. */
export async function loadCompany(tx: TenantTx, company: DemoCompany, loading: Loading): Promise<CompanyIds> {
  const units = await loadUnits(tx, company);
  const roles = await loadRoles(tx, company);
  const people = await loadPeople(tx, company, { roles, units }, loading);
  await loadApiKeys(tx, company, people, loading);
  await insertRows(
    tx,
    'tenant_flag',
    company.flags.map((flag) => ({ flag, enabled: true })),
  );
  await withIds(tx, 'unit_of_measure', startingUnits, (unit) => unit);
  const categories = await loadCategories(tx);
  return {
    roles,
    people,
    units,
    costGroups: await loadCostGroups(tx, company),
    categories,
    riskCategories: await loadNames(tx, 'risk_category', startingRiskCategories),
    projectGroups: await loadNames(tx, 'project_group', groupNames(company)),
    attributes: await loadAttributes(tx, company.attributes ?? []),
  };
}

const groupNames = (company: DemoCompany) => [
  ...new Set(company.projects.flatMap(({ groups }) => groups ?? [])),
];

async function loadNames(tx: TenantTx, table: string, names: readonly string[]) {
  return mapOf(names, await withIds(tx, table, names, (name) => ({ name })));
}

async function loadCategories(tx: TenantTx) {
  const ids = await allocateIds(tx, 'construction_category', startingCategories.length);
  const byCode = mapOf(
    startingCategories.map(({ code }) => code),
    ids,
  );
  const rows = startingCategories.map(({ parent, ...category }) => ({
    ...category,
    id: pick(byCode, category.code),
    parent_id: parent === null ? null : pick(byCode, parent),
  }));
  await insertRows(tx, 'construction_category', rows);
  return byCode;
}

async function loadUnits(tx: TenantTx, { units }: DemoCompany) {
  const ids = await allocateIds(tx, 'access_scope', units.length);
  const byName = mapOf(
    units.map(({ name }) => name),
    ids,
  );
  const rows = units.map(({ name, parent }, index) => ({
    id: ids[index],
    name,
    parent_id: parent === undefined ? null : pick(byName, parent),
  }));
  await insertRows(tx, 'access_scope', rows);
  return byName;
}

async function loadRoles(tx: TenantTx, { roles }: DemoCompany) {
  const ids = await withIds(tx, 'role', roles, ({ name, description, type, impersonable }) => ({
    name,
    description,
    type,
    is_impersonable: impersonable ?? false,
  }));
  const granted = roles.flatMap(({ permissions }, index) =>
    permissions.map((permission) => ({ role_id: ids[index], permission })),
  );
  await insertRows(tx, 'role_permission', granted);
  return mapOf(
    roles.map(({ name }) => name),
    ids,
  );
}

type Format = { shortName: string; name: string; groups: readonly CostGroupSeed[] };

async function loadCostGroups(
  tx: TenantTx,
  { ownsFormat = false }: DemoCompany,
): Promise<Map<string, { id: number; name: string }>> {
  const coded: readonly Format[] = [...standardFormats, ...(ownsFormat ? [ownFormat] : [])];
  const formats: readonly Format[] = [...coded, ...furtherStandards];
  const definitions = await withIds(tx, 'cost_group_definition', formats, (format) => ({
    name: format.name,
    short_name: format.shortName,
    is_standard: format !== ownFormat,
    is_estimates_only: !coded.includes(format),
  }));
  const all = formats.flatMap(({ groups }, index) =>
    groups.map((group, position) => ({ ...group, position, definition: definitions[index] })),
  );
  const ids = await allocateIds(tx, 'cost_group', all.length);
  const place = (definition: number | undefined, code: string) => `${definition} ${code}`;
  const byPlace = new Map(
    all.map(({ definition, code }, at) => [place(definition, code), ids[at] as number]),
  );
  const rows = all.map(({ code, name, parent, position, definition }, at) => ({
    id: ids[at],
    definition_id: definition,
    div_code: code,
    name,
    parent_id: parent === null ? null : pick(byPlace, place(definition, parent)),
    position,
  }));
  await insertRows(tx, 'cost_group', rows);
  return new Map(
    coded.flatMap(({ groups }, index) =>
      groups.map(({ code, name }) => [code, { id: pick(byPlace, place(definitions[index], code)), name }]),
    ),
  );
}
