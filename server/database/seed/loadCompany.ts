import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { standardFormats } from './costGroups.ts';
import type { DemoCompany } from './demo/demoTypes.ts';
import { insertRows } from './insertRows.ts';
import { startingRiskCategories, startingUnits } from './startingLists.ts';

/** Row numbers of what projects refer to, by name, key or code. */
export type CompanyIds = {
  roles: ReadonlyMap<string, number>;
  people: ReadonlyMap<string, number>;
  units: ReadonlyMap<string, number>;
  costGroups: ReadonlyMap<string, { id: number; name: string }>;
  riskCategories: ReadonlyMap<string, number>;
  projectGroups: ReadonlyMap<string, number>;
};

/** Writes everything of a company but its projects. `passwordHashes` are by the key of the person. */
export async function loadCompany(
  tx: TenantTx,
  company: DemoCompany,
  passwordHashes: ReadonlyMap<string, string>,
): Promise<CompanyIds> {
  const units = await loadUnits(tx, company);
  const roles = await loadRoles(tx, company);
  const people = await loadPeople(tx, company, roles, units, passwordHashes);
  await insertRows(
    tx,
    'tenant_flag',
    company.flags.map((flag) => ({ flag, enabled: true })),
  );
  await withIds(tx, 'unit_of_measure', startingUnits, (unit) => unit);
  return {
    roles,
    people,
    units,
    costGroups: await loadCostGroups(tx),
    riskCategories: await loadNames(tx, 'risk_category', startingRiskCategories),
    projectGroups: await loadNames(tx, 'project_group', groupNames(company)),
  };
}

const groupNames = (company: DemoCompany) => [
  ...new Set(company.projects.flatMap(({ groups }) => groups ?? [])),
];

/** Writes rows with new row numbers and answers those, in order. */
export async function withIds<Row>(
  tx: TenantTx,
  table: string,
  rows: readonly Row[],
  columnsOf: (row: Row, index: number) => Readonly<Record<string, unknown>>,
): Promise<number[]> {
  const ids = await allocateIds(tx, table, rows.length);
  await insertRows(
    tx,
    table,
    rows.map((row, index) => ({ id: ids[index], ...columnsOf(row, index) })),
  );
  return ids;
}

/** The value that belongs to a key of the demo's own lists; an unknown one is a mistake in them. */
export function pick<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo names "${key}", which it does not define.`);
  return value;
}

const mapOf = (keys: readonly string[], ids: readonly number[]) =>
  new Map(keys.map((key, index) => [key, ids[index] as number]));

async function loadNames(tx: TenantTx, table: string, names: readonly string[]) {
  return mapOf(names, await withIds(tx, table, names, (name) => ({ name })));
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
  const ids = await withIds(tx, 'role', roles, ({ name, type, impersonable }) => ({
    name,
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

async function loadPeople(
  tx: TenantTx,
  { people }: DemoCompany,
  roles: ReadonlyMap<string, number>,
  units: ReadonlyMap<string, number>,
  passwordHashes: ReadonlyMap<string, string>,
) {
  const ids = await withIds(tx, 'app_user', people, (person) => ({
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    title: person.title,
    is_external: person.external ?? false,
    status: 'ACTIVE',
    password_hash: pick(passwordHashes, person.key),
    preferences: {},
    created_at: new Date().toISOString(),
  }));
  const byKey = mapOf(
    people.map(({ key }) => key),
    ids,
  );
  const roleRows = people.map(({ key, role }) => ({ user_id: pick(byKey, key), role_id: pick(roles, role) }));
  await insertRows(tx, 'user_role', roleRows);
  const unitRows = people.flatMap(({ key, units: own = [] }) =>
    own.map((unit) => ({ user_id: pick(byKey, key), access_scope_id: pick(units, unit) })),
  );
  await insertRows(tx, 'user_access_scope', unitRows);
  return byKey;
}

async function loadCostGroups(tx: TenantTx): Promise<Map<string, { id: number; name: string }>> {
  const definitions = await withIds(tx, 'cost_group_definition', standardFormats, ({ name, shortName }) => ({
    name,
    short_name: shortName,
    is_standard: true,
  }));
  const all = standardFormats.flatMap(({ groups }, index) =>
    groups.map((group, position) => ({ ...group, position, definition: definitions[index] })),
  );
  const ids = await allocateIds(tx, 'cost_group', all.length);
  const byCode = new Map(all.map(({ code, name }, index) => [code, { id: ids[index] as number, name }]));
  const rows = all.map(({ code, name, parent, position, definition }) => ({
    id: pick(byCode, code).id,
    definition_id: definition,
    div_code: code,
    name,
    parent_id: parent === null ? null : pick(byCode, parent).id,
    position,
  }));
  await insertRows(tx, 'cost_group', rows);
  return byCode;
}
