import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';

type Stored = { id: number; version: number; fields: Record<string, unknown> };

/** Reads and locks roles with what they hold, each list in ascending order. */
export async function lockRoles(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  await tx.query({
    text: 'select id from role where tenant_id = $1 and id = any($2::bigint[]) order by id for update',
    values: [tx.tenantId, ids],
  });
  const rows = await tx.query<Stored>({
    text: `select r.id, r.version, json_build_object('name', r.name, 'description', r.description, 'type', r.type,
        'is_impersonable', r.is_impersonable,
        'permissions', array(select permission from role_permission where tenant_id = $1 and role_id = r.id order by 1),
        'members', array(select user_id from user_role where tenant_id = $1 and role_id = r.id order by 1),
        'access_scopes', array(select access_scope_id from role_access_scope
          where tenant_id = $1 and role_id = r.id order by 1)) as fields
      from role r where r.tenant_id = $1 and r.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, version, fields }) => [id, { version, projectId: null, fields }]));
}

const columns = `id bigint, name text, description text, type text, is_impersonable boolean, version int`;
const toJson = (rows: readonly RowWrite[]) =>
  JSON.stringify(rows.map(({ id, version, fields }) => ({ ...fields, id, version })));

/** Writes new roles with what they hold. */
export async function insertRoles(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: `insert into role (tenant_id, id, name, description, type, is_impersonable, version)
      select $1, id, name, description, type, is_impersonable, version from jsonb_to_recordset($2::jsonb) as r (${columns})`,
    values: [tx.tenantId, toJson(rows)],
  });
  for (const list of lists) await writeList(tx, list, rows);
}

/** Writes changed roles; only the lists that changed are written anew. */
export async function updateRoles(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: `update role t set name = r.name, description = r.description, type = r.type,
        is_impersonable = r.is_impersonable, version = r.version
      from jsonb_to_recordset($2::jsonb) as r (${columns}) where t.tenant_id = $1 and t.id = r.id`,
    values: [tx.tenantId, toJson(rows)],
  });
  for (const list of lists) {
    const changed = rows.filter((row) => row.changed.includes(list.field));
    if (changed.length > 0) await writeList(tx, list, changed);
  }
}

/** Deletes roles; their permissions and units go with them. */
export async function removeRoles(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: 'delete from role where tenant_id = $1 and id = any($2::bigint[])',
    values: [tx.tenantId, rows.map(({ id }) => id)],
  });
}

type List = { field: string; table: string; column: string; type: string };

/** What a role holds, each in a table of its own. */
const lists: readonly List[] = [
  { field: 'permissions', table: 'role_permission', column: 'permission', type: 'text' },
  { field: 'members', table: 'user_role', column: 'user_id', type: 'bigint' },
  { field: 'access_scopes', table: 'role_access_scope', column: 'access_scope_id', type: 'bigint' },
];

/** Takes out what is no longer held and puts in what is new; what stays is left alone. */
async function writeList(
  tx: TenantTx,
  { field, table, column, type }: List,
  rows: readonly RowWrite[],
): Promise<void> {
  const held = `select r.id as role_id, v.value::${type} as value
    from jsonb_to_recordset($2::jsonb) as r (id bigint, held jsonb), jsonb_array_elements_text(r.held) as v (value)`;
  const values = [tx.tenantId, JSON.stringify(rows.map(({ id, fields }) => ({ id, held: fields[field] })))];
  await tx.query({
    text: `delete from ${table} t where t.tenant_id = $1
        and t.role_id in (select id from jsonb_to_recordset($2::jsonb) as r (id bigint))
        and not exists (select from (${held}) h where h.role_id = t.role_id and h.value = t.${column})`,
    values,
  });
  await tx.query({
    text: `insert into ${table} (tenant_id, role_id, ${column}) select $1, h.role_id, h.value from (${held}) h
      on conflict do nothing`,
    values,
  });
}
