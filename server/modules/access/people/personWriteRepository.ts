import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';

const listOf = (column: string, table: string) =>
  `coalesce((select json_agg(x.${column} order by x.${column}) from ${table} x
    where x.tenant_id = $1 and x.user_id = u.id), '[]')`;

const fields = `json_build_object('email', u.email, 'first_name', u.first_name, 'last_name', u.last_name, 'title', u.title,
  'preferences', u.preferences, 'is_external', u.is_external, 'status', u.status, 'invited_at', u.invited_at,
  'invited_by_id', u.invited_by_id, 'role_ids', ${listOf('role_id', 'user_role')},
  'access_scope_ids', ${listOf('access_scope_id', 'user_access_scope')})`;

type Loaded = { id: number; version: number; fields: Record<string, unknown> };

const isoText = (value: unknown) => (typeof value === 'string' ? new Date(value).toISOString() : null);

/** Locks accounts, ordered by id, and says which of them there are. */
export async function lockPeople(tx: TenantTx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'lock_people',
    text: 'select id from app_user where tenant_id = $1 and id = any($2::bigint[]) order by id for update',
    values: [tx.tenantId, ids],
  });
  return rows.map(({ id }) => id);
}

/** Reads and locks accounts for the change engine. Locked first: what is read then is what the lock protects. */
export async function loadPeople(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  const found = await lockPeople(tx, ids);
  const rows = await tx.query<Loaded>({
    name: 'load_people',
    text: `select u.id, u.version, ${fields} as fields from app_user u where u.tenant_id = $1 and u.id = any($2::bigint[])`,
    values: [tx.tenantId, found],
  });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        version: row.version,
        projectId: null,
        fields: { ...row.fields, invited_at: isoText(row.fields['invited_at']) },
      },
    ]),
  );
}

const columns = `email text, first_name text, last_name text, title text, preferences jsonb, is_external boolean,
  status text, invited_at timestamptz, invited_by_id bigint`;
const names = columns.split(',').map((column) => column.trim().split(' ')[0] as string);

const toRecords = (rows: readonly RowWrite[]) =>
  JSON.stringify(rows.map(({ id, version, fields: own }) => ({ ...own, id, version })));

/** New accounts with their roles and business units. They have no password until their owner chooses one. */
export async function insertPeople(tx: TenantTx, rows: readonly RowWrite[], now: string): Promise<void> {
  await tx.query({
    name: 'insert_people',
    text: `insert into app_user (tenant_id, id, version, created_at, ${names.join(', ')})
      select $1, r.id, r.version, $3, ${names.map((name) => `r.${name}`).join(', ')}
      from jsonb_to_recordset($2::jsonb) as r (id bigint, version int, ${columns})`,
    values: [tx.tenantId, toRecords(rows), now],
  });
  await writeLinks(tx, rows);
}

/** Writes accounts over. Who is deactivated leaves at once: no token from before holds any longer. */
export async function updatePeople(tx: TenantTx, rows: readonly RowWrite[], now: string): Promise<void> {
  await tx.query({
    name: 'update_people',
    text: `update app_user u set version = r.version, ${names.map((name) => `${name} = r.${name}`).join(', ')},
        sessions_ended_at = case when r.status = 'DISABLED' and u.status <> 'DISABLED' then $3
          else u.sessions_ended_at end
      from jsonb_to_recordset($2::jsonb) as r (id bigint, version int, ${columns})
      where u.tenant_id = $1 and u.id = r.id`,
    values: [tx.tenantId, toRecords(rows), now],
  });
  const linked = rows.filter(
    ({ changed }) => changed.includes('role_ids') || changed.includes('access_scope_ids'),
  );
  if (linked.length > 0) await writeLinks(tx, linked);
}

const links = [
  { table: 'user_role', column: 'role_id', field: 'role_ids' },
  { table: 'user_access_scope', column: 'access_scope_id', field: 'access_scope_ids' },
] as const;

/** Makes the roles and units of people exactly those of their rows. */
async function writeLinks(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  for (const { table, column, field } of links) {
    const wanted = rows.flatMap(({ id, fields: own }) =>
      (own[field] as readonly number[]).map((target) => ({ user_id: id, target })),
    );
    await tx.query({
      name: `write_${table}`,
      text: `with wanted as (select w.user_id, w.target from jsonb_to_recordset($3::jsonb) as w (user_id bigint, target bigint)),
        gone as (delete from ${table} x where x.tenant_id = $1 and x.user_id = any($2::bigint[])
          and not exists (select from wanted w where w.user_id = x.user_id and w.target = x.${column}))
        insert into ${table} (tenant_id, user_id, ${column}) select $1, w.user_id, w.target from wanted w
        on conflict do nothing`,
      values: [tx.tenantId, rows.map(({ id }) => id), JSON.stringify(wanted)],
    });
  }
}
