import type { UnitNode } from '#domain/access';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';

type Stored = { id: number; version: number; fields: Record<string, unknown> };

/** Reads and locks business units with their members in ascending order. */
export async function lockUnits(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  await tx.query({
    text: 'select id from access_scope where tenant_id = $1 and id = any($2::bigint[]) order by id for update',
    values: [tx.tenantId, ids],
  });
  const rows = await tx.query<Stored>({
    text: `select s.id, s.version, json_build_object('name', s.name, 'parent', s.parent_id,
        'members', array(select user_id from user_access_scope
          where tenant_id = $1 and access_scope_id = s.id order by 1)) as fields
      from access_scope s where s.tenant_id = $1 and s.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, version, fields }) => [id, { version, projectId: null, fields }]));
}

const toJson = (rows: readonly RowWrite[]) =>
  JSON.stringify(rows.map(({ id, version, fields }) => ({ ...fields, id, version })));
const columns = 'id bigint, name text, parent bigint, version int';

/** Writes new business units with their members. */
export async function insertUnits(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: `insert into access_scope (tenant_id, id, name, parent_id, version)
      select $1, id, name, parent, version from jsonb_to_recordset($2::jsonb) as r (${columns})`,
    values: [tx.tenantId, toJson(rows)],
  });
  await writeMembers(tx, rows);
}

/** Writes changed business units; members only where those changed. */
export async function updateUnits(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: `update access_scope s set name = r.name, parent_id = r.parent, version = r.version
      from jsonb_to_recordset($2::jsonb) as r (${columns}) where s.tenant_id = $1 and s.id = r.id`,
    values: [tx.tenantId, toJson(rows)],
  });
  const changed = rows.filter((row) => row.changed.includes('members'));
  if (changed.length > 0) await writeMembers(tx, changed);
}

/** Deletes business units to which nothing belongs. */
export async function removeUnits(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: 'delete from access_scope where tenant_id = $1 and id = any($2::bigint[])',
    values: [tx.tenantId, rows.map(({ id }) => id)],
  });
}

async function writeMembers(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  const wanted = `select r.id as unit, m.value::bigint as person
    from jsonb_to_recordset($2::jsonb) as r (id bigint, members jsonb), jsonb_array_elements_text(r.members) as m (value)`;
  const values = [tx.tenantId, toJson(rows)];
  await tx.query({
    text: `delete from user_access_scope l where l.tenant_id = $1
        and l.access_scope_id in (select id from jsonb_to_recordset($2::jsonb) as r (id bigint))
        and not exists (select from (${wanted}) w where w.unit = l.access_scope_id and w.person = l.user_id)`,
    values,
  });
  await tx.query({
    text: `insert into user_access_scope (tenant_id, user_id, access_scope_id) select $1, w.person, w.unit from (${wanted}) w
      on conflict do nothing`,
    values,
  });
}

/** The whole tree of a company's business units. */
export function readUnitTree(tx: TenantTx): Promise<UnitNode[]> {
  return tx.query<UnitNode>({
    name: 'unit_tree',
    text: 'select id, name, parent_id as parent from access_scope where tenant_id = $1 order by id',
    values: [tx.tenantId],
  });
}

/** What belongs to a business unit, by number. */
export type UnitHoldings = { units: number; projects: number; people: number; roles: number };

/** How much stands in the way of deleting a unit. */
export async function readHoldings(tx: TenantTx, id: number): Promise<UnitHoldings> {
  const [row] = await tx.query<UnitHoldings>({
    name: 'unit_holdings',
    text: `select (select count(*)::int from access_scope where tenant_id = $1 and parent_id = $2) as units,
      (select count(*)::int from project where tenant_id = $1 and access_scope_id = $2) as projects,
      (select count(*)::int from user_access_scope where tenant_id = $1 and access_scope_id = $2) as people,
      (select count(*)::int from role_access_scope where tenant_id = $1 and access_scope_id = $2) as roles`,
    values: [tx.tenantId, id],
  });
  return row ?? { units: 0, projects: 0, people: 0, roles: 0 };
}
