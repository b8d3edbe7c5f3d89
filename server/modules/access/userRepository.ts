import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';

/** A person's own row; `preferences` holds only what was chosen. */
export type UserRow = {
  first_name: string;
  last_name: string;
  email: string;
  title: string | null;
  is_external: boolean;
  preferences: Record<string, unknown>;
  roles: { id: number; name: string }[];
};

/** The signed-in person with their roles. */
export async function readUser(tx: TenantTx, userId: number): Promise<UserRow | undefined> {
  const [row] = await tx.query<UserRow>({
    name: 'read_user',
    text: `select u.first_name, u.last_name, u.email, u.title, u.is_external, u.preferences,
        coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by lower(r.name), r.id)
          from user_role l join role r on r.tenant_id = $1 and r.id = l.role_id
          where l.tenant_id = $1 and l.user_id = u.id), '[]') as roles
      from app_user u where u.tenant_id = $1 and u.id = $2`,
    values: [tx.tenantId, userId],
  });
  return row;
}

export type CompanyRow = { id: number; slug: string; name: string };

/** Every company in which somebody signs in with this address: their own workspaces, this one included. */
export function listCompanies(database: Database, email: string): Promise<CompanyRow[]> {
  return database.asSystem(
    (tx) =>
      tx.query<CompanyRow>({
        name: 'list_companies',
        text: `select t.id, t.slug, t.name from tenant t
          where exists (select from app_user u
            where u.tenant_id = t.id and lower(u.email) = lower($1) and u.status = 'ACTIVE')
          order by lower(t.name), t.id`,
        values: [email],
      }),
    { readOnly: true },
  );
}

const fieldsOf = `json_build_object('first_name', first_name, 'last_name', last_name, 'title', title, 'preferences', preferences)`;

/** Reads and locks people for the change engine. Accounts carry no version: their log is their history. */
export async function loadUsers(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  const rows = await tx.query<{ id: number; fields: Record<string, unknown>; version: number }>({
    text: `select id, ${fieldsOf} as fields, (select count(*)::int + 1 from change_entry e
        where e.tenant_id = $1 and e.entity = 'user' and e.entity_id = app_user.id) as version
      from app_user where tenant_id = $1 and id = any($2::bigint[]) order by id for update`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, fields, version }) => [id, { version, projectId: null, fields }]));
}

export async function updateUsers(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: `update app_user u set first_name = r.first_name, last_name = r.last_name, title = r.title, preferences = r.preferences
      from jsonb_to_recordset($2::jsonb) as r (id bigint, first_name text, last_name text, title text, preferences jsonb)
      where u.tenant_id = $1 and u.id = r.id`,
    values: [tx.tenantId, JSON.stringify(rows.map(({ id, fields }) => ({ id, ...fields })))],
  });
}
